import { bow, box, pebble, rods, turned, type Rod, type Solid, type Surface, type Vec } from './solid.ts'
import type { Scene } from './trace.ts'

/** A picture: what is painted, and how large. */
export interface Picture extends Scene {
  readonly width: number
  readonly height: number
}

const bare: Vec = [0.44, 0.28, 0.18]
const dark: Vec = [0.2, 0.12, 0.08]
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

const wall = {
  bone: [0.6, 0.55, 0.47],
  plaster: [0.52, 0.45, 0.37],
  sage: [0.26, 0.3, 0.23],
  dusk: [0.19, 0.24, 0.29],
  brick: [0.46, 0.24, 0.17],
  ochre: [0.56, 0.37, 0.15],
  blush: [0.58, 0.41, 0.34],
  night: [0.07, 0.085, 0.1],
} satisfies Record<string, Vec>

const sill = {
  stone: [0.6, 0.55, 0.48],
  oak: [0.42, 0.27, 0.15],
  slate: [0.2, 0.21, 0.22],
  white: [0.72, 0.69, 0.63],
  blush: [0.6, 0.44, 0.37],
} satisfies Record<string, Vec>

interface Place {
  readonly at?: readonly [number, number]
  readonly on?: number
  readonly turn?: number
}

/** The shapes of the shop, each taking the glaze it is dipped in. */
const iris = (surface: Surface, place: Place = {}, tall = 1): Solid =>
  turned({
    profile: [
      [0, 0.17],
      [0.03, 0.2],
      [0.22, 0.29],
      [0.5, 0.31],
      [0.78, 0.19],
      [1.02, 0.095],
      [1.2, 0.1],
      [1.3, 0.15],
    ].map(([y = 0, r = 0]) => [y * tall, r] as const),
    wall: 0.022,
    surface,
    ...place,
  })

const jug = (surface: Surface, place: Place = {}) =>
  turned({
    profile: [
      [0, 0.24],
      [0.04, 0.28],
      [0.28, 0.4],
      [0.52, 0.36],
      [0.74, 0.22],
      [0.92, 0.2],
      [1, 0.235],
    ],
    wall: 0.026,
    surface,
    rods: [
      bow([0.2, 0.9, 0], [0.66, 1.02, 0], [0.37, 0.4, 0], 0.036, 0.045),
      [
        [-0.15, 0.84, 0, 0.07],
        [-0.3, 0.985, 0, 0.05],
      ],
    ],
    holes: [
      [
        [-0.12, 0.9, 0, 0.06],
        [-0.34, 1.03, 0, 0.045],
      ],
    ],
    ...place,
  })

const cup = (surface: Surface, place: Place = {}) =>
  turned({
    profile: [
      [0, 0.2],
      [0.02, 0.235],
      [0.12, 0.275],
      [0.32, 0.285],
      [0.44, 0.28],
    ],
    wall: 0.02,
    surface,
    rods: [bow([0.275, 0.36, 0], [0.56, 0.37, 0], [0.265, 0.1, 0], 0.024, 0.032)],
    ...place,
  })

const tumbler = (surface: Surface, place: Place = {}) =>
  turned({
    profile: [
      [0, 0.17],
      [0.02, 0.2],
      [0.2, 0.215],
      [0.42, 0.24],
      [0.52, 0.25],
    ],
    wall: 0.017,
    surface,
    ...place,
  })

const bowl = (surface: Surface, place: Place = {}, size = 1) =>
  turned({
    profile: [
      [0, 0.2],
      [0.035, 0.2],
      [0.06, 0.28],
      [0.14, 0.46],
      [0.25, 0.57],
      [0.3, 0.6],
    ].map(([y = 0, r = 0]) => [y * size, r * size] as const),
    wall: 0.026,
    floor: 0.07,
    surface: { ...surface, dip: { color: bare, below: 0.035 } },
    ...place,
  })

const bottle = (surface: Surface, place: Place = {}, tall = 1) =>
  turned({
    profile: [
      [0, 0.18],
      [0.03, 0.215],
      [0.3, 0.23],
      [0.62, 0.225],
      [0.78, 0.14],
      [0.9, 0.068],
      [1.16, 0.06],
      [1.22, 0.082],
    ].map(([y = 0, r = 0]) => [y * tall, r] as const),
    wall: 0.018,
    surface,
    ...place,
  })

const moonJar = (surface: Surface, place: Place = {}) =>
  turned({
    profile: [
      [0, 0.24],
      [0.05, 0.29],
      [0.25, 0.48],
      [0.55, 0.575],
      [0.85, 0.5],
      [1.05, 0.31],
      [1.1, 0.25],
      [1.16, 0.265],
    ],
    wall: 0.026,
    surface,
    ...place,
  })

function candleFoot(surface: Surface, place: Place = {}): Solid[] {
  const { at = [0, 0] } = place
  return [
    turned({
      profile: [
        [0, 0.27],
        [0.02, 0.3],
        [0.06, 0.285],
        [0.1, 0.16],
        [0.15, 0.085],
        [0.3, 0.06],
        [0.4, 0.07],
        [0.45, 0.13],
        [0.5, 0.155],
      ],
      surface: { ...surface, dip: { color: bare, below: -1 } },
      ...place,
    }),
    turned({
      profile: [
        [0, 0.05],
        [0.5, 0.047],
        [0.53, 0.035],
        [0.545, 0.012],
      ],
      at,
      on: (place.on ?? 0) + 0.5,
      surface: { color: [0.78, 0.68, 0.5], gloss: 0.2 },
    }),
    rods(
      [
        [
          [at[0], (place.on ?? 0) + 1.03, at[1], 0.006],
          [at[0] + 0.008, (place.on ?? 0) + 1.09, at[1], 0.005],
        ],
      ],
      { color: [0.03, 0.03, 0.03], gloss: 0 },
    ),
  ]
}

const fruit = { color: [0.72, 0.46, 0.045], gloss: 0.3 } satisfies Surface
const lemon = (x: number, y: number, z: number, turn = 0) =>
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
const pear = (x: number, z: number, on = 0): Solid[] => [
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
const egg = (x: number, z: number, on: number, color: Vec = [0.66, 0.47, 0.34]) =>
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

const leaf = { color: [0.1, 0.16, 0.055], gloss: 0.35 } satisfies Surface
/** A stalk from a point, bent towards another, with leaves along it. */
function sprig(from: Vec, to: Vec, leaves: number, size = 0.1, surface: Surface = leaf): Solid[] {
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
function poppy(from: Vec, to: Vec, color: Vec, size = 0.12): Solid[] {
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

const teapot = (surface: Surface, place: Place = {}): Solid[] => [
  turned({
    profile: [
      [0, 0.22],
      [0.03, 0.26],
      [0.2, 0.37],
      [0.36, 0.36],
      [0.5, 0.22],
      [0.53, 0.17],
    ],
    surface,
    rods: [
      [
        [-0.28, 0.16, 0, 0.085],
        [-0.46, 0.3, 0, 0.058],
        [-0.55, 0.46, 0, 0.042],
        [-0.62, 0.53, 0, 0.038],
      ],
      bow([0.2, 0.49, 0], [0.12, 0.98, 0], [-0.19, 0.49, 0], 0.026, 0.032, 18),
    ],
    holes: [
      [
        [-0.6, 0.5, 0, 0.026],
        [-0.68, 0.58, 0, 0.028],
      ],
    ],
    ...place,
  }),
  turned({
    profile: [
      [0, 0.165],
      [0.02, 0.17],
      [0.06, 0.1],
      [0.075, 0.035],
      [0.1, 0.03],
      [0.125, 0.05],
      [0.15, 0.04],
      [0.158, 0.006],
    ],
    at: place.at ?? [0, 0],
    on: (place.on ?? 0) + 0.525,
    surface: { ...surface, dip: { color: dark, below: -1 } },
  }),
]

const lidded = (surface: Surface, place: Place = {}, tall = 0.34): Solid[] => [
  turned({
    profile: [
      [0, 0.2],
      [0.02, 0.235],
      [tall * 0.5, 0.27],
      [tall, 0.255],
    ],
    surface,
    ...place,
  }),
  turned({
    profile: [
      [0, 0.262],
      [0.025, 0.27],
      [0.06, 0.2],
      [0.085, 0.05],
      [0.11, 0.036],
      [0.15, 0.062],
      [0.18, 0.05],
      [0.19, 0.008],
    ],
    at: place.at ?? [0, 0],
    on: (place.on ?? 0) + tall + 0.006,
    surface: { ...surface, dip: { color: bare, below: 0.02 } },
  }),
]

const planter = (surface: Surface, place: Place = {}): Solid[] => [
  turned({
    profile: [
      [0, 0.24],
      [0.02, 0.25],
      [0.3, 0.31],
      [0.46, 0.335],
      [0.47, 0.36],
      [0.56, 0.365],
    ],
    wall: 0.03,
    floor: 0.44,
    surface,
    ...place,
  }),
  turned({
    profile: [
      [0, 0.3],
      [0.02, 0.36],
      [0.06, 0.38],
    ],
    wall: 0.02,
    floor: 0.022,
    surface,
    at: place.at ?? [0, 0],
  }),
]

const plate = (surface: Surface, on: number, at: readonly [number, number], size = 1) =>
  turned({
    profile: [
      [0, 0.3],
      [0.018, 0.32],
      [0.03, 0.42],
      [0.055, 0.53],
      [0.07, 0.56],
    ].map(([y = 0, r = 0]) => [y, r * size] as const),
    wall: 0.018,
    floor: 0.03,
    surface: { ...surface, dip: { color: bare, below: 0.012 } },
    on,
    at,
  })

const can = (surface: Surface, place: Place = {}) =>
  turned({
    profile: [
      [0, 0.3],
      [0.02, 0.31],
      [0.4, 0.27],
      [0.46, 0.25],
      [0.5, 0.16],
      [0.54, 0.15],
    ],
    wall: 0.018,
    surface,
    rods: [
      [
        [-0.24, 0.12, 0, 0.05],
        [-0.56, 0.46, 0, 0.03],
        [-0.72, 0.62, 0, 0.024],
        [-0.79, 0.64, 0, 0.024],
      ],
      bow([0.14, 0.52, 0], [0.52, 0.88, 0], [0.285, 0.16, 0], 0.022, 0.026, 18),
    ],
    holes: [
      [
        [-0.77, 0.64, 0, 0.014],
        [-0.86, 0.65, 0, 0.016],
      ],
    ],
    ...place,
  })

const book = (at: Vec, half: Vec, color: Vec, turn: number): Solid[] => [
  box(half, at, { color, gloss: 0.06 }, { turn }),
  box(
    [half[0] * 0.985, half[1] * 0.72, half[2] * 1.012],
    [at[0] + 0.012, at[1], at[2] + 0.006],
    { color: [0.7, 0.64, 0.52], gloss: 0 },
    { turn, round: 0.004 },
  ),
]

/** A box in brown paper, tied crosswise. `at` is the middle of its foot. */
function parcel([x, y, z]: Vec, [w, h, d]: Vec): Solid[] {
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

const portrait = { width: 1280, height: 1600 }
const wide = { width: 2560, height: 1600 }
const one = (
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

const g = glaze
/** Every picture of the shop by its file's name. */
export const pictures: Record<string, Picture> = {
  'iris-vase-chalk': one('sage', 'stone', [iris(g.chalk), sprig([0, 1.2, 0], [0.34, 1.98, 0.06], 7, 0.12)], {
    lookAt: [0.04, 0.92],
    half: 1.22,
  }),
  'iris-vase-moss': one('sage', 'stone', [iris(g.moss), sprig([0, 1.2, 0], [0.34, 1.98, 0.06], 7, 0.12)], {
    lookAt: [0.04, 0.92],
    half: 1.22,
  }),
  'iris-vase-iron': one('sage', 'stone', [iris(g.iron), sprig([0, 1.2, 0], [0.34, 1.98, 0.06], 7, 0.12)], {
    lookAt: [0.04, 0.92],
    half: 1.22,
  }),
  'belly-jug': one('blush', 'white', [jug(g.rose, { turn: 0.35 }), lemon(0.34, 0.11, 0.42, 0.6)], {
    lookAt: [0.03, 0.5],
  }),
  'morning-cup-chalk': one('dusk', 'stone', [cup(g.chalk, { turn: 0.45 })], {
    lookAt: [0.05, 0.24],
    half: 0.62,
  }),
  'morning-cup-sea': one('dusk', 'stone', [cup(g.sea, { turn: 0.45 })], { lookAt: [0.05, 0.24], half: 0.62 }),
  'morning-cup-ink': one('dusk', 'stone', [cup(g.ink, { turn: 0.45 })], { lookAt: [0.05, 0.24], half: 0.62 }),
  'morning-cup-butter': one('dusk', 'stone', [cup(g.butter, { turn: 0.45 })], {
    lookAt: [0.05, 0.24],
    half: 0.62,
  }),
  'morning-cup-rose': one('dusk', 'stone', [cup(g.rose, { turn: 0.45 })], {
    lookAt: [0.05, 0.24],
    half: 0.62,
  }),
  'pair-of-tumblers': one(
    'ochre',
    'oak',
    [
      tumbler(g.fog, { at: [-0.24, -0.12] }),
      tumbler(
        {
          ...g.clay,
          dip: { color: g.chalk.color, below: -1 },
          band: { color: g.chalk.color, at: 0.36, wide: 0.09 },
        },
        { at: [0.26, 0.16] },
      ),
    ],
    { lookAt: [0.02, 0.32], half: 0.74 },
  ),
  'low-bowl': one(
    'plaster',
    'white',
    [bowl(g.moss), lemon(-0.12, 0.2, 0.02, 0.4), lemon(0.1, 0.22, -0.1, 1.6), lemon(0.46, 0.11, 0.5, 0.2)],
    { lookAt: [0.03, 0.28], half: 0.86 },
  ),
  'bottle-no-4': one('brick', 'stone', [bottle(g.ink)], { lookAt: [0, 0.58], half: 0.95 }),
  'moon-jar': one('dusk', 'stone', [moonJar(g.chalk)], { lookAt: [0, 0.54], half: 0.96 }),
  'candle-foot': one('night', 'slate', candleFoot(g.iron), { lookAt: [0, 0.5], half: 0.84 }),
  'sill-planter': one(
    'bone',
    'white',
    [
      planter(g.clay),
      sprig([0, 0.5, 0], [-0.3, 1.3, 0.1], 8, 0.16),
      sprig([0.05, 0.5, 0], [0.34, 1.42, -0.05], 9, 0.17),
      sprig([0, 0.5, 0.05], [0.06, 1.1, 0.3], 6, 0.15),
    ],
    { lookAt: [0, 0.66], half: 1.06 },
  ),
  'watering-can': one('ochre', 'white', [can(g.sea, { turn: 0.3, at: [0.16, 0] })], {
    lookAt: [-0.02, 0.38],
    half: 0.9,
  }),
  'salt-pinch': one('sage', 'oak', [lidded(g.chalk, {}, 0.3)], { lookAt: [0, 0.26], half: 0.6 }),
  'fruit-stand': one(
    'blush',
    'stone',
    [
      turned({
        profile: [
          [0, 0.27],
          [0.03, 0.28],
          [0.08, 0.12],
          [0.28, 0.075],
          [0.4, 0.13],
          [0.44, 0.34],
          [0.5, 0.53],
          [0.56, 0.57],
        ],
        wall: 0.024,
        floor: 0.45,
        surface: g.fog,
      }),
      pear(-0.16, 0.06, 0.45),
      pear(0.16, -0.08, 0.46),
      lemon(0.06, 0.57, 0.2, 0.3),
    ],
    { lookAt: [0, 0.48], half: 0.92 },
  ),
  'teapot-for-two': one('plaster', 'oak', teapot(g.iron, { turn: -0.2, at: [0.08, 0] }), {
    lookAt: [-0.02, 0.36],
    half: 0.84,
  }),
  'oil-cruet-butter': one(
    'sage',
    'white',
    [
      turned({
        profile: [
          [0, 0.2],
          [0.02, 0.22],
          [0.18, 0.25],
          [0.34, 0.2],
          [0.5, 0.07],
          [0.66, 0.05],
          [0.7, 0.075],
        ],
        wall: 0.016,
        surface: g.butter,
        rods: [bow([0.05, 0.6, 0], [0.42, 0.66, 0], [0.23, 0.26, 0], 0.02, 0.026)],
        turn: 0.4,
      }),
    ],
    { lookAt: [0.03, 0.34], half: 0.68 },
  ),
  'oil-cruet-sea': one(
    'sage',
    'white',
    [
      turned({
        profile: [
          [0, 0.2],
          [0.02, 0.22],
          [0.18, 0.25],
          [0.34, 0.2],
          [0.5, 0.07],
          [0.66, 0.05],
          [0.7, 0.075],
        ],
        wall: 0.016,
        surface: g.sea,
        rods: [bow([0.05, 0.6, 0], [0.42, 0.66, 0], [0.23, 0.26, 0], 0.02, 0.026)],
        turn: 0.4,
      }),
    ],
    { lookAt: [0.03, 0.34], half: 0.68 },
  ),
  'egg-cups': one(
    'dusk',
    'white',
    [
      ...(
        [
          [-0.34, -0.1, g.butter],
          [0.02, 0.14, g.chalk],
          [0.38, -0.06, g.sea],
        ] as const
      ).map(([x, z, s]) =>
        turned({
          profile: [
            [0, 0.12],
            [0.02, 0.125],
            [0.06, 0.06],
            [0.1, 0.055],
            [0.16, 0.12],
            [0.23, 0.135],
          ],
          wall: 0.015,
          floor: 0.12,
          surface: { ...s, dip: { color: bare, below: 0.03 } },
          at: [x, z],
        }),
      ),
      egg(-0.34, -0.1, 0.125),
      egg(0.38, -0.06, 0.125, [0.72, 0.64, 0.54]),
    ],
    { lookAt: [0.02, 0.2], half: 0.66 },
  ),
  'everyday-plate': one(
    'brick',
    'stone',
    [
      plate(g.fog, 0, [0, 0]),
      plate(g.chalk, 0.05, [0.01, 0.01]),
      plate(g.sea, 0.1, [-0.01, 0]),
      plate(g.chalk, 0.15, [0.015, -0.01], 0.78),
      pear(0.1, 0.02, 0.185),
    ],
    { lookAt: [0, 0.3], half: 0.86 },
  ),
  'butter-bell': one('ochre', 'stone', lidded(g.ink, {}, 0.26), { lookAt: [0, 0.24], half: 0.58 }),
  'bud-trio': one(
    'blush',
    'white',
    [
      turned({
        profile: [
          [0, 0.12],
          [0.02, 0.14],
          [0.16, 0.17],
          [0.3, 0.08],
          [0.44, 0.035],
          [0.48, 0.05],
        ],
        wall: 0.014,
        surface: g.moss,
        at: [-0.36, 0.05],
      }),
      turned({
        profile: [
          [0, 0.1],
          [0.02, 0.12],
          [0.3, 0.13],
          [0.5, 0.06],
          [0.68, 0.032],
          [0.72, 0.046],
        ],
        wall: 0.014,
        surface: g.chalk,
        at: [0.02, -0.1],
      }),
      turned({
        profile: [
          [0, 0.13],
          [0.02, 0.15],
          [0.12, 0.19],
          [0.22, 0.12],
          [0.3, 0.04],
          [0.36, 0.055],
        ],
        wall: 0.014,
        surface: g.rose,
        at: [0.38, 0.1],
      }),
      poppy([0.02, 0.66, -0.1], [0.12, 1.18, -0.08], [0.75, 0.2, 0.1]),
      sprig([-0.36, 0.44, 0.05], [-0.52, 0.86, 0.1], 5, 0.08),
    ],
    { lookAt: [0, 0.52], half: 0.88 },
  ),
  'incense-pebble': one(
    'night',
    'slate',
    [
      turned({
        profile: [
          [0, 0.3],
          [0.02, 0.36],
          [0.05, 0.4],
        ],
        wall: 0.016,
        floor: 0.02,
        surface: { ...g.fog, dip: { color: bare, below: 0.012 } },
      }),
      pebble([0.15, 0.1, 0.13], [0, 0.12, 0], { color: [0.3, 0.29, 0.27], gloss: 0.1, specks: 1 }),
      rods(
        [
          [
            [0, 0.2, 0, 0.007],
            [0.1, 0.92, -0.02, 0.007],
          ],
        ],
        { color: [0.2, 0.09, 0.05], gloss: 0 },
      ),
    ],
    { lookAt: [0, 0.34], half: 0.66 },
  ),
  'water-carafe': one(
    'sage',
    'stone',
    [
      turned({
        profile: [
          [0, 0.2],
          [0.02, 0.23],
          [0.25, 0.27],
          [0.5, 0.2],
          [0.68, 0.115],
          [0.82, 0.11],
          [0.94, 0.16],
        ],
        wall: 0.018,
        surface: { ...g.sea, band: { color: [0.7, 0.655, 0.57], at: 0.7, wide: 0.012 } },
        at: [-0.14, -0.08],
      }),
      tumbler(g.sea, { at: [0.4, 0.2] }),
    ],
    { lookAt: [0.06, 0.46], half: 0.84 },
  ),
  'glaze-notebook': one(
    'brick',
    'white',
    [
      book([0, 0.06, 0], [0.5, 0.06, 0.36], [0.12, 0.2, 0.18], 0.18),
      book([0.02, 0.16, 0], [0.44, 0.04, 0.32], [0.62, 0.42, 0.16], -0.12),
      book([0, 0.235, 0], [0.36, 0.035, 0.27], [0.55, 0.5, 0.42], 0.3),
      cup(g.butter, { on: 0.27, turn: 0.5, at: [0.02, 0.02] }),
    ],
    { lookAt: [0.04, 0.38], half: 0.82 },
  ),
  'north-light': one('dusk', 'white', [bottle(g.chalk, { at: [0.36, 0] }, 0.7)], {
    lookAt: [0, 0.72],
    half: 1.08,
    patch: [0.1, 0.15],
  }),
  'sound-of-the-kiln': one(
    'night',
    'oak',
    [
      turned({
        profile: [
          [0, 0.4],
          [0.03, 0.37],
          [0.14, 0.3],
          [0.34, 0.24],
          [0.44, 0.13],
          [0.47, 0.04],
        ],
        surface: { ...g.iron, dip: { color: bare, below: -1 }, band: { color: bare, at: 0.1, wide: 0.02 } },
      }),
      rods([bow([-0.07, 0.45, 0], [0, 0.72, 0], [0.07, 0.45, 0], 0.02)], {
        color: [0.25, 0.15, 0.08],
        gloss: 0.05,
      }),
    ],
    { lookAt: [0, 0.34], half: 0.72 },
  ),
  'the-mending': one('dusk', 'slate', [bowl({ ...g.chalk, specks: 0.2, seams: true })], {
    lookAt: [0, 0.24],
    half: 0.86,
  }),
  'wheel-evening': one(
    'plaster',
    'slate',
    [
      turned({
        profile: [
          [0, 0.62],
          [0.03, 0.64],
          [0.06, 0.62],
        ],
        surface: { color: [0.16, 0.15, 0.14], gloss: 0.5, rings: 0.8 },
      }),
      turned({
        profile: [
          [0, 0.24],
          [0.02, 0.25],
          [0.2, 0.34],
          [0.44, 0.36],
          [0.6, 0.28],
          [0.66, 0.3],
        ],
        wall: 0.035,
        on: 0.06,
        surface: { ...g.raw, gloss: 0.5, rings: 2 },
      }),
    ],
    { lookAt: [0, 0.34], half: 0.84 },
  ),
  'stems-monthly': one(
    'ochre',
    'white',
    [
      iris(g.fog, {}, 0.75),
      poppy([0, 0.9, 0], [-0.26, 1.5, 0.1], [0.72, 0.13, 0.06], 0.15),
      poppy([0, 0.9, 0], [0.22, 1.72, 0], [0.75, 0.28, 0.12], 0.15),
      poppy([0, 0.9, 0], [0.4, 1.28, 0.1], [0.68, 0.1, 0.07], 0.12),
      sprig([0, 0.9, 0], [0, 1.86, -0.05], 7, 0.11),
      sprig([0, 0.9, 0], [-0.44, 1.22, 0], 5, 0.1),
    ],
    { lookAt: [0, 0.9], half: 1.2 },
  ),
  'tea-monthly': one(
    'blush',
    'oak',
    [
      lidded(
        { ...g.moss, band: { color: [0.7, 0.655, 0.57], at: 0.34, wide: 0.02 } },
        { at: [-0.12, -0.08] },
        0.52,
      ),
      tumbler(g.chalk, { at: [0.4, 0.22] }),
    ],
    { lookAt: [0.06, 0.36], half: 0.78 },
  ),
  'gift-card': one(
    'brick',
    'blush',
    [
      box(
        [0.42, 0.27, 0.008],
        [0.04, 0.27, 0.05],
        { color: [0.72, 0.66, 0.55], gloss: 0.05 },
        { turn: 0.16, lean: 0.22, round: 0.006 },
      ),
      box(
        [0.4, 0.018, 0.01],
        [0.045, 0.3, 0.058],
        { color: [0.55, 0.16, 0.08], gloss: 0.1 },
        { turn: 0.16, lean: 0.22, round: 0.004 },
      ),
      bottle(g.moss, { at: [0.3, -0.32] }, 0.72),
    ],
    { lookAt: [0.08, 0.42], half: 0.78 },
  ),

  // Close views, each of a picture above.
  'iris-vase-neck': one('sage', 'stone', [iris(g.chalk), sprig([0, 1.2, 0], [0.34, 1.98, 0.06], 7, 0.12)], {
    lookAt: [0.04, 1.16],
    half: 0.46,
  }),
  'belly-jug-lip': one('blush', 'white', [jug(g.rose, { turn: 0.35 }), lemon(0.34, 0.11, 0.42, 0.6)], {
    lookAt: [-0.1, 0.84],
    half: 0.42,
  }),
  'morning-cup-handle': one('dusk', 'stone', [cup(g.chalk, { turn: 0.45 })], {
    lookAt: [0.26, 0.26],
    half: 0.34,
  }),
  'moon-jar-seam': one('dusk', 'stone', [moonJar(g.chalk)], { lookAt: [0.2, 0.52], half: 0.46 }),

  'window-row': {
    ...wide,
    wall: wall.plaster,
    sill: sill.white,
    lookAt: [0, 0.62],
    half: 1.0,
    patch: [0.05, 0.2],
    solids: [
      bottle(g.ink, { at: [-1.02, -0.15] }),
      jug(g.chalk, { at: [-0.42, 0.06], turn: 0.5 }),
      moonJar(g.rose, { at: [0.42, -0.14] }),
      cup(g.butter, { at: [0.0, 0.46], turn: 0.6 }),
      iris(g.moss, { at: [1.12, -0.1] }, 0.92),
      lemon(0.6, 0.11, 0.52, 0.5),
      ...sprig([1.12, 1.1, -0.1], [1.38, 1.62, 0], 6, 0.1),
    ],
  },
  'kiln-shelf': {
    ...wide,
    wall: wall.night,
    sill: sill.oak,
    lookAt: [0, 0.5],
    half: 0.86,
    solids: [
      bottle(g.clay, { at: [-1.15, 0] }, 0.8),
      cup(g.ink, { at: [-0.62, 0.16], turn: 0.4 }),
      bottle(g.fog, { at: [-0.22, -0.2] }, 0.98),
      ...lidded(g.iron, { at: [0.25, 0.12] }, 0.4),
      tumbler(g.chalk, { at: [0.78, 0.2] }),
      iris(g.sea, { at: [1.12, -0.16] }, 0.8),
    ],
  },
  'long-table': {
    ...wide,
    wall: wall.sage,
    sill: sill.oak,
    lookAt: [0, 0.42],
    half: 0.82,
    solids: [
      plate(g.chalk, 0, [-0.86, 0.1]),
      plate(g.sea, 0.05, [-0.86, 0.1], 0.76),
      ...pear(-0.86, 0.1, 0.1),
      ...teapot(g.ink, { at: [0.2, -0.12], turn: -0.25 }),
      tumbler(g.rose, { at: [0.86, 0.24] }),
      tumbler(g.butter, { at: [1.18, -0.2] }),
      egg(-0.24, 0.5, 0),
    ],
  },
  'three-greens': {
    ...wide,
    wall: wall.bone,
    sill: sill.white,
    lookAt: [0, 0.72],
    half: 1.02,
    patch: [-0.2, 0.1],
    solids: [
      ...planter(g.clay, { at: [-0.8, 0] }),
      ...sprig([-0.8, 0.5, 0], [-1.1, 1.34, 0.1], 8, 0.16),
      ...sprig([-0.78, 0.5, 0], [-0.5, 1.46, 0], 9, 0.16),
      can(g.sea, { at: [0.34, 0.16], turn: 0.35 }),
      bottle(g.butter, { at: [1.16, -0.18] }, 0.86),
    ],
  },
  'first-frost': {
    ...wide,
    wall: wall.dusk,
    sill: sill.slate,
    lookAt: [0, 0.52],
    half: 0.86,
    sun: 0.25,
    solids: [
      moonJar(g.chalk, { at: [-0.62, -0.12] }),
      ...candleFoot(g.iron, { at: [0.28, 0.08] }),
      bowl(g.fog, { at: [1.05, 0.1] }, 0.7),
      lemon(0.98, 0.18, 0.1, 0.4),
    ],
  },
  'gold-seam': {
    ...wide,
    wall: wall.brick,
    sill: sill.slate,
    lookAt: [0, 0.3],
    half: 0.7,
    solids: [
      bowl({ ...g.chalk, specks: 0.2, seams: true }, { at: [-0.36, 0] }),
      cup({ ...g.ink, seams: true }, { at: [0.72, 0.2], turn: 0.4 }),
    ],
  },
  'empty-sill': {
    ...wide,
    wall: wall.bone,
    sill: sill.white,
    lookAt: [0, 0.56],
    half: 0.92,
    patch: [0.1, 0.2],
    solids: [lemon(0.74, 0.11, 0.3, 0.5)],
  },
  'the-parcel': {
    ...wide,
    wall: wall.sage,
    sill: sill.oak,
    lookAt: [0, 0.46],
    half: 0.84,
    patch: [0.1, 0.1],
    solids: [
      ...parcel([-0.3, 0, 0], [0.46, 0.34, 0.34]),
      ...parcel([-0.22, 0.68, 0.02], [0.28, 0.15, 0.22]),
      cup(g.chalk, { at: [0.66, 0.26], turn: 0.4 }),
      ...sprig([-0.2, 0.98, 0.2], [0.16, 1.12, 0.3], 5, 0.09),
    ],
  },
  'first-light': {
    ...wide,
    wall: wall.blush,
    sill: sill.blush,
    lookAt: [0, 0.66],
    half: 0.98,
    patch: [0.15, 0.15],
    solids: [
      iris(g.chalk, { at: [-0.78, 0] }, 0.8),
      ...poppy([-0.78, 0.98, 0], [-0.6, 1.5, 0.1], [0.75, 0.2, 0.1], 0.14),
      ...poppy([-0.78, 0.98, 0], [-1.02, 1.36, 0.1], [0.72, 0.4, 0.16], 0.12),
      bottle(g.iron, { at: [0.02, -0.24] }, 1.02),
      jug(g.fog, { at: [0.66, 0.06], turn: 0.4 }),
      egg(1.26, 0.36, 0),
    ],
  },
}
