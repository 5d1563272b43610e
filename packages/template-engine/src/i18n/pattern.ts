import { child } from '../4-render/value.ts'
import { choicePart, type Choice } from './choice.ts'
import { parseOptions } from './option.ts'
import type { Part } from './part.ts'
import { printers } from './printer.ts'

const DEPTH = 50

/** An apostrophe, quoted text, which may have no end, a brace, or text. */
const TOKEN = /''|'([^']*)'?|[{}]|[^'{}]+/y

/** Reads a message such as `{0 plural one{# post} other{# posts}} by {name}`. */
export function parsePattern(source: string): Part {
  const ends = pair(source)

  function sequence(from: number, to: number, depth: number): Part {
    const parts: Part[] = []
    for (let at = from; at < to;) {
      TOKEN.lastIndex = at
      const [token = '', quoted] = TOKEN.exec(source) ?? []
      const end = ends.get(at)
      if (end !== undefined) {
        parts.push(tag(at + 1, end, depth))
        at = end + 1
      } else if (token === '{') {
        parts.push(textPart(source.slice(at, to), depth))
        break
      } else {
        parts.push(textPart(quoted ?? (token === "''" ? "'" : token), depth))
        at += token.length
      }
    }
    return (context, hash) => {
      let out = ''
      for (const part of parts) {
        const text = part(context, hash)
        context.scope.run.spend(1 + (text.length >> 4))
        out += text
      }
      return out
    }
  }

  function tag(from: number, to: number, depth: number): Part {
    const inner = source.slice(from, to)
    if (inner.startsWith('-')) return () => `{${inner.slice(1)}}`
    const [head = ''] = inner.split('{', 1)
    const [name = '', type = '', ...words] = head.split(/[\s,]+/).filter((word) => word !== '')
    const names = name.split(';').map(nameOf)
    if (head !== inner && /^(?:plural|select|selectordinal)$/.test(type)) {
      const offset = Number(/[\s,]offset:(-?\d+)/.exec(head)?.[1] ?? 0)
      const choices = depth < DEPTH ? choicesOf(from + head.length, to, depth, words.at(-1) ?? '') : []
      return choicePart(names[0] ?? '', type, choices, offset)
    }
    const print = Object.hasOwn(printers, type) ? printers[type] : undefined
    if (head !== inner || !print) return () => (depth > 0 ? inner : '')
    const options = parseOptions(words, type === 'datetime-interval')
    return ({ args, i18n, scope }) => {
      const values = names.map((one) => child(args, one))
      return names.every((one) => Object.hasOwn(args, one)) ? print(values, options, i18n, scope) : ''
    }
  }

  function choicesOf(from: number, to: number, depth: number, first: string): readonly Choice[] {
    const found: Choice[] = []
    let [at, key] = [from, first]
    for (let end = ends.get(at); key && end !== undefined && at < to; end = ends.get(at)) {
      found.push([key, sequence(at + 1, end, depth + 1)])
      at = source.indexOf('{', end)
      key = source.slice(end + 1, at).replace(/[\s,]+/g, '')
    }
    return found
  }

  return sequence(0, source.length, 0)
}

/** In a choice, each `#` is a placeholder, quoted or not. */
const textPart = (text: string, depth: number): Part =>
  depth > 0 ? (_, hash) => text.replaceAll('#', () => hash) : () => text

/** A number is a place, whatever follows it. */
const nameOf = (name: string): string => /^\d+/.exec(name)?.[0] ?? name

/** Position of the closing brace of each opening one, in one pass: looking ahead from every brace would be slow on hostile text. */
function pair(source: string): ReadonlyMap<number, number> {
  const ends = new Map<number, number>()
  const open: number[] = []
  for (const { 0: token, index } of source.matchAll(new RegExp(TOKEN, 'g'))) {
    if (token === '{') open.push(index)
    const start = token === '}' ? open.pop() : undefined
    if (start !== undefined) ends.set(start, index)
  }
  return ends
}
