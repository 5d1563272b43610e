import type { Diagnostic } from './diagnostic.ts'

type Found = Omit<Diagnostic, 'line' | 'column' | 'span' | 'frame'> & {
  readonly start: number
  readonly end: number
}

/** How much of a long line is shown before and behind the place. */
const AROUND = 60

/** Gives a fault its line, its column and a picture of the line it stands on. */
export function locate(
  { start, end, ...found }: Found,
  source: string | undefined,
  known: readonly [number, number] = [0, 0],
): Diagnostic {
  const span = [start, end] as const
  if (source === undefined) return { ...found, line: known[0], column: known[1], span, frame: '' }
  let line = 1
  let from = 0
  for (let at = source.indexOf('\n'); at >= 0 && at < start; at = source.indexOf('\n', from)) {
    line++
    from = at + 1
  }
  const stop = Math.min(`${source}\n`.indexOf('\n', start), end + AROUND)
  const first = Math.max(from, start - AROUND)
  const gutter = `${line} | `
  const carets = '^'.repeat(Math.max(1, Math.min(end, stop) - start))
  const frame = `${gutter}${source.slice(first, stop)}\n${' '.repeat(gutter.length + start - first)}${carets}`
  return { ...found, line, column: start - from + 1, span, frame }
}
