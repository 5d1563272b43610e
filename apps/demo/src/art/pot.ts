import { bow, rods, turned, type Solid, type Surface } from './solid.ts'
import { bare, dark } from './surface.ts'

// The shapes of the shop, each taking the glaze it is dipped in.

interface Place {
  readonly at?: readonly [number, number]
  readonly on?: number
  readonly turn?: number
}

export const iris = (surface: Surface, place: Place = {}, tall = 1): Solid =>
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

export const jug = (surface: Surface, place: Place = {}) =>
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

export const cup = (surface: Surface, place: Place = {}) =>
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

export const tumbler = (surface: Surface, place: Place = {}) =>
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

export const bowl = (surface: Surface, place: Place = {}, size = 1) =>
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

export const bottle = (surface: Surface, place: Place = {}, tall = 1) =>
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

export const moonJar = (surface: Surface, place: Place = {}) =>
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

export function candleFoot(surface: Surface, place: Place = {}): Solid[] {
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

export const teapot = (surface: Surface, place: Place = {}): Solid[] => [
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

export const lidded = (surface: Surface, place: Place = {}, tall = 0.34): Solid[] => [
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

export const planter = (surface: Surface, place: Place = {}): Solid[] => [
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

export const plate = (surface: Surface, on: number, at: readonly [number, number], size = 1) =>
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

export const can = (surface: Surface, place: Place = {}) =>
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
