import type { Surface, Vec } from './solid.ts'

export const bare: Vec = [0.44, 0.28, 0.18]
export const dark: Vec = [0.2, 0.12, 0.08]
const glazed = (color: Vec, more: Partial<Surface> = {}): Surface => ({
  color,
  gloss: 0.7,
  rings: 0.45,
  dip: { color: bare, below: 0.06 },
  ...more,
})

/** The seven glazes that the studio works with, and its two clays. */
export const glaze = {
  chalk: glazed([0.7, 0.655, 0.57], { specks: 0.7 }),
  moss: glazed([0.17, 0.2, 0.085], { dip: { color: dark, below: 0.06 } }),
  iron: glazed([0.17, 0.06, 0.03], { gloss: 0.95, dip: { color: bare, below: 0.07 } }),
  sea: glazed([0.25, 0.4, 0.35], { gloss: 0.85 }),
  ink: glazed([0.022, 0.036, 0.075], { gloss: 0.95, dip: { color: bare, below: 0.05 } }),
  butter: glazed([0.74, 0.5, 0.15], { specks: 0.35 }),
  rose: glazed([0.6, 0.28, 0.22], { specks: 0.3 }),
  fog: glazed([0.4, 0.42, 0.43], { specks: 0.5 }),
  clay: { color: [0.5, 0.215, 0.115], gloss: 0.06, rings: 0.8 },
  raw: { color: [0.4, 0.33, 0.27], gloss: 0.12, rings: 1 },
} satisfies Record<string, Surface>

export const wall = {
  bone: [0.6, 0.55, 0.47],
  plaster: [0.52, 0.45, 0.37],
  sage: [0.26, 0.3, 0.23],
  dusk: [0.19, 0.24, 0.29],
  brick: [0.46, 0.24, 0.17],
  ochre: [0.56, 0.37, 0.15],
  blush: [0.58, 0.41, 0.34],
  night: [0.07, 0.085, 0.1],
} satisfies Record<string, Vec>

export const sill = {
  stone: [0.6, 0.55, 0.48],
  oak: [0.42, 0.27, 0.15],
  slate: [0.2, 0.21, 0.22],
  white: [0.72, 0.69, 0.63],
  blush: [0.6, 0.44, 0.37],
} satisfies Record<string, Vec>
