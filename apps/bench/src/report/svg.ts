type Attributes = Readonly<Record<string, string | number>>

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Two decimals are finer than any screen. */
const written = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * 100) / 100) : escape(value)

/** An element as text; what is inside is SVG already. */
export function element(name: string, attributes: Attributes, ...inside: readonly string[]): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${written(value)}"`)
  return inside.length === 0
    ? `<${name}${list.join('')}/>`
    : `<${name}${list.join('')}>${inside.join('')}</${name}>`
}

/** A line of text at a place. */
export const label = (text: string, attributes: Attributes): string =>
  element('text', attributes, escape(text))

/** A straight line between two places. */
export const line = (x1: number, y1: number, x2: number, y2: number, look: string): string =>
  element('line', { x1, y1, x2, y2, class: look })

/** Readable on a light and on a dark page, which an image cannot ask its page about. */
const STYLE = `
  text { font: 13px system-ui, -apple-system, 'Segoe UI', sans-serif; fill: #1f2937 }
  .title { font-size: 16px; font-weight: 600 }
  .muted { fill: #6b7280; font-size: 12px }
  .strong { font-weight: 600 }
  .end { text-anchor: end }
  .middle { text-anchor: middle }
  .ours { fill: #0d9488 } .peer { fill: #94a3b8 } .baseline { fill: #c9b458 }
  .grid { stroke: #e5e7eb } .axis { stroke: #9ca3af }
  .whisker { stroke: #1f2937; stroke-width: 1.5; opacity: 0.55 }
  .limit { stroke: #dc2626; stroke-width: 2 }
  path { fill: none; stroke-width: 2.5; stroke-linejoin: round }
  path.ours { stroke: #0d9488 } path.peer { stroke: #94a3b8 } path.baseline { stroke: #c9b458 }
  path.reference { stroke: #9ca3af; stroke-width: 1; stroke-dasharray: 4 4 }
  path.ours, path.peer, path.baseline { fill: none }
  @media (prefers-color-scheme: dark) {
    text { fill: #e5e7eb } .muted { fill: #9ca3af }
    .ours { fill: #2dd4bf } .peer { fill: #64748b } .baseline { fill: #a3903c }
    .grid { stroke: #374151 } .axis { stroke: #6b7280 } .whisker { stroke: #f9fafb } .limit { stroke: #f87171 }
    path.ours { stroke: #2dd4bf } path.peer { stroke: #64748b } path.baseline { stroke: #a3903c }
  }
`

export interface Picture {
  readonly title: string
  /** One line below the title: what is drawn, and which way is better. */
  readonly subtitle: string
  /** The picture in words, for those who do not see it. */
  readonly description: string
  readonly width: number
  readonly height: number
  readonly inside: readonly string[]
}

/** A whole file. */
export function picture({ title, subtitle, description, width, height, inside }: Picture): string {
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    role: 'img',
    'aria-labelledby': 'title description',
  }
  const parts = [
    element('title', { id: 'title' }, escape(title)),
    element('desc', { id: 'description' }, escape(description)),
    element('style', {}, STYLE),
    label(title, { x: 0, y: 18, class: 'title' }),
    label(subtitle, { x: 0, y: 38, class: 'muted' }),
    ...inside,
  ]
  return `${element('svg', attributes, '\n', parts.join('\n'), '\n')}\n`
}
