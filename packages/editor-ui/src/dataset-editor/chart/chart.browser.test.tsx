import { render } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { datasetMessages, sharedMessages } from '../../messages.ts'
import { ChartPreview } from './chart.react.tsx'
import type { ChartKind } from './chart.ts'
import '../../styles.css'

const series = ['Bread', 'Cake', 'Coffee', 'Tea', 'Rolls', 'Soup', 'Jam', 'Flour', 'Honey']
const rows = series.map((label, row) => ({
  label,
  values: series.map((_, column) => String(row + column + 1)),
}))

function show(kind: ChartKind): HTMLElement {
  render(
    <ChartPreview
      dataset={{ series, rows }}
      kind={kind}
      messages={{ ...sharedMessages, ...datasetMessages }}
      locale="en"
    />,
  )
  const figure = document.querySelector('figure')
  if (!figure) throw new Error('There is no chart.')
  return figure
}

const all = (figure: ParentNode, selector: string): SVGElement[] => [
  ...figure.querySelectorAll<SVGElement>(selector),
]

/** Sets media of the page, until the test is over. */
async function emulate(media: object): Promise<void> {
  // Types of the protocol come with a package of their own.
  const session = cdp() as unknown as { send: (method: string, given: object) => Promise<unknown> }
  await session.send('Emulation.setEmulatedMedia', media)
  onTestFinished(async () => {
    await session.send('Emulation.setEmulatedMedia', {
      media: '',
      features: [{ name: 'forced-colors', value: '' }],
    })
  })
}

/** Place and lines of each texture: `url(#id)` of an area, as its lines. */
function textureOf(figure: HTMLElement, area: SVGElement): string {
  const id = /#(.+)\)/.exec(area.getAttribute('fill') ?? '')?.[1] ?? ''
  const pattern = document.getElementById(id)
  expect(figure.contains(pattern)).toBe(true)
  return `${pattern?.dataset.color} ${pattern?.querySelector('path')?.getAttribute('d')}`
}

/** Sets the size of the page's text, until the test is over. */
function enlarge(size: string): void {
  const { style } = document.documentElement
  style.fontSize = size
  onTestFinished(() => void style.removeProperty('font-size'))
}

/** A dataset of four seasons, in a preview as wide as a phone. */
function showSeasons(dir: 'ltr' | 'rtl', kind: ChartKind = 'bar'): SVGElement[] {
  const labels = ['Spring', 'Summer', 'Autumn', 'Winter']
  render(
    <div dir={dir} style={{ inlineSize: '17rem', maxInlineSize: '272px' }}>
      <ChartPreview
        dataset={{ series: ['Bread'], rows: labels.map((label) => ({ label, values: ['3'] })) }}
        kind={kind}
        messages={{ ...sharedMessages, ...datasetMessages }}
        locale="en"
      />
    </div>,
  )
  return all(document.body, 'text[data-part=label]')
}

const boxesOf = (labels: readonly SVGElement[]): readonly DOMRect[] =>
  labels.map((label) => label.getBoundingClientRect())

test.each(['100%', '200%'])(
  'with text at %s, labels stand apart from one another and below the bars',
  async (size) => {
    enlarge(size)
    const labels = showSeasons('ltr')
    const bottom = Math.max(
      ...all(document.body, 'figure > svg > path').map((bar) => bar.getBoundingClientRect().bottom),
    )
    await expect
      .poll(() =>
        boxesOf(labels).every(({ left }, index, boxes) => left - (boxes[index - 1]?.right ?? 0) >= 1),
      )
      .toBe(true)
    expect(Math.min(...boxesOf(labels).map(({ top }) => top))).toBeGreaterThanOrEqual(bottom - 2)
  },
)

test('in text from right to left, the first category and the axis are at the right, and letters are not mirrored', () => {
  const labels = showSeasons('rtl')
  const places = boxesOf(labels).map(({ left }) => left)
  expect(places).toEqual(places.toSorted((a, b) => b - a))
  const [tick] = all(document.body, '[data-part=tick] text')
  expect(tick?.getBoundingClientRect().left).toBeGreaterThan(places[0] ?? Infinity)
  const chart = document.querySelector('figure > svg')
  const flips = [chart, labels[0]].map((element) => element && getComputedStyle(element).scale)
  expect(flips).toEqual(['-1 1', '-1 1'])
})

test('a pie turns clockwise in any direction of writing', () => {
  showSeasons('rtl', 'pie')
  const chart = document.querySelector('figure > svg')
  expect(chart && getComputedStyle(chart).scale).toBe('none')
})

test.each(['bar', 'pie'] as const)('areas of a %s chart differ in texture, as their keys do', (kind) => {
  const figure = show(kind)
  const areas = all(figure, 'figure > svg > path').slice(0, series.length)
  const textures = areas.map((area) => textureOf(figure, area))
  expect(new Set(textures).size).toBe(series.length)
  expect(new Set(textures.slice(0, 8).map((texture) => texture.slice(2))).size).toBe(8)
  expect(all(figure, 'li path').map((key) => textureOf(figure, key))).toEqual(textures)
})

test('lines differ in dashes, as their keys do', () => {
  const figure = show('line')
  const dashes = (selector: string) =>
    all(figure, selector).map((line) => [line.dataset.color, getComputedStyle(line).strokeDasharray].join())
  const lines = dashes('figure > svg > path')
  expect(new Set(lines).size).toBe(series.length)
  expect(new Set(lines.slice(0, 8).map((line) => line.slice(2))).size).toBe(8)
  expect(dashes('li path')).toEqual(lines)
})

test('a preview alone has its colours', () => {
  const fills = all(show('bar'), 'pattern rect').map((rect) => getComputedStyle(rect).fill)
  expect(new Set(fills).size).toBe(8)
})

test('in forced colours, areas have colours of the system, and keep their textures', async () => {
  await emulate({ features: [{ name: 'forced-colors', value: 'active' }] })
  await expect.poll(() => matchMedia('(forced-colors: active)').matches).toBe(true)
  const figure = show('bar')
  const fills = all(figure, 'pattern rect').map((rect) => getComputedStyle(rect).fill)
  const lines = all(figure, 'pattern path').map((path) => getComputedStyle(path))
  expect(new Set(fills).size).toBe(1)
  expect(new Set(lines.map(({ stroke, strokeOpacity }) => `${stroke} ${strokeOpacity}`)).size).toBe(1)
  expect(lines[0]?.stroke).not.toBe(fills[0])
  expect(lines[0]?.strokeOpacity).toBe('1')
})

test('in print, textures are as strong as they can be, and keys are there', async () => {
  await emulate({ media: 'print' })
  await expect.poll(() => matchMedia('print').matches).toBe(true)
  const figure = show('bar')
  expect(all(figure, 'pattern path').map((path) => getComputedStyle(path).strokeOpacity)).toContain('1')
  expect(all(figure, 'li svg').map((key) => key.getBoundingClientRect().width > 10)).not.toContain(false)
})
