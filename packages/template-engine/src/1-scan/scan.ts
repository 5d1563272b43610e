import { HASH } from './sign.ts'

/** Callbacks of the scanner. Positions are offsets into the source; the end is exclusive. */
export interface Listener<Tag> {
  /** Reads a candidate, `{…}` without braces inside. Returns undefined for text. */
  readonly read: (start: number, end: number) => Tag | undefined
  readonly text: (start: number, end: number) => void
  readonly tag: (tag: Tag) => void
  readonly comment: (start: number, end: number, closed: boolean) => void
}

/** Cuts a source into text, tags and multi-line comments, in one pass from left to right. */
export function scan<Tag>(source: string, { read, text, tag, comment }: Listener<Tag>): void {
  let done = 0
  const flush = (end: number): void => {
    if (end > done) text(done, end)
  }
  let open = source.indexOf('{')
  while (open >= 0) {
    let start = open
    if (source.charCodeAt(start + 1) === HASH && source.charCodeAt(start + 2) === HASH) {
      const close = source.indexOf('##}', start + 3)
      flush(start)
      done = close < 0 ? source.length : close + 3
      comment(start, done, close >= 0)
      open = source.indexOf('{', done)
      continue
    }
    const end = source.indexOf('}', start) + 1
    if (end === 0) break
    open = source.indexOf('{', start + 1)
    // A later brace moves the start of the candidate; what it skips is text.
    while (open >= 0 && open < end) {
      start = open
      open = source.indexOf('{', start + 1)
    }
    const found = read(start, end)
    if (found !== undefined) {
      flush(start)
      tag(found)
      done = end
    }
  }
  flush(source.length)
}
