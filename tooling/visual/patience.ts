import { readApproved, type Look } from './baseline.ts'
import { isEqual } from './compare.ts'
import type { Repeat } from './shoot.ts'
import { compareShots, type Shot } from './shot.ts'

/** Pauses before a look is shot again. What comes late, on a busy machine too, has them all. */
const PAUSES_MS: readonly number[] = [100, 400, 1000]

export interface PatienceOptions {
  /** Folder of the approved pictures. */
  readonly folder: string
  /** True if what has changed is kept. */
  readonly isApproving: boolean
  /** True if so much has changed that waiting for late parts is in vain. */
  readonly isHopeless: () => boolean
}

/** True if the theme and the direction alone have changed since the look before: nothing of them comes late. */
const isDressed = (look: Look): boolean => look === 'dark' || look === 'rtl'

/**
 * Repeats a shot until it is as approved. A shot that is to be approved is repeated until it no longer changes: what is
 * caught half-way would differ from then on.
 */
export function createPatience({ folder, isApproving, isHopeless }: PatienceOptions): Repeat {
  const last = new Map<string, Shot>()
  return (story, look, shot, tries) => {
    if (isHopeless()) return undefined
    const key = `${story.id} ${look}`
    const before = last.get(key)
    last.delete(key)
    const kept = readApproved(folder, story, look)
    if (kept && isEqual(compareShots(kept, shot))) return undefined
    if (!isApproving) return PAUSES_MS[tries]
    if (before?.hash === shot.hash) return undefined
    last.set(key, shot)
    return tries === 0 && isDressed(look) ? 0 : PAUSES_MS[tries]
  }
}
