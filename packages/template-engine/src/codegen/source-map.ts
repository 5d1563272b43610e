/** Origin of a line of generated code: its offset in the source, if it has one. */
export type Origins = readonly (number | undefined)[]

/** A source map, version 3. */
export interface SourceMap {
  readonly version: 3
  /** The name of the template, as the only one. */
  readonly sources: readonly string[]
  /** Text of the template. */
  readonly sourcesContent: readonly string[]
  /** Always empty: generated names are no names of the template. */
  readonly names: readonly string[]
  /** One segment for each generated line that has a place in the template. */
  readonly mappings: string
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Maps each line of generated code to a place in the template. */
export function sourceMap(origins: Origins, source: string, name: string): SourceMap {
  const lines = lineStarts(source)
  let before = [0, 0]
  const mappings = origins.map((offset) => {
    if (offset === undefined) return ''
    const line = lineOf(lines, offset)
    const column = offset - (lines[line] ?? 0)
    const segment = [0, 0, line - (before[0] ?? 0), column - (before[1] ?? 0)]
    before = [line, column]
    return segment.map(digits).join('')
  })
  return { version: 3, sources: [name], sourcesContent: [source], names: [], mappings: mappings.join(';') }
}

/** Line and column of an offset, both from 1. */
export function positionOf(source: string): (offset: number) => readonly [line: number, column: number] {
  const lines = lineStarts(source)
  return (offset) => {
    const line = lineOf(lines, offset)
    return [line + 1, offset - (lines[line] ?? 0) + 1]
  }
}

function lineStarts(source: string): number[] {
  const starts = [0]
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

/** The last line that begins at or before an offset. */
function lineOf(starts: readonly number[], offset: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return low
}

/** A number in the base64 digits of source maps: five bits each, the sign last of all. */
function digits(value: number): string {
  let rest = value < 0 ? (-value << 1) | 1 : value << 1
  let text = ''
  do {
    const digit = rest & 31
    rest >>>= 5
    text += DIGITS.charAt(rest > 0 ? digit | 32 : digit)
  } while (rest > 0)
  return text
}
