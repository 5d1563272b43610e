/** Rows above which a grid draws only those near its view. */
export const WINDOW_FROM = 100

/** Rows that are drawn before and after those in view, and the steps in which a window moves. */
const MARGIN = 20

/** Rows of a grid that are near its view. */
export interface RowWindow {
  /** Number of the first row, counted from 1. */
  readonly first: number
  readonly last: number
  /** Height of a row in CSS pixels. */
  readonly rowPx: number
}

/** Window of a grid that has not been measured. */
export const firstWindow: RowWindow = { first: 1, last: 3 * MARGIN, rowPx: 36 }

/** Measures of a grid. */
export interface GridMeasure {
  readonly scrollPx: number
  readonly heightPx: number
  readonly rowPx: number
}

/** Window of a grid that has scrolled. It moves in steps, so that most scrolling draws nothing anew. */
export function windowAt({ scrollPx, heightPx, rowPx }: GridMeasure): RowWindow {
  const step = rowPx * MARGIN
  const start = Math.max(0, Math.floor(scrollPx / step) - 1) * MARGIN
  return { first: start + 1, last: start + (Math.ceil(heightPx / step) + 3) * MARGIN, rowPx }
}

/** Numbers of the rows to draw, in order: all of a short grid, else those in the window and the one with the focus. */
export function rowsInWindow(count: number, { first, last }: RowWindow, active: number): readonly number[] {
  const [from, to] = count <= WINDOW_FROM ? [1, count] : [Math.min(first, count), Math.min(last, count)]
  const rows = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  if (active === 0 || (active >= from && active <= to)) return rows
  return active < from ? [active, ...rows] : [...rows, active]
}
