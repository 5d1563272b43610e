import type { Span } from './log.ts'

export const SPAN_MS = 12_000
const LETTER_PX = 7.4
const PADDING_PX = 8
/** A caption of fewer letters is left out. */
const LEAST_PX = 4 * LETTER_PX + PADDING_PX

/** Span with its position: percent of the width, and a row of its track. */
export interface Placed {
  readonly span: Span
  readonly start: number
  readonly end: number
  readonly row: number
  /** Room for its caption before the next span of the row. 0 if too small for a caption. */
  readonly roomPx: number
}

/** Drawing area of the timeline. */
export interface Canvas {
  readonly now: number
  readonly widthPx: number
}

/** Position of now, in percent. The rest of the width is room for the captions of the newest spans. */
export const nowAt = (widthPx: number): number => (widthPx < 480 ? 60 : 80)

/** Caption of a span. */
export function caption({ track, label, detail, from, to }: Span): string {
  if (track !== 'call') return [label, detail].filter(Boolean).join(' ')
  const [method = '', path = ''] = label.split(' ')
  const short = path.split('/').at(-1)
  return [method, short, detail, to && `${Math.round(to - from)} ms`].filter(Boolean).join(' ')
}

/** Pixels that the mark of a span reaches beyond its end. */
const markPx = ({ from, to }: Span): number => (from === to ? 14 : 6)

/** Lays out the spans of a track on its rows: where their captions have room, else on the row that ends first. */
export function layoutSpans(shown: readonly Span[], rows: number, { now, widthPx }: Canvas): Placed[] {
  const x = (at: number) => nowAt(widthPx) * (1 - (now - at) / SPAN_MS)
  const percent = (px: number) => (px / widthPx) * 100
  const marksEnd = Array.from({ length: rows }, () => -Infinity)
  const captionsEnd = [...marksEnd]
  const starts = marksEnd.map((): number[] => [])
  const placed = shown.map((span) => {
    const start = Math.max(0, x(span.from))
    const end = x(span.to ?? now)
    const free = captionsEnd.findIndex((reach) => reach < start)
    const row = free < 0 ? marksEnd.indexOf(Math.min(...marksEnd)) : free
    marksEnd[row] = end + percent(markPx(span))
    captionsEnd[row] = marksEnd[row] + percent(PADDING_PX + caption(span).length * LETTER_PX)
    starts[row]?.push(start)
    return { span, start, end, row, nth: starts[row]?.length ?? 0 }
  })
  return placed.map(({ nth, ...each }) => {
    const next = starts[each.row]?.[nth] ?? 100
    const roomPx = ((next - each.end) / 100) * widthPx - markPx(each.span)
    return { ...each, roomPx: roomPx < LEAST_PX ? 0 : roomPx }
  })
}
