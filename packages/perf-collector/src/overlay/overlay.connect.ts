import type { PageSpeed, RatedMetric } from '../vitals/vitals.contract.ts'
import {
  formatMetric,
  formatTime,
  gaugeOf,
  type OverlayMessages,
  type OverlaySnapshot,
  type PaintPart,
  type WaterfallRow,
  worstRating,
} from './overlay.ts'

/** Attributes of one element. `undefined` and `false` take an attribute away. `style` holds custom properties. */
export interface Attributes {
  readonly [name: string]: string | number | boolean | undefined | Readonly<Record<string, number>>
  readonly style?: Readonly<Record<string, number>>
}

/** An element with text. */
export interface TextElement {
  readonly attributes: Attributes
  readonly text: string
}

const METRICS: readonly RatedMetric[] = [
  'largestContentfulPaint',
  'interactionToNextPaint',
  'cumulativeLayoutShift',
  'firstContentfulPaint',
  'firstInputDelay',
]
const PARTS: readonly PaintPart[] = [
  'timeToFirstByte',
  'resourceLoadDelay',
  'resourceLoadDuration',
  'elementRenderDelay',
]
/** Interactions are looked at one by one, beginning with the slowest. */
const MOST_INTERACTIONS = 3

/** A metric with its value, its rating and its gauge. */
export interface MetricRow {
  readonly name: string
  readonly value: TextElement
  readonly rating: TextElement
  readonly gauge: Attributes
}

function connectMetric(metric: RatedMetric, speed: PageSpeed, messages: OverlayMessages): MetricRow {
  const value = speed[metric]
  const rating = speed.ratings[metric]
  const gauge = gaugeOf(metric, value ?? 0)
  return {
    name: messages.metrics[metric],
    value: {
      attributes: { 'data-rating': rating },
      text: value === undefined ? '–' : formatMetric(metric, value),
    },
    rating: {
      attributes: { 'data-rating': rating },
      text: rating ? messages.ratings[rating] : messages.unmeasured,
    },
    gauge: {
      'aria-hidden': 'true',
      'data-rating': rating,
      style: { value: gauge.value, 'good-share': gauge.good, 'poor-share': gauge.poor },
    },
  }
}

/** One of the times that the largest paint is made of. */
export interface PartRow {
  readonly name: string
  readonly text: string
  readonly bar: Attributes
}

function connectParts({ largestPaint }: PageSpeed, messages: OverlayMessages): readonly PartRow[] {
  return PARTS.flatMap((part) => {
    const ms = largestPaint?.[part]
    const bar = { 'data-part': part, style: { length: ms ?? 0 } }
    return ms === undefined ? [] : [{ name: messages.parts[part], text: formatTime(ms), bar }]
  })
}

/** A file with its bar. */
export interface FileRow {
  readonly name: TextElement
  readonly start: string
  readonly duration: string
  readonly bar: Attributes
}

const connectFile = ({
  name,
  url,
  kind,
  startTime,
  duration,
  startShare,
  lengthShare,
}: WaterfallRow): FileRow => ({
  name: { attributes: { title: url }, text: name },
  start: formatTime(startTime),
  duration: formatTime(duration),
  bar: { 'aria-hidden': 'true', 'data-kind': kind, style: { start: startShare, length: lengthShare } },
})

function connectInteractions(
  { slowestInteractions }: PageSpeed,
  messages: OverlayMessages,
): readonly string[] {
  const slowest = slowestInteractions
    .slice(0, MOST_INTERACTIONS)
    .map(({ event, elementPath = '', duration }) => `${formatTime(duration)} ${event} ${elementPath}`)
  return slowest.length > 0 ? slowest : [messages.unmeasured]
}

/** Content of the overlay. */
export interface OverlayParts {
  readonly section: Attributes
  readonly toggle: { readonly attributes: Attributes; readonly title: string; readonly rating: TextElement }
  readonly panel: Attributes
  readonly metrics: readonly MetricRow[]
  readonly path: string
  readonly parts: readonly PartRow[]
  readonly outlineToggle: Attributes
  readonly interactions: readonly string[]
  readonly scroller: Attributes
  readonly files: readonly FileRow[]
  readonly more: TextElement
  /** Text in place of the files while there are none. */
  readonly note: TextElement
  readonly outline: Attributes
}

/** Connects the state of the overlay with its elements. */
export function connectOverlay(
  { isOpen, isOutlined, speed, waterfall, box }: OverlaySnapshot,
  messages: OverlayMessages,
): OverlayParts {
  const worst = worstRating(speed)
  return {
    section: { 'aria-label': messages.title },
    toggle: {
      attributes: { type: 'button', 'aria-expanded': isOpen ? 'true' : 'false', 'aria-controls': 'panel' },
      title: messages.title,
      rating: {
        attributes: { 'data-rating': worst },
        text: worst ? messages.ratings[worst] : messages.unmeasured,
      },
    },
    panel: { id: 'panel', hidden: !isOpen },
    metrics: METRICS.map((metric) => connectMetric(metric, speed, messages)),
    path: speed.largestPaint?.elementPath ?? messages.unmeasured,
    parts: connectParts(speed, messages),
    outlineToggle: { type: 'button', 'aria-pressed': isOutlined ? 'true' : 'false' },
    interactions: connectInteractions(speed, messages),
    // A region that scrolls has to be reached with the keyboard.
    scroller: { role: 'group', tabindex: 0, 'aria-label': messages.waterfall },
    files: waterfall.rows.map(connectFile),
    more: {
      attributes: { hidden: waterfall.more === 0 },
      text: waterfall.more > 0 ? `${waterfall.more} ${messages.more}` : '',
    },
    note: { attributes: { hidden: waterfall.rows.length > 0 }, text: messages.unmeasured },
    outline: {
      'aria-hidden': 'true',
      hidden: !(isOpen && isOutlined && box),
      style: { x: 0, y: 0, width: 0, height: 0, ...box },
    },
  }
}
