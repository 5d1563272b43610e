import type { Solid } from './solid.ts'
import { sill, wall } from './surface.ts'
import type { Scene } from './trace.ts'

/** A picture: what is painted, and how large. */
export interface Picture extends Scene {
  readonly width: number
  readonly height: number
}

export const portrait = { width: 1280, height: 1600 }
export const wide = { width: 2560, height: 1600 }

/** One pot, or a few, before a wall. */
export const one = (
  name: keyof typeof wall,
  ground: keyof typeof sill,
  solids: readonly (Solid | Solid[])[],
  more: Partial<Picture> = {},
): Picture => ({
  ...portrait,
  wall: wall[name],
  sill: sill[ground],
  lookAt: [0, 0.5],
  half: 0.92,
  solids: solids.flat(),
  ...more,
})
