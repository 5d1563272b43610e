import { Cursor, toArguments } from './cursor.ts'
import type { Call, Literal, Tag } from './tree.ts'
import type { Arguments } from './formatter.ts'
import type { Reference } from './reference.ts'

/** Which names an engine knows, and who is told of those that it does not. */
export interface Vocabulary {
  readonly hasFormatter: (name: string) => boolean
  readonly hasPredicate: (name: string) => boolean
  readonly unknown: (kind: 'formatter' | 'predicate', name: string, start: number, end: number) => void
}

type Read = (cursor: Cursor, place: { start: number; end: number }, words: Vocabulary) => Tag | undefined

/** A reader of tags: `start` and `end` are those of the braces. What does not parse is `undefined`. */
export function createTagReader(
  source: string,
  words: Vocabulary,
): (start: number, end: number, from?: number) => Tag | undefined {
  const cursor = new Cursor(source)
  return (start, end, from = start + 1) => {
    cursor.at = from
    cursor.end = end - 1
    const place = { start, end }
    if (cursor.take('#')) return { op: 'COMMENT', ...place, text: cursor.rest(), lines: false }
    const tag = cursor.take('.') ? instruction(cursor, place, words) : variable(cursor, place, words)
    return tag && cursor.atEnd() ? tag : undefined
  }
}

const variable: Read = (cursor, place, words) => {
  const references = varlist(cursor)
  const calls = references && chain(cursor, words)
  return calls && { op: 'VARIABLE', ...place, references, calls }
}

const instruction: Read = (cursor, place, words) => {
  const call = predicate(cursor, words)
  if (call) return { op: 'PREDICATE', ...place, call, body: [] }
  const word = cursor.word()
  const op = BARE.get(word)
  if (op) return { op, ...place }
  return Object.hasOwn(INSTRUCTIONS, word) ? INSTRUCTIONS[word]?.(cursor, place, words) : undefined
}

/** Instructions that are nothing but a word. */
const BARE = new Map([
  ['end', 'END'],
  ['meta-left', 'META_LEFT'],
  ['meta-right', 'META_RIGHT'],
  ['newline', 'NEWLINE'],
  ['space', 'SPACE'],
  ['tab', 'TAB'],
] as const) as ReadonlyMap<string, 'END' | Literal['op']>

const INSTRUCTIONS: Readonly<Record<string, Read>> = {
  section(cursor, place) {
    const reference = cursor.blank() ? cursor.reference() : undefined
    return reference && { op: 'SECTION', ...place, reference, body: [] }
  },
  repeated(cursor, place) {
    const reference =
      cursor.blank() && cursor.take('section') && cursor.blank() ? cursor.reference() : undefined
    return reference && { op: 'REPEATED', ...place, reference, body: [] }
  },
  alternates: (cursor, place) =>
    cursor.blank() && cursor.take('with') ? { op: 'ALTERNATES_WITH', ...place } : undefined,
  or(cursor, place, words) {
    if (cursor.atEnd()) return { op: 'OR_PREDICATE', ...place, call: undefined, body: [] }
    const call = cursor.blank() ? predicate(cursor, words) : undefined
    return call && { op: 'OR_PREDICATE', ...place, call, body: [] }
  },
  if(cursor, place, words) {
    if (!cursor.blank()) return undefined
    const call = predicate(cursor, words)
    return call ? { op: 'PREDICATE', ...place, call, body: [] } : condition(cursor, place, words)
  },
  var(cursor, place, words) {
    const name = cursor.blank() ? cursor.definition() : ''
    const references = name && cursor.blank() ? varlist(cursor) : undefined
    const calls = references && chain(cursor, words)
    return calls && { op: 'BINDVAR', ...place, name, references, calls }
  },
  ctx(cursor, place) {
    const name = cursor.blank() ? cursor.definition() : ''
    const bindings = name ? keyed(cursor) : []
    return bindings.length > 0 ? { op: 'CTXVAR', ...place, name, bindings } : undefined
  },
  eval: (cursor, place) => (cursor.blank() ? { op: 'EVAL', ...place, source: cursor.rest() } : undefined),
  macro(cursor, place) {
    const name = cursor.blank() ? cursor.filepath() : ''
    return name ? { op: 'MACRO', ...place, name, body: [] } : undefined
  },
  include(cursor, place) {
    const { list: [name, ...list] = [], delimiter = ' ' } = cursor.args() ?? {}
    return name ? { op: 'INCLUDE', ...place, name, args: { list, delimiter } } : undefined
  },
  inject(cursor, place) {
    const name = cursor.blank() ? cursor.definition() : ''
    const path = name && cursor.blank() ? cursor.filepath() : ''
    return path ? { op: 'INJECT', ...place, name, path, args: cursor.args() } : undefined
  },
}

/** `a, b.c`: only spaces stand around the commas. */
function varlist(cursor: Cursor): readonly Reference[] | undefined {
  const references: Reference[] = []
  do {
    const reference = cursor.reference()
    if (!reference) return undefined
    references.push(reference)
  } while (comma(cursor))
  return references
}

function comma(cursor: Cursor): boolean {
  const from = cursor.at
  cursor.spaces()
  if (!cursor.take(',')) {
    cursor.at = from
    return false
  }
  cursor.spaces()
  return true
}

/** `|html|truncate 10`, up to the end of the tag. */
function chain(cursor: Cursor, words: Vocabulary): readonly Call[] | undefined {
  const calls: Call[] = []
  while (cursor.take('|')) {
    const from = cursor.at
    const name = cursor.word()
    if (!name) return undefined
    if (!words.hasFormatter(name)) {
      words.unknown('formatter', name, from, cursor.at)
      return undefined
    }
    calls.push({ name, args: formatterArgs(cursor) })
  }
  return calls
}

function formatterArgs(cursor: Cursor): Arguments | undefined {
  const from = cursor.at
  const rest = cursor.rest()
  const pipe = rest.indexOf('|')
  if (pipe >= 0) cursor.at = from + pipe
  return toArguments(pipe < 0 ? rest : rest.slice(0, pipe))
}

function predicate(cursor: Cursor, words: Vocabulary): Call | undefined {
  const from = cursor.at
  const name = cursor.word()
  if (!name || !cursor.take('?')) {
    cursor.at = from
    return undefined
  }
  if (!words.hasPredicate(`${name}?`)) words.unknown('predicate', `${name}?`, from, cursor.at)
  const args = cursor.args()
  // A predicate followed by a lone delimiter has no arguments.
  return {
    name: `${name}?`,
    args: args?.list.join('') === '' && args.list.length < 2 ? { ...args, list: [] } : args,
  }
}

/** `a && b || c` */
const condition: Read = (cursor, place) => {
  const references: Reference[] = []
  const operators: (0 | 1)[] = []
  for (;;) {
    const reference = cursor.reference()
    if (!reference) return undefined
    references.push(reference)
    const from = cursor.at
    cursor.blank()
    const and = cursor.take('&&')
    if (!and && !cursor.take('||')) {
      cursor.at = from
      return { op: 'IF', ...place, operators, references, body: [] }
    }
    operators.push(and ? 1 : 0)
    cursor.blank()
  }
}

/** `key=a.b other=c`. Reading stops at the first that is malformed; one word left over is dropped. */
function keyed(cursor: Cursor): [string, Reference][] {
  const bindings: [string, Reference][] = []
  while (cursor.blank()) {
    const key = cursor.word()
    const reference = key && cursor.take('=') ? cursor.reference() : undefined
    if (!reference) break
    bindings.push([key, reference])
  }
  return bindings
}
