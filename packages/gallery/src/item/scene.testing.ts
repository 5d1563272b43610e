import type { GalleryItem } from './item.contract.ts'

/** Chance that is the same each time. */
function chance(seed: number): () => number {
  let state = seed * 2654435761
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

interface Scene {
  readonly title: string
  readonly description: string
  readonly alt: string
  readonly size: readonly [number, number]
  readonly sky: readonly string[]
  readonly sun: readonly [x: number, y: number, r: number, color: string]
  readonly layers: readonly string[]
  /** How jagged the hills are. */
  readonly rough: number
  readonly kind: 'hills' | 'sea' | 'town' | 'wood'
}

/** A ridge across the picture: midpoints moved up and down, ever less. */
function ridge(next: () => number, width: number, base: number, rough: number): string {
  let points: [number, number][] = [
    [0, base + (next() - 0.5) * rough],
    [width, base + (next() - 0.5) * rough],
  ]
  for (let swing = rough; points.length < 130; swing /= 1.9) {
    points = points.flatMap((point, at) => {
      const after = points[at + 1]
      if (!after) return [point]
      return [point, [(point[0] + after[0]) / 2, (point[1] + after[1]) / 2 + (next() - 0.5) * swing]]
    })
  }
  return points.map(([x, y]) => `${x.toFixed(0)},${y.toFixed(1)}`).join(' ')
}

function town(next: () => number, width: number, height: number, base: number, color: string): string {
  let houses = ''
  for (let x = -20; x < width;) {
    const [w, h] = [40 + next() * 70, 80 + next() * height * 0.34]
    houses += `<rect x="${x}" y="${base - h}" width="${w}" height="${height}" fill="${color}"/>`
    for (let floor = base - h + 14; floor < height; floor += 20) {
      for (let window = x + 8; window < x + w - 10; window += 15) {
        if (next() > 0.55)
          houses += `<rect x="${window}" y="${floor}" width="7" height="10" fill="#ffd98a" opacity="${(0.35 + next() * 0.6).toFixed(2)}"/>`
      }
    }
    x += w + next() * 8
  }
  return houses
}

function wood(next: () => number, width: number, height: number, base: number, color: string): string {
  let trees = ''
  for (let x = -10; x < width + 20; x += 14 + next() * 26) {
    const tall = height * (0.16 + next() * 0.16)
    const foot = base + next() * 30
    for (let tier = 0; tier < 4; tier++) {
      const [top, half] = [foot - tall + tier * tall * 0.2, tall * (0.07 + tier * 0.045)]
      trees += `<path d="M${x} ${top}l${half} ${tall * 0.34}h${-2 * half}z" fill="${color}"/>`
    }
  }
  return `${trees}<rect y="${base}" width="${width}" height="${height}" fill="${color}"/>`
}

function draw(
  { size: [w, h], sky, sun: [sx, sy, r, color], layers, rough, kind }: Scene,
  seed: number,
): string {
  const next = chance(seed)
  const stops = sky
    .map((stop, at) => `<stop offset="${at / (sky.length - 1)}" stop-color="${stop}"/>`)
    .join('')
  const clouds = Array.from({ length: 5 }, () => {
    const [x, y] = [next() * w, next() * h * 0.35]
    return `<ellipse cx="${x}" cy="${y}" rx="${w * (0.1 + next() * 0.18)}" ry="${h * (0.012 + next() * 0.025)}" fill="#fff" opacity=".28"/>`
  }).join('')
  const ground = layers
    .map((layer, at) => {
      const base = h * (0.5 + (at * 0.42) / layers.length)
      if (kind === 'town' && at > 0) return town(next, w, h, base + h * 0.12, layer)
      if (kind === 'wood' && at > 0) return wood(next, w, h, base, layer)
      if (kind === 'sea' && at > 0) {
        const glints = Array.from({ length: 60 }, () => {
          const y = base + next() * (h - base)
          const reach = 20 + ((y - base) / h) * w * 0.5
          return `<rect x="${sx * w + (next() - 0.5) * reach * 2}" y="${y}" width="${10 + next() * 60}" height="${1 + next() * 3}" rx="2" fill="${color}" opacity="${(next() * 0.5).toFixed(2)}"/>`
        }).join('')
        return `<rect y="${base}" width="${w}" height="${h}" fill="${layer}"/>${glints}`
      }
      return `<polygon points="0,${h} ${ridge(next, w, base, h * rough)} ${w},${h}" fill="${layer}"/>`
    })
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><defs><linearGradient id="s" x2="0" y2="1">${stops}</linearGradient><radialGradient id="g"><stop stop-color="${color}"/><stop offset=".25" stop-color="${color}" stop-opacity=".55"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient><radialGradient id="v" r=".75"><stop offset=".6" stop-opacity="0"/><stop offset="1" stop-opacity=".35"/></radialGradient><filter id="b"><feGaussianBlur stdDeviation="${w / 80} ${h / 160}"/></filter></defs><rect width="${w}" height="${h}" fill="url(#s)"/><circle cx="${sx * w}" cy="${sy * h}" r="${r * w * 4}" fill="url(#g)"/><circle cx="${sx * w}" cy="${sy * h}" r="${r * w}" fill="${color}"/><g filter="url(#b)">${clouds}</g>${ground}<rect width="${w}" height="${h}" fill="url(#v)"/></svg>`
}

const list: readonly Scene[] = [
  {
    title: 'First light',
    description: 'The valley at six in the morning, before anyone was up.',
    alt: 'Layered blue hills under a peach morning sky',
    size: [1500, 1000],
    sky: ['#5b7fb5', '#e9a98a', '#ffd9a8'],
    sun: [0.68, 0.46, 0.035, '#fff1c9'],
    layers: ['#7d86ad', '#5c6a97', '#3d4d78', '#222f52'],
    rough: 0.22,
    kind: 'hills',
  },
  {
    title: 'Harbour road',
    description: 'Low tide, no wind.',
    alt: 'Sun glinting on a calm sea',
    size: [1000, 1500],
    sky: ['#294b77', '#d77a61', '#ffcf8f'],
    sun: [0.45, 0.42, 0.06, '#ffe3ad'],
    layers: ['#54507a', '#27405f'],
    rough: 0.08,
    kind: 'sea',
  },
  {
    title: 'Night shift',
    description: 'The office quarter, seen from the bridge.',
    alt: 'Lit windows of a city at night',
    size: [1600, 900],
    sky: ['#0c1230', '#27305e', '#6a4d7c'],
    sun: [0.8, 0.18, 0.02, '#f4f0dd'],
    layers: ['#1d2348', '#161b3a', '#0b0e22'],
    rough: 0.1,
    kind: 'town',
  },
  {
    title: 'Spruce',
    description: 'Fog between the trees, and somewhere a stream.',
    alt: 'Fir trees in green fog',
    size: [1200, 1200],
    sky: ['#c9d8d2', '#dfe7dc', '#b9ccc0'],
    sun: [0.3, 0.2, 0.05, '#ffffff'],
    layers: ['#a9bfb2', '#6f9180', '#43695a', '#1e3d33'],
    rough: 0.15,
    kind: 'wood',
  },
  {
    title: 'Red country',
    description: 'Two days from the last petrol station.',
    alt: 'Orange desert ridges under a pale sky',
    size: [1800, 750],
    sky: ['#9cc3d6', '#e9dcc3', '#f3c79a'],
    sun: [0.2, 0.3, 0.025, '#fff7df'],
    layers: ['#d79565', '#bb6c43', '#8f472d', '#5c2a20'],
    rough: 0.3,
    kind: 'hills',
  },
  {
    title: 'Winter pass',
    description: 'Snow until May.',
    alt: 'Snowy mountains in violet light',
    size: [1500, 1000],
    sky: ['#7286c0', '#c9c4e3', '#f7dfe4'],
    sun: [0.5, 0.38, 0.03, '#fff'],
    layers: ['#e6e8f6', '#b8c1e2', '#8492c4', '#4d5a92'],
    rough: 0.42,
    kind: 'hills',
  },
  {
    title: 'Last ferry',
    description: 'It leaves at nine whatever the weather.',
    alt: 'Violet dusk over the sea',
    size: [1500, 1000],
    sky: ['#1d2a55', '#7a4f86', '#f08a7b'],
    sun: [0.6, 0.5, 0.04, '#ffb99a'],
    layers: ['#3c2f5c', '#1f2347'],
    rough: 0.1,
    kind: 'sea',
  },
  {
    title: 'Clearing',
    description: 'A good place for lunch.',
    alt: 'Dark firs before a golden sky',
    size: [900, 1200],
    sky: ['#5f8f9c', '#e8c77d', '#f7e3af'],
    sun: [0.55, 0.4, 0.05, '#fff3c4'],
    layers: ['#a58a4c', '#5f6b35', '#30441f', '#172810'],
    rough: 0.15,
    kind: 'wood',
  },
]

const address = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** Pictures that were drawn for this project, no two alike. */
export const scenes: readonly GalleryItem[] = list.map((scene, at) => ({
  src: address(draw(scene, at + 1)),
  alt: scene.alt,
  title: scene.title,
  description: scene.description,
  width: scene.size[0],
  height: scene.size[1],
  averages: {
    topLeft: scene.sky[0] ?? '',
    topRight: scene.sky[0] ?? '',
    bottomLeft: scene.layers.at(-1) ?? '',
    bottomRight: scene.layers.at(-1) ?? '',
    center: scene.sky.at(-1) ?? '',
  },
}))

/** As many items as wanted, from light pictures of one colour each. */
export const plain = (count: number): GalleryItem[] =>
  Array.from({ length: count }, (_, at) => ({
    src: address(
      `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="hsl(${(at * 47) % 360} 45% 55%)"/></svg>`,
    ),
    alt: `Picture ${at + 1}`,
    title: `Picture ${at + 1}`,
    description: `The picture with the number ${at + 1}.`,
    width: 600,
    height: 400,
  }))
