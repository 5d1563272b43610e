import { COMMA, DOT, EQUALS, HASH, PIPE, QUESTION } from '../1-scan/sign.ts'
import { Cursor } from './cursor.ts'
import type { Call, Literal, Tag } from './tree.ts'
import type { Reference } from './reference.ts'

/** A set of names. */
export interface Names {
  readonly has: (name: string) => boolean
}

/** A set of all names. */
export const ANY: Names = { has: () => true }

/** Names that an engine knows, and the callback for those that it does not. */
export interface Vocabulary {
  readonly formatters: Names
  readonly predicates: Names
  readonly unknown: (kind: 'Formatter' | 'Predicate', name: string, start: number) => void
}

/** Reads the rest of a tag behind its keyword; returns undefined if it is no tag. `start` and `end` are those of the tag. */
type Read = (cursor: Cursor, start: number, end: number, words: Vocabulary) => Tag | undefined

/** A reader of tags: `start` and `end` are those of the braces, their words begin `from`. Text is `undefined`. */
export function createTagReader(
  source: string,
  words: Vocabulary,
): (start: number, end: number, from: number) => Tag | undefined {
  const cursor = new Cursor(source)
  return (start, end, from) => {
    cursor.at = from
    cursor.end = end - 1
    if (cursor.skip(HASH)) return { op: 'COMMENT', start, end, text: cursor.rest(), lines: false }
    const read = cursor.skip(DOT) ? instruction : variable
    const tag = read(cursor, start, end, words)
    return tag && cursor.atEnd() ? tag : undefined
  }
}

const variable: Read = (cursor, start, end, words) => {
  const references = varlist(cursor)
  const calls = references && chain(cursor, words)
  return calls && { op: 'VARIABLE', start, end, references, calls }
}

const instruction: Read = (cursor, start, end, words) => {
  const from = cursor.at
  const word = cursor.word()
  if (!word || !cursor.skip(QUESTION)) return INSTRUCTIONS.get(word)?.(cursor, start, end, words)
  return { op: 'PREDICATE', start, end, call: predicate(cursor, from, words), body: [] }
}

/** An instruction that is nothing but a word. */
const bare =
  (op: 'END' | Literal['op']): Read =>
  (_, start, end) => ({ op, start, end })

/** Instructions by the keyword behind their dot. */
export const INSTRUCTIONS: ReadonlyMap<string, Read> = new Map(
  Object.entries<Read>({
    end: bare('END'),
    'meta-left': bare('META_LEFT'),
    'meta-right': bare('META_RIGHT'),
    newline: bare('NEWLINE'),
    space: bare('SPACE'),
    tab: bare('TAB'),
    section(cursor, start, end) {
      const reference = cursor.blank() ? cursor.reference() : undefined
      return reference && { op: 'SECTION', start, end, reference, body: [] }
    },
    repeated(cursor, start, end) {
      const reference =
        cursor.blank() && cursor.take('section') && cursor.blank() ? cursor.reference() : undefined
      return reference && { op: 'REPEATED', start, end, reference, body: [] }
    },
    alternates: (cursor, start, end) =>
      cursor.blank() && cursor.take('with') ? { op: 'ALTERNATES_WITH', start, end } : undefined,
    or(cursor, start, end, words) {
      const isLast = cursor.atEnd()
      const call = cursor.blank() ? maybePredicate(cursor, words) : undefined
      return isLast || call ? { op: 'OR_PREDICATE', start, end, call, body: [] } : undefined
    },
    if(cursor, start, end, words) {
      if (!cursor.blank()) return undefined
      const call = maybePredicate(cursor, words)
      return call ? { op: 'PREDICATE', start, end, call, body: [] } : condition(cursor, start, end, words)
    },
    var(cursor, start, end, words) {
      const name = cursor.blank() ? cursor.definition() : ''
      const references = name && cursor.blank() ? varlist(cursor) : undefined
      const calls = references && chain(cursor, words)
      return calls && { op: 'BINDVAR', start, end, name, references, calls }
    },
    ctx(cursor, start, end) {
      const name = cursor.blank() ? cursor.definition() : ''
      const bindings = name ? keyed(cursor) : []
      return bindings.length > 0 ? { op: 'CTXVAR', start, end, name, bindings } : undefined
    },
    eval: (cursor, start, end) =>
      cursor.blank() ? { op: 'EVAL', start, end, source: cursor.rest() } : undefined,
    macro(cursor, start, end) {
      const name = cursor.blank() ? cursor.filepath() : ''
      return name ? { op: 'MACRO', start, end, name, body: [] } : undefined
    },
    include(cursor, start, end) {
      const [name, ...list] = cursor.blank() ? cursor.rest().split(/\s+/) : []
      return name ? { op: 'INCLUDE', start, end, name, args: { list, delimiter: ' ' } } : undefined
    },
    inject(cursor, start, end) {
      const name = cursor.blank() ? cursor.definition() : ''
      const path = name && cursor.blank() ? cursor.filepath() : ''
      return path ? { op: 'INJECT', start, end, name, path, args: cursor.args() } : undefined
    },
  }),
)

/** `a, b.c`: only spaces stand around the commas. */
function varlist(cursor: Cursor): readonly Reference[] | undefined {
  const first = cursor.reference()
  if (!first) return undefined
  // Most have one: a list that begins with it takes a tenth of the memory of one that grows.
  const references = [first]
  while (comma(cursor)) {
    const reference = cursor.reference()
    if (!reference) return undefined
    references.push(reference)
  }
  return references
}

function comma(cursor: Cursor): boolean {
  const from = cursor.at
  cursor.spaces()
  if (!cursor.skip(COMMA)) {
    cursor.at = from
    return false
  }
  cursor.spaces()
  return true
}

/** `|html|truncate 10`, up to the end of the tag. */
function chain(cursor: Cursor, words: Vocabulary): readonly Call[] | undefined {
  let calls: Call[] | undefined
  while (cursor.skip(PIPE)) {
    const from = cursor.at
    const name = cursor.word()
    if (!name) return undefined
    if (!words.formatters.has(name)) {
      // Only what reads like a tag has wrong names in it.
      if (!/\|(?![a-z])/i.test(cursor.rest())) words.unknown('Formatter', name, from)
      return undefined
    }
    const call = { name, args: cursor.args('|') }
    if (calls) calls.push(call)
    else calls = [call]
  }
  return calls ?? []
}

/** A predicate, if it is the next. */
function maybePredicate(cursor: Cursor, words: Vocabulary): Call | undefined {
  const from = cursor.at
  if (cursor.passWord() && cursor.skip(QUESTION)) return predicate(cursor, from, words)
  cursor.at = from
  return undefined
}

/** The predicate whose name began at `from`, with its arguments. */
function predicate(cursor: Cursor, from: number, words: Vocabulary): Call {
  const name = cursor.source.slice(from, cursor.at)
  if (!words.predicates.has(name)) words.unknown('Predicate', name, from)
  const args = cursor.args()
  // A predicate followed by a lone delimiter has no arguments.
  return { name, args: args?.list.join() === '' ? { ...args, list: [] } : args }
}

/** `a && b || c` */
const condition: Read = (cursor, start, end) => {
  const references: Reference[] = []
  const operators: (0 | 1)[] = []
  for (;;) {
    const reference = cursor.reference()
    if (!reference) return undefined
    references.push(reference)
    cursor.blank()
    const and = cursor.take('&&')
    if (!and && !cursor.take('||')) return { op: 'IF', start, end, operators, references, body: [] }
    operators.push(and ? 1 : 0)
    cursor.blank()
  }
}

/** `key=a.b other=c`; one word left over is dropped. */
function keyed(cursor: Cursor): [string, Reference][] {
  const bindings: [string, Reference][] = []
  while (cursor.blank()) {
    const key = cursor.word()
    if (!cursor.skip(EQUALS)) break
    const reference = cursor.reference()
    if (!key || !reference) return []
    bindings.push([key, reference])
  }
  return bindings
}
