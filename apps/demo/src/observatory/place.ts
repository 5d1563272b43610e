import type { Sighting } from './log.ts'

export const SPAN_MS = 12_000
const LETTER_PX = 6.8
const PADDING_PX = 8
/** A caption of fewer letters tells nothing. */
const LEAST_PX = 4 * LETTER_PX + PADDING_PX

/** A sighting with its place: percent of the width, and a row of its lane. */
export interface Placed {
  readonly sighting: Sighting
  readonly start: number
  readonly end: number
  readonly row: number
  /** How far its caption may reach before it meets what stands next; 0 where that is not worth a caption. */
  readonly roomPx: number
}

/** What the last seconds are drawn on. */
export interface Canvas {
  readonly now: number
  readonly widthPx: number
}

/** Where now is, in percent: what is right of it is room for the captions of what is newest. */
export const nowAt = (widthPx: number): number => (widthPx < 480 ? 60 : 80)

/** What is written beside a sighting. */
export function caption({ lane, label, detail, from, to }: Sighting): string {
  if (lane !== 'call') return [label, detail].filter(Boolean).join(' ')
  const [method = '', path = ''] = label.split(' ')
  const short = path.split('/').at(-1)
  return [method, short, detail, to && `${Math.round(to - from)} ms`].filter(Boolean).join(' ')
}

/** How far what is drawn of a sighting reaches beyond its end: half a diamond more than an edge. */
const markPx = ({ from, to }: Sighting): number => (from === to ? 9 : 5)

/** Puts the sightings of a lane on its rows: where they have room for their captions, else where a caption can give way. */
export function place(shown: readonly Sighting[], rows: number, { now, widthPx }: Canvas): Placed[] {
  const x = (at: number) => nowAt(widthPx) * (1 - (now - at) / SPAN_MS)
  const percent = (px: number) => (px / widthPx) * 100
  const marksEnd = Array.from({ length: rows }, () => -Infinity)
  const captionsEnd = [...marksEnd]
  const starts = marksEnd.map((): number[] => [])
  const placed = shown.map((sighting) => {
    const start = Math.max(0, x(sighting.from))
    const end = x(sighting.to ?? now)
    const free = captionsEnd.findIndex((reach) => reach < start)
    const row = free < 0 ? marksEnd.indexOf(Math.min(...marksEnd)) : free
    marksEnd[row] = end + percent(markPx(sighting))
    captionsEnd[row] = marksEnd[row] + percent(PADDING_PX + caption(sighting).length * LETTER_PX)
    starts[row]?.push(start)
    return { sighting, start, end, row, nth: starts[row]?.length ?? 0 }
  })
  return placed.map(({ nth, ...each }) => {
    const next = starts[each.row]?.[nth] ?? 100
    const roomPx = ((next - each.end) / 100) * widthPx - markPx(each.sighting)
    return { ...each, roomPx: roomPx < LEAST_PX ? 0 : roomPx }
  })
}
