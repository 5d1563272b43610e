import type { Arguments } from './formatter.ts'
import { MAX_INDEX, type Reference } from './reference.ts'

const LETTER = 1
const DIGIT = 2
const DASH = 4
const PATH = 8
const BLANK = 16
const WORD = LETTER | DIGIT | DASH

/** What each ASCII character can be part of. Everything beyond is part of nothing. */
const KINDS = Uint8Array.from({ length: 128 }, (_, code) => {
  const char = String.fromCharCode(code)
  if (/[A-Za-z]/.test(char)) return LETTER
  if (/\d/.test(char)) return DIGIT
  if (/[_-]/.test(char)) return DASH
  if (/[./]/.test(char)) return PATH
  return /[ \f\n\r\t\v]/.test(char) ? BLANK : 0
})

/** Reads the words of one tag, from left to right. A method that finds nothing stays where it is. */
export class Cursor {
  readonly source: string
  at = 0
  end = 0

  constructor(source: string) {
    this.source = source
  }

  /** The code of the next character, or -1 at the end. */
  peek(): number {
    return this.at < this.end ? this.source.charCodeAt(this.at) : -1
  }

  atEnd(): boolean {
    return this.at >= this.end
  }

  take(text: string): boolean {
    if (!this.source.startsWith(text, this.at) || this.at + text.length > this.end) return false
    this.at += text.length
    return true
  }

  /** Any white space; answers whether there was some. */
  blank(): boolean {
    return this.run(BLANK) !== ''
  }

  /** Spaces only. */
  spaces(): void {
    while (this.peek() === 32) this.at++
  }

  word(): string {
    return this.is(LETTER) ? this.run(WORD) : ''
  }

  filepath(): string {
    return this.run(WORD | PATH)
  }

  /** `@name`, the target of a binding. */
  definition(): string {
    const from = this.at
    if (this.take('@') && this.word()) return this.source.slice(from, this.at)
    this.at = from
    return ''
  }

  reference(): Reference | undefined {
    const first = this.segment()
    if (first === undefined) return undefined
    const segments = [first]
    while (this.peek() === 46) {
      this.at++
      const next = this.segment()
      if (next === undefined) {
        this.at--
        break
      }
      segments.push(next)
    }
    return segments
  }

  /** The rest of the tag as arguments: its first character is what they are split at. */
  args(): Arguments | undefined {
    return toArguments(this.rest())
  }

  rest(): string {
    const rest = this.source.slice(this.at, this.end)
    this.at = this.end
    return rest
  }

  private segment(): string | number | undefined {
    const from = this.at
    const digits = this.run(DIGIT)
    if (digits) return Number(digits) <= MAX_INDEX ? Number(digits) : digits
    const sign = this.peek()
    if (sign === 64 || sign === 36) this.at++
    if (this.word()) return this.source.slice(from, this.at)
    if (sign === 64) return '@'
    this.at = from
    return undefined
  }

  private is(kinds: number): boolean {
    const code = this.peek()
    return code >= 0 && code < 128 && ((KINDS[code] ?? 0) & kinds) !== 0
  }

  private run(kinds: number): string {
    const from = this.at
    while (this.is(kinds)) this.at++
    return this.source.slice(from, this.at)
  }
}

/** Splits ` a b` or `:a b` at its first character. */
export function toArguments(text: string): Arguments | undefined {
  return text === '' ? undefined : { list: text.slice(1).split(text.charAt(0)), delimiter: text.charAt(0) }
}
