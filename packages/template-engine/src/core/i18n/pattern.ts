/** A part of a message: text, the number that a plural is about, or an argument. */
export type Part = string | typeof HASH | Argument

/** Where the value of the innermost choice is printed. */
export const HASH = Symbol('#')

/** An argument with the way it is printed. */
export interface Argument {
  readonly names: readonly string[]
  readonly type: string
  /** The words after the type. */
  readonly words: readonly string[]
  readonly offset: number
  readonly choices: readonly Choice[]
}

/** What is printed for one key: `one`, `=1`, `other`. */
export interface Choice {
  readonly key: string
  readonly parts: readonly Part[]
}

const DEPTH = 50
const CHOOSES = /^(?:plural|select|selectordinal)$/
const PRINTS = /^(?:number|decimal|money|currency|datetime|datetime-interval|)$/

/** Reads a message such as `{0 plural one{# post} other{# posts}} by {name}`. */
export function parsePattern(source: string): readonly Part[] {
  const ends = pair(source)

  function parts(from: number, to: number, depth: number): readonly Part[] {
    const found: Part[] = []
    let text = ''
    for (let at = from; at < to; at++) {
      const char = source.charAt(at)
      if (char === "'") {
        if (source[at + 1] === "'") {
          text += source.charAt(at++)
          continue
        }
        const end = quoteEnd(source, at, to)
        text += source.slice(at + 1, end)
        at = end
      } else if (char === '{') {
        const end = ends.get(at)
        if (end === undefined || end >= to) {
          text += source.slice(at, to)
          break
        }
        found.push(...texts(text, depth), tag(at + 1, end, depth))
        text = ''
        at = end
      } else text += char
    }
    return [...found, ...texts(text, depth)].filter((part) => part !== '')
  }

  function tag(from: number, to: number, depth: number): Part {
    if (source[from] === '-') return `{${source.slice(from + 1, to)}}`
    const inner = source.slice(from, to)
    const [head = ''] = /^[^{]*/.exec(inner) ?? []
    const isChoice = head.length < inner.length
    const [name = '', type = '', ...words] = head.split(/[\s,]+/).filter((word) => word !== '')
    const choices =
      isChoice && depth < DEPTH ? choicesOf(from + head.length, to, depth, words.pop() ?? '') : []
    const offset = Number.parseInt(words.find((word) => word.startsWith('offset:'))?.slice(7) ?? '', 10) || 0
    if (!(isChoice ? CHOOSES : PRINTS).test(type)) return depth > 0 ? inner : ''
    return { names: name.split(';').map(nameOf), type, words, offset, choices }
  }

  function choicesOf(from: number, to: number, depth: number, first: string): readonly Choice[] {
    const found: Choice[] = []
    let key = first
    let at = from
    while (at < to) {
      const end = ends.get(at)
      if (end === undefined || end >= to) break
      found.push({ key, parts: parts(at + 1, end, depth + 1) })
      const open = source.indexOf('{', end)
      const next = open < 0 || open > to ? to : open
      key = source.slice(end + 1, next).replace(/[\s,]+/g, '')
      at = next
    }
    return found
  }

  return parts(0, source.length, 0)
}

/** Inside of a choice, each `#` is a place, quoted or not. */
const texts = (text: string, depth: number): readonly Part[] =>
  depth > 0 ? text.split('#').flatMap((piece, at) => (at > 0 ? [HASH, piece] : [piece])) : [text]

/** A number is a place, whatever follows it. */
const nameOf = (name: string): string => /^\d+/.exec(name)?.[0] ?? name

/** Where each brace is closed, in one pass: looking ahead from every brace would be slow on hostile text. */
function pair(source: string): ReadonlyMap<number, number> {
  const ends = new Map<number, number>()
  const open: number[] = []
  for (let at = 0; at < source.length; at++) {
    const char = source[at]
    if (char === "'") at = source[at + 1] === "'" ? at + 1 : quoteEnd(source, at, source.length)
    else if (char === '{') open.push(at)
    else if (char === '}') {
      const start = open.pop()
      if (start !== undefined) ends.set(start, at)
    }
  }
  return ends
}

/** Where quoted text ends; without a second quote it is the end of everything. */
function quoteEnd(source: string, at: number, to: number): number {
  const end = source.indexOf("'", at + 1)
  return end < 0 || end > to ? to : end
}
