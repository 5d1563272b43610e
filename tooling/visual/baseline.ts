import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow, root } from '../check/workspace.ts'
import { index } from './palette.ts'
import type { Picture } from './picture.ts'
import { decode, encode, noteOf } from './png.ts'
import type { Shot } from './shot.ts'
import { packageOf, type Story } from './story.ts'

/** How a story is looked at. One that chooses its own theme or direction is looked at once, as it is. */
export type Look = 'light' | 'dark' | 'rtl' | 'own'

/** Folder of the pictures that were approved. */
export const approved = join(root, 'tooling/visual/baseline')

/** File of a picture: a folder for each package. */
export const fileOf = (folder: string, story: Story, look: Look): string =>
  join(folder, packageOf(story), `${story.id}.${look}.png`)

/** The approved picture of a look, or undefined if there is none. One that is as in light is not kept twice. */
export function readApproved(folder: string, story: Story, look: Look): Shot | undefined {
  const own = fileOf(folder, story, look)
  const file = existsSync(own) ? own : fileOf(folder, story, look === 'own' ? 'own' : 'light')
  if (!existsSync(file)) return undefined
  const bytes = readFileSync(file)
  return { hash: noteOf(bytes), picture: () => decode(bytes) }
}

/** Writes a picture, in few colours. */
export function write(file: string, picture: Picture, hash?: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, encode(index(picture), hash))
}

/** Keeps the pictures of a story that has changed. */
export function keep(folder: string, story: Story, shots: ReadonlyMap<Look, Shot>): void {
  const light = shots.get('light')
  for (const [look, shot] of shots) {
    const file = fileOf(folder, story, look)
    if (look !== 'light' && shot.hash === light?.hash) rmSync(file, { force: true })
    else write(file, shot.picture(), shot.hash)
  }
}

/** Files of a folder that belong to no story any more, or to a look that it no longer has. */
export const orphans = (folder: string, files: ReadonlySet<string>): string[] =>
  filesBelow(folder, (path) => path.endsWith('.png')).filter((path) => !files.has(path))
