import { createHash } from 'node:crypto'
import { compare, type Difference } from './compare.ts'
import { asKept } from './palette.ts'
import { halve, trim, type Picture } from './picture.ts'
import { decode } from './png.ts'

/** A screenshot, taken now or approved before. Equal ones have equal hashes: most of them are never decoded. */
export interface Shot {
  readonly hash: string | undefined
  /** Picture that is compared and kept of it: half its size, without empty space, in few colours. */
  readonly picture: () => Picture
}

/** Reads a screenshot from its file, as Chromium writes it. */
export function createShot(file: Buffer): Shot {
  let picture: Picture | undefined
  return {
    hash: createHash('sha256').update(file).digest('hex').slice(0, 32),
    picture: () => (picture ??= asKept(trim(halve(decode(file))))),
  }
}

/** Compares two shots as a reader sees them. Those that are equal to their last pixel are not decoded. */
export function compareShots(before: Shot, after: Shot): Difference {
  if (before.hash !== undefined && before.hash === after.hash)
    return { blocks: [], worst: 0, resized: undefined }
  return compare(before.picture(), after.picture())
}
