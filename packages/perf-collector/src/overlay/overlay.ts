import { thresholds } from '../vitals/rating.ts'
import type { LargestPaint, PageSpeed, RatedMetric, Rating } from '../vitals/vitals.contract.ts'

/** Texts of the overlay. */
export interface OverlayMessages {
  /** Name of the overlay, for screen readers too. */
  readonly title: string
  readonly ratings: Readonly<Record<Rating, string>>
  /** Shown in place of a rating while there is no value. */
  readonly unmeasured: string
  readonly metrics: Readonly<Record<RatedMetric, string>>
  /** Heading of the largest paint. */
  readonly largestPaint: string
  readonly parts: Readonly<Record<PaintPart, string>>
  /** Text of the button that marks the element of the largest paint in the page. */
  readonly outline: string
  /** Heading of the slowest interactions. */
  readonly slowest: string
  /** Heading of the files. */
  readonly waterfall: string
  /** Heading of the column with their names. */
  readonly file: string
  /** Heading of the column with the times at which they were asked for. */
  readonly start: string
  /** Heading of the column with the times that they took. */
  readonly duration: string
  /** Follows the number of files that are left out. */
  readonly more: string
}

/** Texts of the overlay, in English. */
export const overlayMessages: OverlayMessages = {
  title: 'Performance',
  ratings: { good: 'Good', 'needs-improvement': 'Needs improvement', poor: 'Poor' },
  unmeasured: 'Not measured yet',
  metrics: {
    firstContentfulPaint: 'First contentful paint',
    largestContentfulPaint: 'Largest contentful paint',
    cumulativeLayoutShift: 'Cumulative layout shift',
    firstInputDelay: 'First input delay',
    interactionToNextPaint: 'Interaction to next paint',
  },
  largestPaint: 'Largest paint',
  parts: {
    timeToFirstByte: 'First byte',
    resourceLoadDelay: 'Load delay',
    resourceLoadDuration: 'Load',
    elementRenderDelay: 'Render delay',
  },
  outline: 'Outline the element',
  slowest: 'Slowest interactions',
  waterfall: 'Waterfall',
  file: 'File',
  start: 'Start',
  duration: 'Duration',
  more: 'more files',
}

/** One of the times that a largest paint is made of. */
export type PaintPart = Exclude<keyof LargestPaint, 'elementName' | 'elementPath'>

/** A file that was loaded, or the document. */
export interface TimelineEntry {
  readonly url: string
  /** Initiator of the request: `img`, `script`, `navigation`. */
  readonly kind: string
  /** Milliseconds since the page began. */
  readonly startTime: number
  /** In milliseconds. */
  readonly duration: number
}

/** A file as it is drawn. Shares are parts of the whole time, from 0 to 1. */
export interface WaterfallRow extends TimelineEntry {
  /** Last part of the address, or its host. */
  readonly name: string
  /** Begin of the bar. */
  readonly startShare: number
  /** Length of the bar. */
  readonly lengthShare: number
}

/** Files in the order in which they were asked for. */
export interface Waterfall {
  /** At most 60. */
  readonly rows: readonly WaterfallRow[]
  /** Number of files that are left out. */
  readonly more: number
}

/** Rows that a developer scrolls through; more would make the page slow that is measured. */
const MOST_ROWS = 60

/** Last part of an address, or its host. */
export function fileName(url: string): string {
  const [address = ''] = url.split(/[?#]/)
  const parts = address.split('/').filter(Boolean)
  return parts.at(-1) ?? url
}

const isTime = (time: number): boolean => Number.isFinite(time) && time >= 0

/** Arranges files as a waterfall. Entries with impossible times are left out. */
export function createWaterfall(entries: readonly TimelineEntry[]): Waterfall {
  const sound = entries
    .filter(({ startTime, duration }) => isTime(startTime) && isTime(duration))
    .sort((a, b) => a.startTime - b.startTime)
  const shown = sound.slice(0, MOST_ROWS)
  const end = Math.max(1, ...shown.map(({ startTime, duration }) => startTime + duration))
  return {
    rows: shown.map((entry) => ({
      ...entry,
      name: fileName(entry.url),
      startShare: entry.startTime / end,
      lengthShare: entry.duration / end,
    })),
    more: sound.length - shown.length,
  }
}

/** A time as developers read it: `180 ms`, `2.31 s`. */
export const formatTime = (ms: number): string =>
  ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(2)} s`

const SHIFT = 'cumulativeLayoutShift'

/** A value of a metric as text. */
export const formatMetric = (metric: RatedMetric, value: number): string =>
  metric === SHIFT ? value.toFixed(3) : formatTime(value)

/** A metric on a gauge that ends half-way beyond its worse threshold. */
export interface Gauge {
  /** Shares of the gauge, from 0 to 1. */
  readonly good: number
  readonly poor: number
  readonly value: number
}

/** Places a value among its thresholds. */
export function gaugeOf(metric: RatedMetric, value: number): Gauge {
  const [good, poor] = thresholds[metric]
  const end = poor * 1.5
  return { good: good / end, poor: poor / end, value: Math.min(1, value / end) }
}

const WORST: readonly Rating[] = ['poor', 'needs-improvement', 'good']

/** The worst of a page's ratings. `undefined` while nothing is rated. */
export function worstRating({ ratings }: Pick<PageSpeed, 'ratings'>): Rating | undefined {
  const given = Object.values(ratings)
  return WORST.find((rating) => given.includes(rating))
}

/** Position of an element in the window, in pixels. */
export interface Box {
  /** Distance from the left edge of the window. */
  readonly x: number
  /** Distance from the top of the window. */
  readonly y: number
  readonly width: number
  readonly height: number
}

/** State of the overlay. */
export interface OverlaySnapshot {
  /** True while the panel is open. */
  readonly isOpen: boolean
  /** True while the element of the largest paint is outlined. */
  readonly isOutlined: boolean
  /** Metrics of the page so far. */
  readonly speed: PageSpeed
  /** Requests of the page on one time line. */
  readonly waterfall: Waterfall
  /** Position of the largest paint's element, while it is in the document. */
  readonly box?: Box | undefined
}
