import { bow, box, pebble, rods, turned, type Rod, type Solid, type Surface, type Vec } from './solid.ts'

// Things that lie beside the pots.

export const fruit = { color: [0.72, 0.46, 0.045], gloss: 0.3 } satisfies Surface

export const lemon = (x: number, y: number, z: number, turn = 0) =>
  turned({
    profile: [
      [0, 0.012],
      [0.025, 0.04],
      [0.08, 0.095],
      [0.14, 0.108],
      [0.2, 0.09],
      [0.245, 0.04],
      [0.275, 0.02],
      [0.28, 0.004],
    ],
    at: [x + 0.14, z],
    on: y,
    tilt: 1.5,
    turn,
    surface: fruit,
  })

export const pear = (x: number, z: number, on = 0): Solid[] => [
  turned({
    profile: [
      [0, 0.05],
      [0.02, 0.11],
      [0.12, 0.175],
      [0.22, 0.15],
      [0.32, 0.085],
      [0.4, 0.06],
      [0.43, 0.025],
    ],
    at: [x, z],
    on,
    surface: { color: [0.4, 0.38, 0.09], gloss: 0.28, specks: 0.5 },
  }),
  rods(
    [
      [
        [x, on + 0.42, z, 0.009],
        [x + 0.025, on + 0.52, z, 0.01],
      ],
    ],
    { color: [0.12, 0.07, 0.03], gloss: 0.05 },
  ),
]

export const egg = (x: number, z: number, on: number, color: Vec = [0.66, 0.47, 0.34]) =>
  turned({
    profile: [
      [0, 0.02],
      [0.02, 0.065],
      [0.08, 0.11],
      [0.14, 0.115],
      [0.22, 0.085],
      [0.27, 0.035],
      [0.28, 0.008],
    ],
    at: [x, z],
    on,
    surface: { color, gloss: 0.22 },
  })

export const leaf = { color: [0.1, 0.16, 0.055], gloss: 0.35 } satisfies Surface

/** A stalk from a point, bent towards another, with leaves along it. */
export function sprig(from: Vec, to: Vec, leaves: number, size = 0.1, surface: Surface = leaf): Solid[] {
  const bend: Vec = [
    from[0] + (to[0] - from[0]) * 0.2,
    (from[1] + to[1]) / 2 + 0.1,
    from[2] + (to[2] - from[2]) * 0.3,
  ]
  const stalk = bow(from, bend, to, 0.009, 0.007, 14)
  const blades = Array.from({ length: leaves }, (_, i) => {
    const [x, y, z] = stalk[Math.round(14 - (i * 9) / leaves)] ?? [0, 0, 0, 0]
    const side = i % 2 ? 1 : -1
    const grow = size * (0.7 + 0.4 * ((i + 1) / leaves))
    return pebble(
      [grow, 0.014, grow * 0.45],
      [x + side * grow * 0.75, y + grow * 0.35, z + side * 0.03],
      surface,
      { tilt: side * 0.55, turn: side * 0.35 + i * 0.4 },
    )
  })
  return [rods([stalk], { color: [0.12, 0.14, 0.05], gloss: 0.15 }), ...blades]
}

export function poppy(from: Vec, to: Vec, color: Vec, size = 0.12): Solid[] {
  const stalk: Rod = bow(
    from,
    [from[0] * 0.6 + to[0] * 0.4, (from[1] + to[1]) / 2, from[2]],
    to,
    0.01,
    0.008,
    12,
  )
  const petal = { color, gloss: 0.1 } satisfies Surface
  const petals = [0, 1, 2, 3, 4].map((i) => {
    const a = (i / 5) * Math.PI * 2
    return pebble(
      [size, 0.02, size * 0.72],
      [to[0] + Math.cos(a) * size * 0.62, to[1] + 0.03 + 0.02 * (i % 2), to[2] + Math.sin(a) * size * 0.62],
      petal,
      { turn: -a, tilt: 0.62 },
    )
  })
  return [
    rods([stalk], { color: [0.13, 0.17, 0.07], gloss: 0.1 }),
    ...petals,
    pebble([0.04, 0.035, 0.04], [to[0], to[1] + 0.05, to[2]], { color: [0.12, 0.09, 0.02], gloss: 0.1 }),
  ]
}

export const book = (at: Vec, half: Vec, color: Vec, turn: number): Solid[] => [
  box(half, at, { color, gloss: 0.06 }, { turn }),
  box(
    [half[0] * 0.985, half[1] * 0.72, half[2] * 1.012],
    [at[0] + 0.012, at[1], at[2] + 0.006],
    { color: [0.7, 0.64, 0.52], gloss: 0 },
    { turn, round: 0.004 },
  ),
]

/** A box in brown paper, tied crosswise. `at` is the middle of its foot. */
export function parcel([x, y, z]: Vec, [w, h, d]: Vec): Solid[] {
  const paper: Surface = { color: [0.43, 0.28, 0.16], gloss: 0.05 }
  const string: Surface = { color: [0.72, 0.66, 0.55], gloss: 0 }
  const r = 0.009
  const around = (a: number, b: number): Rod[] => [
    [
      [x - a, y, z + b, r],
      [x - a, y + 2 * h, z + b, r],
    ],
    [
      [x - a, y + 2 * h, z + b, r],
      [x + a, y + 2 * h, z - b, r],
    ],
    [
      [x + a, y + 2 * h, z - b, r],
      [x + a, y, z - b, r],
    ],
  ]
  const knot = y + 2 * h
  return [
    box([w, h, d], [x, y + h, z], paper, { round: 0.02 }),
    rods(
      [
        ...around(w, 0),
        ...around(0, d),
        bow([x, knot, z], [x + 0.14, knot + 0.15, z + 0.06], [x + 0.02, knot + 0.01, z + 0.02], r, r),
        bow([x, knot, z], [x - 0.14, knot + 0.13, z + 0.06], [x - 0.02, knot + 0.01, z + 0.02], r, r),
      ],
      string,
    ),
  ]
}
