import type { Solid, Surface, Vec } from './solid.ts'

/** A scene: bodies on a sill before a wall, in the light of one window. */
export interface Scene {
  readonly solids: readonly Solid[]
  readonly wall: Vec
  readonly sill: Vec
  /** Half the height that the picture shows, around `lookAt`. */
  readonly lookAt: readonly [number, number]
  readonly half: number
  /** Position of the window's patch of light; the panes move with it. */
  readonly patch?: readonly [number, number]
  /** 0 is an overcast day. */
  readonly sun?: number
  readonly back?: number
}

const WALL = -0.95
function norm([x, y, z]: Vec): Vec {
  const l = Math.sqrt(x * x + y * y + z * z)
  return [x / l, y / l, z / l]
}
const clamp01 = (x: number) => (x < 0 ? 0 : x > 1 ? 1 : x)
function smooth(a: number, b: number, x: number) {
  const t = clamp01((x - a) / (b - a))
  return t * t * (3 - 2 * t)
}

function hash(x: number, y: number, z: number) {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 2147483647 - 1274126177)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967295
}

/** Smooth noise between 0 and 1. */
function noise(x: number, y: number, z: number): number {
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)]
  const [u, v, w] = [smooth(0, 1, x - i), smooth(0, 1, y - j), smooth(0, 1, z - k)]
  const mix = (a: number, b: number, t: number) => a + (b - a) * t
  return mix(
    mix(mix(hash(i, j, k), hash(i + 1, j, k), u), mix(hash(i, j + 1, k), hash(i + 1, j + 1, k), u), v),
    mix(
      mix(hash(i, j, k + 1), hash(i + 1, j, k + 1), u),
      mix(hash(i, j + 1, k + 1), hash(i + 1, j + 1, k + 1), u),
      v,
    ),
    w,
  )
}
const rough = (x: number, y: number, z: number) =>
  noise(x, y, z) * 0.5 + noise(x * 2.1, y * 2.1, z * 2.1) * 0.3 + noise(x * 4.3, y * 4.3, z * 4.3) * 0.2

const SUN = norm([-0.74, 0.6, 0.5])
const SUN_RIGHT = norm([SUN[2], 0, -SUN[0]])
const SUN_UP: Vec = [
  SUN[1] * SUN_RIGHT[2] - SUN[2] * SUN_RIGHT[1],
  SUN[2] * SUN_RIGHT[0] - SUN[0] * SUN_RIGHT[2],
  SUN[0] * SUN_RIGHT[1] - SUN[1] * SUN_RIGHT[0],
]
const SKY = norm([-0.85, 0.45, 0.35])
const SUN_COLOR: Vec = [2.2, 1.9, 1.5]
const SKY_COLOR: Vec = [0.52, 0.6, 0.72]
const ROOM_COLOR: Vec = [0.3, 0.275, 0.25]

/** How much of the sun comes through the panes: two columns, three rows, soft at their edges. */
function panes(x: number, y: number, z: number, [px, py]: readonly [number, number], soft: number): number {
  const u = x * SUN_RIGHT[0] + y * SUN_RIGHT[1] + z * SUN_RIGHT[2] - px
  const v = x * SUN_UP[0] + y * SUN_UP[1] + z * SUN_UP[2] - py
  const [w, h, bar] = [0.82, 1.18, 0.032]
  const edge = (d: number) => smooth(-soft, soft, d)
  const frame = edge(w - Math.abs(u)) * edge(h - Math.abs(v))
  const upright = edge(Math.abs(u) - bar)
  const across = edge(Math.abs(Math.abs(v) - h / 3) - bar * 0.8)
  return frame * upright * across
}

/** A painter for a scene: colour for a place in the picture, -1 to 1 across and up times the picture's shape. */
export function painter({ solids, wall, sill, lookAt, half, patch = [0, 0], sun = 1, back = WALL }: Scene) {
  // A long lens, a little above: verticals stay upright, as in a catalogue.
  const eye: Vec = [lookAt[0], lookAt[1] + 1.15, 6.4]
  const forward = norm([0, -1.15, -6.4])
  const right: Vec = [1, 0, 0]
  const up: Vec = [0, -forward[2], forward[1]]
  const scale = half / 6.5

  const distanceTo = (list: readonly Solid[], x: number, y: number, z: number) => {
    let best = Infinity
    for (const solid of list) {
      const [cx, cy, cz] = [x - solid.center[0], y - solid.center[1], z - solid.center[2]]
      const far = Math.sqrt(cx * cx + cy * cy + cz * cz) - solid.radius
      if (far > best) continue
      const d = far > 0.25 ? far + 0.05 : solid.distance(x, y, z)
      if (d < best) best = d
    }
    return best
  }
  const near = (o: Vec, d: Vec, slack: number) =>
    solids.filter((solid) => {
      const [x, y, z] = [solid.center[0] - o[0], solid.center[1] - o[1], solid.center[2] - o[2]]
      const along = x * d[0] + y * d[1] + z * d[2]
      const off = Math.sqrt(Math.max(0, x * x + y * y + z * z - along * along))
      return along > -solid.radius && off < solid.radius + slack * Math.max(along, 0) + 0.01
    })

  /** 0 in shadow, 1 in light; `soft` is the light's size. */
  const shadow = (o: Vec, d: Vec, soft: number) => {
    const list = near(o, d, soft)
    if (!list.length) return 1
    let lit = 1
    let t = 0.012
    for (let i = 0; i < 56 && t < 3.4; i++) {
      const h = distanceTo(list, o[0] + d[0] * t, o[1] + d[1] * t, o[2] + d[2] * t)
      lit = Math.min(lit, 0.5 + (0.5 * h) / (soft * t))
      if (lit < 0) return 0
      t += Math.min(0.14, Math.max(0.008, h * 0.85))
    }
    return lit * lit * (3 - 2 * lit)
  }

  const openness = (p: Vec, n: Vec) => {
    let closed = 0
    let weight = 1
    for (let i = 1; i <= 6; i++) {
      const h = 0.018 + 0.055 * (i - 1)
      const [x, y, z] = [p[0] + n[0] * h, p[1] + n[1] * h, p[2] + n[2] * h]
      const d = Math.min(distanceTo(solids, x, y, z), y, z - back)
      closed += Math.max(0, h - d) * weight
      weight *= 0.78
    }
    return clamp01(1 - 1.9 * closed)
  }

  /** Reflection on a shiny body: the window, and the room. */
  const mirrored = (p: Vec, r: Vec, blur: number): Vec => {
    const room = 0.12 + 0.22 * smooth(-0.2, 0.9, r[1])
    let glow = 0
    if (r[0] < -0.05) {
      const t = (-3.1 - p[0]) / r[0]
      const [y, z] = [p[1] + r[1] * t - 2.1, p[2] + r[2] * t - 1.7]
      const edge = (d: number) => smooth(-blur, blur, d)
      glow =
        edge(1.25 - Math.abs(z)) *
        edge(1.5 - Math.abs(y)) *
        edge(Math.abs(z) - 0.05) *
        edge(Math.abs(Math.abs(y) - 0.5) - 0.04)
    }
    if (r[1] < 0) {
      const k = smooth(0, -0.5, r[1])
      return [
        room + (sill[0] * 0.5 - room) * k,
        room + (sill[1] * 0.5 - room) * k,
        room + (sill[2] * 0.5 - room) * k,
      ]
    }
    return [room + glow * 4.6, room + glow * 4.75, room + glow * 5]
  }

  const tint = (surface: Surface, foot: Vec, p: Vec): { color: Vec; gloss: number } => {
    let [r, g, b] = surface.color
    let gloss = surface.gloss ?? 0.25
    const y = p[1] - foot[1]
    const wobble = rough(p[0] * 5, p[1] * 1.4, p[2] * 5) * 0.05
    const { dip, band, specks = 0 } = surface
    const mix = (color: Vec, k: number) => {
      r += (color[0] - r) * k
      g += (color[1] - g) * k
      b += (color[2] - b) * k
    }
    if (band)
      mix(
        band.color,
        smooth(band.wide, band.wide * 0.6, Math.abs(y - band.at + (wobble - 0.025) * 0.4)) * 0.92,
      )
    if (dip) {
      const k = smooth(dip.below + wobble + 0.006, dip.below + wobble - 0.006, y)
      mix(dip.color, k)
      gloss += ((dip.gloss ?? 0.02) - gloss) * k
    }
    // Glaze pools and thins.
    const cloud = 0.9 + 0.2 * rough(p[0] * 3.1 + 7, p[1] * 3.1, p[2] * 3.1)
    r *= cloud
    g *= cloud
    b *= cloud
    if (specks) {
      const fine = noise(p[0] * 74, p[1] * 74, p[2] * 74)
      const coarse = noise(p[0] * 31 + 3, p[1] * 31, p[2] * 31)
      const k = smooth(0.83 - 0.08 * specks, 0.9, fine) * 0.75 + smooth(0.86, 0.92, coarse) * 0.5
      mix([0.09, 0.055, 0.035], clamp01(k * specks))
    }
    if (surface.seams) {
      const [a, c] = [Math.atan2(p[2] - foot[2], p[0] - foot[0]), y]
      const crack = (m: number, n: number, q: number) =>
        Math.abs(Math.sin(a * m + n + 1.4 * noise(a * 3, c * 7, n)) * 0.34 + c * q - 0.18)
      const d = Math.min(
        crack(1.5, 0.4, 1.1),
        crack(2.2, 2.7, -0.6) + (c < 0.2 ? 0 : 0.02),
        crack(0.8, 4.4, 2.4),
      )
      const k = smooth(0.017, 0.011, d)
      mix([0.82, 0.53, 0.16], k)
      gloss += (0.75 - gloss) * k
    }
    return { color: [r, g, b], gloss }
  }

  const shade = (p: Vec, n: Vec, view: Vec, color: Vec, gloss: number): Vec => {
    const off: Vec = [p[0] + n[0] * 0.006, p[1] + n[1] * 0.006, p[2] + n[2] * 0.006]
    const facing = Math.max(0, n[0] * SUN[0] + n[1] * SUN[1] + n[2] * SUN[2])
    const soft = 0.012 + 0.05 * clamp01(p[2] - back < 0.02 ? 0.4 : 0.3)
    const beam = facing > 0 ? facing * panes(p[0], p[1], p[2], patch, soft) * shadow(off, SUN, 0.05) * sun : 0
    const wrap = clamp01((n[0] * SKY[0] + n[1] * SKY[1] + n[2] * SKY[2] + 0.35) / 1.35)
    const sky = wrap * (0.25 + 0.75 * shadow(off, SKY, 0.42))
    const open = openness(p, n)
    const room = (0.62 + 0.38 * n[1]) * open
    const low = clamp01(0.5 - 0.5 * n[1]) * open * (p[1] < 0.8 ? 1 - p[1] * 0.9 : 0.28)
    const out: [number, number, number] = [0, 0, 0]
    const bounce = 0.42 * low
    for (const c of [0, 1, 2] as const) {
      const light =
        beam * SUN_COLOR[c] +
        sky * (0.35 + 0.65 * open) * SKY_COLOR[c] * 1.15 +
        room * ROOM_COLOR[c] +
        bounce * sill[c] * (0.6 + sun)
      out[c] = color[c] * light
    }
    if (gloss > 0) {
      const dot = view[0] * n[0] + view[1] * n[1] + view[2] * n[2]
      const r: Vec = [view[0] - 2 * dot * n[0], view[1] - 2 * dot * n[1], view[2] - 2 * dot * n[2]]
      const fresnel = 0.035 + 0.6 * (1 + dot) ** 5
      const seen = mirrored(p, r, 0.06 + (1 - gloss) * 0.9)
      const clear = 0.25 + 0.75 * open
      for (const c of [0, 1, 2] as const) out[c] += seen[c] * fresnel * gloss * clear
    }
    return out
  }

  const normal = (solid: Solid, p: Vec): Vec => {
    const e = 0.0016
    const d = solid.distance
    const [x, y, z] = p
    const a = d(x + e, y - e, z - e)
    const b = d(x - e, y - e, z + e)
    const c = d(x - e, y + e, z - e)
    const f = d(x + e, y + e, z + e)
    const n: [number, number, number] = [a - b - c + f, -a - b + c + f, -a + b - c + f]
    const rings = solid.surface.rings ?? 0
    const l = Math.hypot(...n)
    const hand = (noise(x * 9, y * 9, z * 9) - 0.5) * 0.035
    return norm([
      n[0] / l + hand,
      n[1] / l + rings * 0.14 * Math.sin(y * 92 + 2.2 * noise(x * 2, y * 6, z * 2)) + hand,
      n[2] / l - hand,
    ])
  }

  return (u: number, v: number): Vec => {
    const d = norm([
      forward[0] + right[0] * u * scale + up[0] * v * scale,
      forward[1] + right[1] * u * scale + up[1] * v * scale,
      forward[2] + right[2] * u * scale + up[2] * v * scale,
    ])
    // The two planes are met by arithmetic; only bodies are marched to.
    const toSill = d[1] < 0 ? -eye[1] / d[1] : Infinity
    const toWall = (back - eye[2]) / d[2]
    const end = Math.min(toSill, toWall)
    const list = near(eye, d, 0)
    if (list.length) {
      let t = Math.max(0, Math.min(...list.map((s) => (s.center[2] - eye[2]) / d[2] - s.radius - 0.4)))
      for (let i = 0; i < 140 && t < end; i++) {
        let best = Infinity
        let hit: Solid | undefined
        const p: Vec = [eye[0] + d[0] * t, eye[1] + d[1] * t, eye[2] + d[2] * t]
        for (const solid of list) {
          const h = solid.distance(p[0], p[1], p[2])
          if (h < best) [best, hit] = [h, solid]
        }
        if (best < 0.0007 && hit) {
          const { color, gloss } = tint(hit.surface, hit.foot, p)
          return shade(p, normal(hit, p), d, color, gloss)
        }
        t += best * 0.8
      }
    }
    const p: Vec = [eye[0] + d[0] * end, eye[1] + d[1] * end, eye[2] + d[2] * end]
    const onSill = toSill < toWall
    const base = onSill ? sill : wall
    const plaster = onSill ? rough(p[0] * 2.2, 4, p[2] * 9) : rough(p[0] * 2.6, p[1] * 2.6, 9)
    const grain = onSill ? noise(p[0] * 6, 2, p[2] * 90) * 0.05 : noise(p[0] * 46, p[1] * 46, 5) * 0.05
    const k = 0.9 + 0.13 * plaster + grain
    const color: Vec = [base[0] * k, base[1] * k, base[2] * k]
    const tip = onSill ? 0 : (noise(p[0] * 7, p[1] * 7, 1) - 0.5) * 0.07
    return shade(p, onSill ? [0, 1, 0] : norm([tip, -tip, 1]), d, color, onSill ? 0.07 : 0)
  }
}

function film(x: number) {
  // A photographic curve (toe, shoulder), then the display's own.
  const y = (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14)
  return y <= 0.0031308 ? 12.92 * y : 1.055 * y ** (1 / 2.4) - 0.055
}

/** How far two neighbours may be apart, of 1, before the edge between them is looked at more closely. */
const EDGE = 0.035

/**
 * The picture as RGBA bytes. A pixel is one look, but where it differs from a neighbour it is `fine` times `fine`:
 * walls are smooth, and rims are where a picture is seen to be drawn.
 */
export function paint(scene: Scene, width: number, height: number, fine = 3): Uint8ClampedArray {
  const look = painter(scene)
  const seen = new Float32Array(width * height * 3)
  const put = (place: number, samples: readonly (readonly [number, number])[]) => {
    let [r, g, b] = [0, 0, 0]
    for (const [x, y] of samples) {
      const [sr, sg, sb] = look(((2 * x) / width - 1) * (width / height), 1 - (2 * y) / height)
      r += film(sr * 0.74)
      g += film(sg * 0.74)
      b += film(sb * 0.74)
    }
    const n = samples.length
    seen.set([r / n, g / n, b / n], place * 3)
  }
  for (let place = 0; place < width * height; place++) {
    put(place, [[(place % width) + 0.5, Math.floor(place / width) + 0.5]])
  }

  const differ = (a: number, b: number) =>
    [0, 1, 2].some((c) => Math.abs((seen[a * 3 + c] ?? 0) - (seen[b * 3 + c] ?? 0)) > EDGE)
  const edges = Array.from({ length: width * height }, (_, place) => place).filter((place) => {
    const [i, j] = [place % width, Math.floor(place / width)]
    return (
      (i > 0 && differ(place, place - 1)) ||
      (i + 1 < width && differ(place, place + 1)) ||
      (j > 0 && differ(place, place - width)) ||
      (j + 1 < height && differ(place, place + width))
    )
  })
  for (const place of edges) {
    const [i, j] = [place % width, Math.floor(place / width)]
    const grid = Array.from(
      { length: fine * fine },
      (_, s) => [i + ((s % fine) + 0.5) / fine, j + (Math.floor(s / fine) + 0.5) / fine] as const,
    )
    put(place, grid)
  }

  const bytes = new Uint8ClampedArray(width * height * 4)
  for (let place = 0; place < width * height; place++) {
    const [du, dv] = [((place % width) / width - 0.5) * 2, (Math.floor(place / width) / height - 0.5) * 2]
    const dim = 1 - 0.05 * (du * du + dv * dv)
    for (const c of [0, 1, 2]) bytes[place * 4 + c] = (seen[place * 3 + c] ?? 0) * 255 * dim
    bytes[place * 4 + 3] = 255
  }
  return bytes
}
