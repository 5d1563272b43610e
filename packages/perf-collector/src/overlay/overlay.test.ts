import { expect, test } from 'vitest'
import { buildPageSpeed } from '../record/record.testing.ts'
import { definePerfOverlay } from './overlay-element.dom.ts'
import { connectOverlay } from './overlay.connect.ts'
import {
  createWaterfall,
  fileName,
  formatMetric,
  gaugeOf,
  overlayMessages,
  type OverlaySnapshot,
  worstRating,
} from './overlay.ts'

const file = (startTime: number, duration: number, url = 'https://shop.example/a.js') => ({
  url,
  kind: 'script',
  startTime,
  duration,
})
const snapshot = (changes: Partial<OverlaySnapshot> = {}): OverlaySnapshot => ({
  isOpen: true,
  isOutlined: true,
  speed: buildPageSpeed(),
  waterfall: createWaterfall([]),
  ...changes,
})
const connect = (changes: Partial<OverlaySnapshot> = {}) => connectOverlay(snapshot(changes), overlayMessages)

test('a waterfall has files in the order of their start, each with its share of the whole time', () => {
  const { rows } = createWaterfall([file(500, 500), file(0, 250)])
  expect(rows.map(({ startShare, lengthShare }) => [startShare, lengthShare])).toEqual([
    [0, 0.25],
    [0.5, 0.5],
  ])
})

test('a waterfall leaves out impossible times, and counts files beyond sixty', () => {
  const impossible = [file(-1, 5), file(NaN, 5), file(5, Infinity)]
  const many = Array.from({ length: 200 }, (_, index) => file(index, 10))
  expect(createWaterfall(impossible)).toEqual({ rows: [], more: 0 })
  const { rows, more } = createWaterfall([...impossible, ...many])
  expect([rows.length, more]).toEqual([60, 140])
})

test.each([
  ['https://shop.example/images/boat.jpg?w=300#top', 'boat.jpg'],
  ['https://shop.example/', 'shop.example'],
  ['', ''],
])('the name of %j is %j', (url, name) => {
  expect(fileName(url)).toBe(name)
})

test.each([
  ['largestContentfulPaint', 999.4, '999 ms'],
  ['largestContentfulPaint', 2315, '2.31 s'],
  ['cumulativeLayoutShift', 0.0196, '0.020'],
] as const)('%s of %d is shown as %j', (metric, value, text) => {
  expect(formatMetric(metric, value)).toBe(text)
})

test('a gauge ends half-way beyond the worse threshold, and never overflows', () => {
  expect(gaugeOf('interactionToNextPaint', 90_000)).toEqual({ good: 200 / 750, poor: 500 / 750, value: 1 })
})

test('the worst of all ratings stands for the page', () => {
  const ratings = { firstContentfulPaint: 'good', largestContentfulPaint: 'poor' } as const
  expect([worstRating({ ratings }), worstRating({ ratings: {} })]).toEqual(['poor', undefined])
})

test('a rating is said in words, not by colour alone', () => {
  const [largest, interaction] = connect().metrics
  expect([largest?.rating.text, interaction?.rating.text, interaction?.value.text]).toEqual([
    'Good',
    'Not measured yet',
    '–',
  ])
})

test('shows the parts of the largest paint that were measured', () => {
  const largestPaint = { elementPath: '#hero>img', timeToFirstByte: 100, elementRenderDelay: 1300 }
  const { path, parts } = connect({ speed: buildPageSpeed({ largestPaint }) })
  expect([path, ...parts.map(({ name, text }) => `${name}: ${text}`)]).toEqual([
    '#hero>img',
    'First byte: 100 ms',
    'Render delay: 1.30 s',
  ])
})

test.each([
  [true, {}],
  [false, { isOpen: false }],
  [false, { isOutlined: false }],
  [false, { box: undefined }],
])('an outline is shown: %s, for %j', (isShown, changes) => {
  const box = { x: 1, y: 2, width: 3, height: 4 }
  expect(connect({ box, ...changes }).outline.hidden).toBe(!isShown)
})

test('shows no count of files when all are shown', () => {
  const { rows } = createWaterfall([file(0, 9)])
  expect([0, 3].map((more) => connect({ waterfall: { rows, more } }).more)).toEqual([
    { attributes: { hidden: true }, text: '' },
    { attributes: { hidden: false }, text: '3 more files' },
  ])
})

test('is defined on no server that renders pages', () => {
  expect(() => definePerfOverlay()).not.toThrow()
})

test('lists the three slowest interactions', () => {
  const interaction = {
    event: 'click',
    elementPath: '#buy',
    startTime: 0,
    duration: 180,
    inputDelay: 0,
    processingDuration: 0,
    presentationDelay: 0,
  }
  const { interactions } = connect({
    speed: buildPageSpeed({ slowestInteractions: Array.from({ length: 10 }, () => interaction) }),
  })
  expect(interactions).toEqual(Array.from({ length: 3 }, () => '180 ms click #buy'))
})
