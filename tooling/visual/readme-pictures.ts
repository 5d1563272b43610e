// Makes the pictures of the READMEs from those of stories: `pnpm pictures`.
import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { isMain, root } from '../check/workspace.ts'

const BASELINE = join(root, 'tooling/visual/baseline')

/** Folder of the pictures. READMEs name it by its address on GitHub, as npm shows no others. */
export const FOLDER = 'docs/images/parts'

/** Story of each package's picture. */
export const PICTURES: Readonly<Record<string, string>> = {
  'cart-client': 'compositions/compositions-shop--product-page',
  'editor-ui': 'compositions/compositions-editor--design-panel',
  'forms-client': 'forms-client/forms-client-form--one-field-is-wrong',
  gallery: 'gallery/gallery-gallery--carousel',
  'perf-collector': 'perf-collector/perf-collector-overlay--a-slow-page',
  tracking: 'tracking/tracking-consentbanner--asks-a-new-visitor',
}

/** Looks of each picture, as a README chooses among them. */
export const LOOKS = ['light', 'dark'] as const

export const pathOf = (name: string, look: (typeof LOOKS)[number]): string => `${FOLDER}/${name}-${look}.webp`

async function make(): Promise<void> {
  mkdirSync(join(root, FOLDER), { recursive: true })
  for (const [name, story] of Object.entries(PICTURES)) {
    for (const look of LOOKS) {
      const path = join(root, pathOf(name, look))
      const picture = sharp(join(BASELINE, `${story}.${look}.png`))
      await picture
        .resize({ width: 800, withoutEnlargement: true })
        .webp({ quality: 74, effort: 6 })
        .toFile(path)
      console.log(pathOf(name, look), statSync(path).size)
    }
  }
}

if (isMain(import.meta.url)) await make()
