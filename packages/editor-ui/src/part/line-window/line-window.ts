/** Lines above which a list draws only those near its view, and the steps in which its window moves. */
export interface WindowSize {
  /** Largest number of lines that are all drawn. */
  readonly limit: number
  /** Lines that are drawn before and after those in view. */
  readonly margin: number
}

/** Rows of a grid, or options of a list. */
export const rowWindow: WindowSize = { limit: 100, margin: 20 }

/** Columns of a grid: each is drawn in each row. */
export const columnWindow: WindowSize = { limit: 30, margin: 5 }

/** Lines of a list or a grid that are near its view: rows, columns, or options. */
export interface LineWindow {
  /** Number of the first line, counted from 1. */
  readonly first: number
  readonly last: number
  /** Size of a line in CSS pixels, along the scroll. */
  readonly linePx: number
}

/** Measures of a list along its scroll. */
export interface LineMeasure {
  readonly scrollPx: number
  readonly viewPx: number
  readonly linePx: number
}

/** Window of a list that has scrolled. It moves in steps, so that most scrolling draws nothing anew. */
export function windowAt({ scrollPx, viewPx, linePx }: LineMeasure, { margin }: WindowSize): LineWindow {
  const step = linePx * margin
  const start = Math.max(0, Math.floor(scrollPx / step) - 1) * margin
  return { first: start + 1, last: start + (Math.ceil(viewPx / step) + 3) * margin, linePx }
}

/** Lines of a list of which some are drawn. */
export interface LineList {
  readonly count: number
  readonly window: LineWindow
  /** Number of the line with the focus, or 0. It is drawn wherever it is. */
  readonly active: number
}

const endsOf = ({ count, window: { first, last } }: LineList, { limit }: WindowSize): [number, number] =>
  count <= limit ? [1, count] : [Math.min(first, count), Math.min(last, count)]

/** Number of the line with the focus if it is outside of the window, else 0. */
export function outsideOf(list: LineList, size: WindowSize): number {
  const [from, to] = endsOf(list, size)
  return list.active >= from && list.active <= to ? 0 : list.active
}

/** Numbers of the lines to draw, in order: all of a short list, else those in the window and the one with the focus. */
export function linesInWindow(list: LineList, size: WindowSize): readonly number[] {
  const [from, to] = endsOf(list, size)
  const lines = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  const outside = outsideOf(list, size)
  if (outside === 0) return lines
  return outside < from ? [outside, ...lines] : [...lines, outside]
}
