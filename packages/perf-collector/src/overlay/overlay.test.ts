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

test('says of interactions and of files that none were measured yet', () => {
  const { interactions, note } = connect({ speed: buildPageSpeed({ slowestInteractions: [] }) })
  expect([interactions, note]).toEqual([
    ['Not measured yet'],
    { attributes: { hidden: false }, text: 'Not measured yet' },
  ])
  const waterfall = createWaterfall([file(0, 250)])
  expect(connect({ waterfall }).note.attributes).toEqual({ hidden: true })
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

test('connects each element of the overlay with its role, its name and its state', () => {
  const row = { ...file(100, 300, 'https://shop.example/a/boat.jpg'), kind: 'img' }
  const parts = connect({ waterfall: createWaterfall([row]), box: { x: 1, y: 2, width: 3, height: 4 } })
  expect(parts.section).toEqual({ 'aria-label': 'Performance' })
  expect(parts.toggle).toEqual({
    attributes: { type: 'button', 'aria-expanded': 'true', 'aria-controls': 'panel' },
    title: 'Performance',
    rating: { attributes: { 'data-rating': 'good' }, text: 'Good' },
  })
  expect(parts.panel).toEqual({ id: 'panel', hidden: false })
  expect(parts.outlineToggle).toEqual({ type: 'button', 'aria-pressed': 'true' })
  expect(parts.scroller).toEqual({ role: 'group', tabindex: 0, 'aria-label': 'Waterfall' })
  expect(parts.files).toEqual([
    {
      name: { attributes: { title: 'https://shop.example/a/boat.jpg' }, text: 'boat.jpg' },
      start: '100 ms',
      duration: '300 ms',
      bar: { 'aria-hidden': 'true', 'data-kind': 'img', style: { start: 0.25, length: 0.75 } },
    },
  ])
  expect(parts.outline).toEqual({
    'aria-hidden': 'true',
    hidden: false,
    style: { x: 1, y: 2, width: 3, height: 4 },
  })
})

test('connects an overlay that is closed and has nothing to show', () => {
  const speed = buildPageSpeed({ ratings: {}, largestPaint: undefined })
  const parts = connect({ isOpen: false, isOutlined: false, speed })
  expect(parts.toggle).toMatchObject({
    attributes: { 'aria-expanded': 'false' },
    rating: { attributes: { 'data-rating': undefined }, text: 'Not measured yet' },
  })
  expect(parts.panel.hidden).toBe(true)
  expect(parts.outlineToggle['aria-pressed']).toBe('false')
  expect(parts.path).toBe('Not measured yet')
  expect(parts.parts).toEqual([])
  expect(parts.outline.style).toEqual({ x: 0, y: 0, width: 0, height: 0 })
})

test('lists the metrics by what visitors notice first, each with its value, rating and gauge', () => {
  const { metrics } = connect({
    speed: buildPageSpeed({
      largestContentfulPaint: 1250,
      interactionToNextPaint: 300,
      cumulativeLayoutShift: 0.02,
      firstInputDelay: 4,
      ratings: { largestContentfulPaint: 'good', interactionToNextPaint: 'needs-improvement' },
    }),
  })
  expect(metrics.map(({ name, value, rating }) => [name, value.text, rating.text])).toEqual([
    ['Largest contentful paint', '1.25 s', 'Good'],
    ['Interaction to next paint', '300 ms', 'Needs improvement'],
    ['Cumulative layout shift', '0.020', 'Not measured yet'],
    ['First contentful paint', '800 ms', 'Not measured yet'],
    ['First input delay', '4 ms', 'Not measured yet'],
  ])
  expect(metrics[1]).toMatchObject({
    value: { attributes: { 'data-rating': 'needs-improvement' } },
    rating: { attributes: { 'data-rating': 'needs-improvement' } },
    gauge: {
      'aria-hidden': 'true',
      'data-rating': 'needs-improvement',
      style: { value: 300 / 750, 'good-share': 200 / 750, 'poor-share': 500 / 750 },
    },
  })
})

test('draws a bar for each part of the largest paint, in the order in which they pass', () => {
  const largestPaint = {
    elementPath: '#hero',
    timeToFirstByte: 1,
    resourceLoadDelay: 2,
    resourceLoadDuration: 3,
    elementRenderDelay: 4,
  }
  const { parts } = connect({ speed: buildPageSpeed({ largestPaint }) })
  expect(parts).toEqual([
    { name: 'First byte', text: '1 ms', bar: { 'data-part': 'timeToFirstByte', style: { length: 1 } } },
    { name: 'Load delay', text: '2 ms', bar: { 'data-part': 'resourceLoadDelay', style: { length: 2 } } },
    { name: 'Load', text: '3 ms', bar: { 'data-part': 'resourceLoadDuration', style: { length: 3 } } },
    { name: 'Render delay', text: '4 ms', bar: { 'data-part': 'elementRenderDelay', style: { length: 4 } } },
  ])
})
