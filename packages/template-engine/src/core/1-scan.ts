/** Who listens to the scanner. Positions are offsets into the source; the end is exclusive. */
export interface Listener<Tag> {
  /** Reads a candidate, `{…}` without braces inside. What is no tag is text. */
  readonly read: (start: number, end: number) => Tag | undefined
  readonly text: (start: number, end: number) => void
  readonly tag: (tag: Tag) => void
  readonly comment: (start: number, end: number, closed: boolean) => void
}

/** Cuts a source into text, tags and multi-line comments, in one pass from left to right. */
export function scan<Tag>(source: string, { read, text, tag, comment }: Listener<Tag>): void {
  let told = 0
  const tell = (end: number): void => {
    if (end > told) text(told, end)
  }
  let at = source.indexOf('{')
  while (at >= 0) {
    let end: number
    if (source.startsWith('##', at + 1)) {
      const close = source.indexOf('##}', at + 3)
      end = close < 0 ? source.length : close + 3
      tell(at)
      comment(at, end, close >= 0)
      told = end
    } else {
      end = source.indexOf('}', at) + 1
      if (end === 0) break
      // A later brace moves the start of the candidate; what it skips is text.
      const start = source.lastIndexOf('{', end - 1)
      const found = read(start, end)
      if (found !== undefined) {
        tell(start)
        tag(found)
        told = end
      }
    }
    at = source.indexOf('{', end)
  }
  tell(source.length)
}
