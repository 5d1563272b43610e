/** A point or a direction. */
export type Vec = readonly [number, number, number]

/** How light is taken up: colours are linear, 0 to 1. */
export interface Surface {
  readonly color: Vec
  /** A second colour below this height (a dipped foot), with a hand-drawn edge. */
  readonly dip?: { readonly color: Vec; readonly below: number; readonly gloss?: number }
  /** A thin line at a height, as a potter bands a pot on the wheel. */
  readonly band?: { readonly color: Vec; readonly at: number; readonly wide: number }
  /** Iron specks in the clay, 0 to 1. */
  readonly specks?: number
  /** How much the window mirrors in it, 0 to 1. */
  readonly gloss?: number
  /** Course of the gold seams of a mended pot. */
  readonly seams?: boolean
  /** Rings left by the fingers, 0 to 1. */
  readonly rings?: number
}

/** A body: its distance from a point, where it lies, and what it is made of. */
export interface Solid {
  readonly distance: (x: number, y: number, z: number) => number
  readonly center: Vec
  readonly radius: number
  readonly surface: Surface
  /** Foot of the body; a surface's heights count from here. */
  readonly foot: Vec
}

const STEPS = 512
const START = [0, 0] as const
const NOWHERE = [0, 0, 0, 0] as const

/** A smooth line through points (height, radius), as two tables: radius and slope. */
function silhouette(points: readonly (readonly [number, number])[]) {
  const [top] = points.at(-1) ?? [1]
  const radius = new Float64Array(STEPS + 1)
  const slope = new Float64Array(STEPS + 1)
  const tangent = points.map((_, i) => {
    const [y0, r0] = points[Math.max(0, i - 1)] ?? START
    const [y1, r1] = points[Math.min(points.length - 1, i + 1)] ?? START
    return (r1 - r0) / (y1 - y0)
  })
  let segment = 0
  for (let i = 0; i <= STEPS; i++) {
    const y = (i / STEPS) * top
    while (segment < points.length - 2 && y > (points[segment + 1] ?? START)[0]) segment++
    const [y0, r0] = points[segment] ?? START
    const [y1, r1] = points[segment + 1] ?? START
    const h = y1 - y0
    const t = (y - y0) / h
    const [m0, m1] = [(tangent[segment] ?? 0) * h, (tangent[segment + 1] ?? 0) * h]
    radius[i] =
      (2 * t ** 3 - 3 * t ** 2 + 1) * r0 +
      (t ** 3 - 2 * t ** 2 + t) * m0 +
      (3 * t ** 2 - 2 * t ** 3) * r1 +
      (t ** 3 - t ** 2) * m1
  }
  for (let i = 0; i <= STEPS; i++) {
    const [a, b] = [Math.max(0, i - 1), Math.min(STEPS, i + 1)]
    slope[i] = ((radius[b] ?? 0) - (radius[a] ?? 0)) / (((b - a) / STEPS) * top)
  }
  return { top, radius, slope }
}

/** Smooth union: two bodies that flow into each other over `k`. */
function blend(a: number, b: number, k: number) {
  const h = Math.max(k - Math.abs(a - b), 0) / k
  return Math.min(a, b) - h * h * k * 0.25
}
const blendMax = (a: number, b: number, k: number) => -blend(-a, -b, k)

/** A rod of balls through points (x, y, z, radius). */
export type Rod = readonly (readonly [number, number, number, number])[]

function rodDistance(rod: Rod, x: number, y: number, z: number): number {
  let best = Infinity
  for (let i = 0; i + 1 < rod.length; i++) {
    const [ax, ay, az, ar] = rod[i] ?? NOWHERE
    const [bx, by, bz, br] = rod[i + 1] ?? NOWHERE
    const [dx, dy, dz] = [bx - ax, by - ay, bz - az]
    const [px, py, pz] = [x - ax, y - ay, z - az]
    const t = Math.min(1, Math.max(0, (px * dx + py * dy + pz * dz) / (dx * dx + dy * dy + dz * dz)))
    const [ex, ey, ez] = [px - dx * t, py - dy * t, pz - dz * t]
    const d = Math.sqrt(ex * ex + ey * ey + ez * ez) - (ar + (br - ar) * t)
    if (d < best) best = d
  }
  return best
}

/** A ball that a rod fits into. */
function ball(rod: Rod): { readonly center: Vec; readonly radius: number } {
  const mid = (axis: 0 | 1 | 2) => rod.reduce((sum, point) => sum + point[axis], 0) / rod.length
  const center = [mid(0), mid(1), mid(2)] as const
  const radius = rod.reduce(
    (most, [x, y, z, r]) => Math.max(most, Math.hypot(x - center[0], y - center[1], z - center[2]) + r),
    0,
  )
  return { center, radius }
}

/** A curve through three points as a rod of even thickness. */
export function bow(a: Vec, b: Vec, c: Vec, r: number, ends = r, pieces = 32): Rod {
  return Array.from({ length: pieces + 1 }, (_, i) => {
    const t = i / pieces
    const [u, v, w] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2]
    const thick = ends + (r - ends) * Math.sin(Math.PI * t)
    return [
      u * a[0] + v * b[0] + w * c[0],
      u * a[1] + v * b[1] + w * c[1],
      u * a[2] + v * b[2] + w * c[2],
      thick,
    ] as const
  })
}

export interface Turned {
  readonly profile: readonly (readonly [number, number])[]
  readonly at?: readonly [number, number]
  /** How high it stands. */
  readonly on?: number
  readonly surface: Surface
  /** Thickness of the wall of an open pot; a closed body has none. */
  readonly wall?: number
  readonly floor?: number
  /** Handles and spouts, in the pot's own measure. */
  readonly rods?: readonly Rod[]
  /** A hole in a spout: rods that are cut away. */
  readonly holes?: readonly Rod[]
  /** Turned about the upright, in radians. */
  readonly turn?: number
  /** Laid over sideways, in radians. */
  readonly tilt?: number
  /** Pressed flat from front to back. */
  readonly squash?: number
}

/** How widely a handle flows into its pot. */
const JOINT = 0.05

/** Anything made on a wheel: a silhouette turned about its axis, hollow or not, with what is joined to it. */
export function turned({
  profile,
  at = [0, 0],
  on = 0,
  surface,
  wall = 0,
  floor = 0.03,
  rods = [],
  holes = [],
  turn = 0,
  tilt = 0,
  squash = 1,
}: Turned): Solid {
  const { top, radius, slope } = silhouette(profile)
  const widest = radius.reduce((most, r) => Math.max(most, r), 0)
  const reach = rods
    .flat()
    .reduce(
      (most, [x, y, z, r]) => Math.max(most, Math.hypot(x, y - top / 2, z) + r),
      Math.hypot(widest, top / 2),
    )
  const joined = rods.map((rod) => ({ rod, ...ball(rod) }))
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const [ct, st] = [Math.cos(tilt), Math.sin(tilt)]
  const distance = (wx: number, wy: number, wz: number) => {
    let [x, y] = [wx - at[0], wy - on]
    let z = (wz - at[1]) / squash
    if (tilt) [x, y] = [x * ct + y * st, -x * st + y * ct]
    if (turn) [x, z] = [x * c - z * s, x * s + z * c]
    const q = Math.sqrt(x * x + z * z)
    const place = Math.min(1, Math.max(0, y / top)) * STEPS
    const i = Math.min(STEPS - 1, place | 0)
    const f = place - i
    const r = (radius[i] ?? 0) + ((radius[i + 1] ?? 0) - (radius[i] ?? 0)) * f
    const m = (slope[i] ?? 0) + ((slope[i + 1] ?? 0) - (slope[i] ?? 0)) * f
    const steep = Math.sqrt(1 + m * m)
    const side = (q - r) / steep
    const [over, under] = [y - top, -y]
    const cap = Math.max(over, under)
    let d = cap > 0 ? (q > r ? Math.sqrt((q - r) * (q - r) + cap * cap) : cap) : Math.max(side, cap)
    if (wall) {
      const inside = Math.max(side + wall, floor - y)
      d = blendMax(d, -inside, wall * 0.9)
    }
    for (const { rod, center, radius: size } of joined) {
      // Far from a handle there is nothing to flow into.
      if (Math.hypot(x - center[0], y - center[1], z - center[2]) - size > d + JOINT) continue
      let more = rodDistance(rod, x, y, z)
      // Parts joined to a hollow pot do not reach into it.
      if (wall) more = Math.max(more, -side - wall * 0.5)
      d = blend(d, more, JOINT)
    }
    for (const hole of holes) d = blendMax(d, -rodDistance(hole, x, y, z), 0.012)
    return d * (squash < 1 ? squash : 1)
  }
  const lift = tilt ? 0 : top / 2
  return {
    distance,
    center: [at[0], on + lift, at[1]],
    radius: tilt ? reach + top / 2 : reach,
    surface,
    foot: [at[0], on, at[1]],
  }
}

/** A book, a card, a box: sides, rounded by `round`, turned about the upright and leant back. */
export function box(half: Vec, at: Vec, surface: Surface, { turn = 0, lean = 0, round = 0.012 } = {}): Solid {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const [cl, sl] = [Math.cos(lean), Math.sin(lean)]
  const distance = (wx: number, wy: number, wz: number) => {
    let [x, y, z] = [wx - at[0], wy - at[1], wz - at[2]]
    ;[x, z] = [x * c - z * s, x * s + z * c]
    ;[y, z] = [y * cl - z * sl, y * sl + z * cl]
    const [dx, dy, dz] = [
      Math.abs(x) - half[0] + round,
      Math.abs(y) - half[1] + round,
      Math.abs(z) - half[2] + round,
    ]
    return (
      Math.hypot(Math.max(dx, 0), Math.max(dy, 0), Math.max(dz, 0)) +
      Math.min(Math.max(dx, dy, dz), 0) -
      round
    )
  }
  return { distance, center: at, radius: Math.hypot(...half), surface, foot: [at[0], at[1] - half[1], at[2]] }
}

/** Stalks, wires and twigs. */
export function rods(list: readonly Rod[], surface: Surface): Solid {
  const points = list.flat()
  const mid = [0, 1, 2].map(
    (axis) =>
      (Math.min(...points.map((p) => p[axis] ?? 0)) + Math.max(...points.map((p) => p[axis] ?? 0))) / 2,
  )
  const center = [mid[0] ?? 0, mid[1] ?? 0, mid[2] ?? 0] as const
  const radius = Math.max(
    ...points.map(([x, y, z, r]) => Math.hypot(x - center[0], y - center[1], z - center[2]) + r),
  )
  const distance = (x: number, y: number, z: number) =>
    list.reduce((best, rod) => Math.min(best, rodDistance(rod, x, y, z)), Infinity)
  return { distance, center, radius, surface, foot: center }
}

/** A leaf, a petal, a pebble, a fruit: a ball stretched along its own axes. */
export function pebble(half: Vec, at: Vec, surface: Surface, { turn = 0, tilt = 0 } = {}): Solid {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const [ct, st] = [Math.cos(tilt), Math.sin(tilt)]
  const distance = (wx: number, wy: number, wz: number) => {
    let [x, y, z] = [wx - at[0], wy - at[1], wz - at[2]]
    ;[x, z] = [x * c - z * s, x * s + z * c]
    ;[x, y] = [x * ct + y * st, -x * st + y * ct]
    const k0 = Math.hypot(x / half[0], y / half[1], z / half[2])
    const k1 = Math.hypot(x / half[0] ** 2, y / half[1] ** 2, z / half[2] ** 2)
    return k1 ? (k0 * (k0 - 1)) / k1 : -Math.min(...half)
  }
  return { distance, center: at, radius: Math.max(...half), surface, foot: [at[0], at[1] - half[1], at[2]] }
}
