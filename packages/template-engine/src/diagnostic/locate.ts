import type { Diagnostic } from './diagnostic.ts'

type Found = Omit<Diagnostic, 'line' | 'column' | 'span' | 'frame'> & {
  readonly start: number
  readonly end: number
}

/** How much of a long line is shown before and behind the place. */
const AROUND = 60

/** Gives a fault its line, its column and a picture of that line. */
export function locate(
  { start, end, ...found }: Found,
  source: string | undefined,
  [line, column]: readonly [line: number, column: number] = [0, 0],
): Diagnostic {
  const span = [start, end] as const
  if (source === undefined) return { ...found, line, column, span, frame: '' }
  let row = 1
  let from = 0
  for (let at = source.indexOf('\n'); at >= 0 && at < start; at = source.indexOf('\n', from)) {
    row++
    from = at + 1
  }
  const before = `${row} | ${source.slice(Math.max(from, start - AROUND), start)}`
  const [shown = ''] = source.slice(start, end + AROUND).split(/\r?\n/, 1)
  const carets = '^'.repeat(Math.max(1, Math.min(end - start, shown.length)))
  // Tabs stay, so that the carets stand below their place however wide a tab is.
  const frame = `${before}${shown}\n${before.replace(/[^\t]/g, ' ')}${carets}`
  return { ...found, line: row, column: start - from + 1, span, frame }
}
