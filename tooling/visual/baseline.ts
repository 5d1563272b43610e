import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow, root } from '../check/workspace.ts'
import { compare, isEqual } from './compare.ts'
import { index, paint } from './palette.ts'
import type { Picture } from './picture.ts'
import { decode, encode } from './png.ts'
import { packageOf, type Story } from './story.ts'

/** How a story is looked at. One that chooses its own theme or direction is looked at once, as it is. */
export type Look = 'light' | 'dark' | 'rtl' | 'own'

/** Folder of the pictures that were approved. */
export const approved = join(root, 'tooling/visual/baseline')

/** File of a picture: a folder for each package. */
export const fileOf = (folder: string, story: Story, look: Look): string =>
  join(folder, packageOf(story), `${story.id}.${look}.png`)

/** The picture of a file, or undefined where there is none. */
const read = (file: string): Picture | undefined =>
  existsSync(file) ? decode(readFileSync(file)) : undefined

/** Writes a picture, in few colours. */
export function write(file: string, picture: Picture): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, encode(index(picture)))
}

/** The approved picture of a look. One that is as in light is not kept twice. */
export function readApproved(folder: string, story: Story, look: Look): Picture | undefined {
  return read(fileOf(folder, story, look)) ?? read(fileOf(folder, story, look === 'own' ? 'own' : 'light'))
}

export const isSame = (before: Picture, after: Picture): boolean => isEqual(compare(before, after))

/** Keeps the pictures of a story that has changed. */
export function keep(folder: string, story: Story, pictures: ReadonlyMap<Look, Picture>): void {
  const light = pictures.get('light')
  for (const [look, picture] of pictures) {
    const file = fileOf(folder, story, look)
    if (look !== 'light' && light && isSame(light, picture)) rmSync(file, { force: true })
    else write(file, picture)
  }
}

/** A picture in the colours that its file keeps. */
export const asKept = (picture: Picture): Picture => paint(index(picture))

/** Files of a folder that belong to no story any more, or to a look that it no longer has. */
export const orphans = (folder: string, files: ReadonlySet<string>): string[] =>
  filesBelow(folder, (path) => path.endsWith('.png')).filter((path) => !files.has(path))
