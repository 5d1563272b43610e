import { Cursor } from '../2-parse/cursor.ts'

/** Reads an expression from left to right, and keeps what is wrong with it. */
export class Reader extends Cursor {
  readonly faults: string[] = []

  constructor(source: string) {
    super(source)
    this.end = source.length
  }

  /** Goes past white space, as expressions know it. */
  skipBlank(): this {
    while (/[ \n\t\r\u00a0]/.test(this.source.charAt(this.at))) this.at++
    return this
  }

  /** Keeps a fault behind which nothing can be read. */
  fail(fault: string): '' {
    this.faults.push(fault)
    this.at = this.end
    return ''
  }
}
