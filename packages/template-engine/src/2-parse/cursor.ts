import { AT, BLANK, DASH, DIGIT, DOLLAR, DOT, LETTER, PATH, SPACE, WORD } from '../1-scan/sign.ts'
import type { Arguments } from './arguments.ts'
import { MAX_INDEX, type Reference } from './reference.ts'

/** Character classes of ASCII, by code. Characters beyond have none. */
const KINDS = new Uint8Array(128)
  .fill(LETTER, 65, 91)
  .fill(LETTER, 97, 123)
  .fill(DIGIT, 48, 58)
  .fill(DASH, 95, 96)
  .fill(DASH, 45, 46)
  .fill(PATH, 46, 48)
  .fill(BLANK, 9, 14)
  .fill(BLANK, 32, 33)

/** Reads the words of one tag, from left to right. A method that finds nothing stays where it is. */
export class Cursor {
  declare readonly source: string
  at = 0
  end = 0

  constructor(source: string) {
    this.source = source
  }

  atEnd(): boolean {
    return this.at >= this.end
  }

  /** Goes past one character, if it is the next. */
  skip(code: number): boolean {
    const isNext = this.at < this.end && this.source.charCodeAt(this.at) === code
    if (isNext) this.at++
    return isNext
  }

  take(text: string): boolean {
    const isNext = this.source.startsWith(text, this.at) && this.at + text.length <= this.end
    if (isNext) this.at += text.length
    return isNext
  }

  /** Any white space; answers whether there was some. */
  blank(): boolean {
    return this.pass(BLANK)
  }

  /** Spaces only. */
  spaces(): void {
    while (this.skip(SPACE));
  }

  /** Goes past a word, if it is the next. */
  passWord(): boolean {
    return ((KINDS[this.source.charCodeAt(this.at)] ?? 0) & LETTER) !== 0 && this.pass(WORD)
  }

  word(): string {
    const from = this.at
    return this.passWord() ? this.source.slice(from, this.at) : ''
  }

  filepath(): string {
    const from = this.at
    return this.pass(WORD | PATH) ? this.source.slice(from, this.at) : ''
  }

  /** `@name`, the target of a binding. Where there is none, the tag is text, so that nothing goes back. */
  definition(): string {
    const from = this.at
    return this.skip(AT) && this.passWord() ? this.source.slice(from, this.at) : ''
  }

  reference(): Reference | undefined {
    const first = this.segment()
    if (first === undefined) return undefined
    const segments = [first]
    while (this.skip(DOT)) {
      const next = this.segment()
      if (next === undefined) {
        this.at--
        break
      }
      segments.push(next)
    }
    return segments
  }

  /** Arguments up to a sign or the end: their first character is the delimiter. */
  args(sign = ''): Arguments | undefined {
    const { source, at, end } = this
    if (at >= end) return undefined
    const stop = sign ? source.indexOf(sign, at) : -1
    this.at = stop < 0 || stop > end ? end : stop
    if (at === this.at) return undefined
    const delimiter = source.charAt(at)
    const text = source.slice(at + 1, this.at)
    // To split what is in one piece takes longer than to see that it is.
    return { list: text.includes(delimiter) ? text.split(delimiter) : [text], delimiter }
  }

  rest(): string {
    const rest = this.source.slice(this.at, this.end)
    this.at = this.end
    return rest
  }

  private segment(): string | number | undefined {
    const { source, at: from } = this
    const sign = source.charCodeAt(from)
    if (sign === AT || sign === DOLLAR) this.at++
    if (this.passWord()) return source.slice(from, this.at)
    if (sign === AT && from < this.end) return '@'
    this.at = from
    if (!this.pass(DIGIT)) return undefined
    const digits = source.slice(from, this.at)
    return Number(digits) <= MAX_INDEX ? Number(digits) : digits
  }

  /** Goes past all that is of these kinds; answers whether there was some. */
  private pass(kinds: number): boolean {
    const { source, at: from, end } = this
    let at = from
    while (at < end && ((KINDS[source.charCodeAt(at)] ?? 0) & kinds) !== 0) at++
    this.at = at
    return at > from
  }
}
