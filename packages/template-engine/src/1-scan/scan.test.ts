import { expect, test } from 'vitest'
import { scan } from './scan.ts'

/** Pieces of a source, each with its kind. Tags are candidates in lower case letters. */
function piecesOf(source: string): readonly string[] {
  const pieces: string[] = []
  const add = (kind: string) => (start: number, end: number) => {
    pieces.push(`${kind} ${source.slice(start, end)}`)
  }
  scan<string>(source, {
    read: (start, end) => {
      const candidate = source.slice(start, end)
      return /^\{[a-z]+\}$/.test(candidate) ? candidate : undefined
    },
    text: add('text'),
    tag: (tag) => pieces.push(`tag ${tag}`),
    comment: (start, end, closed) => add(closed ? 'comment' : 'open comment')(start, end),
  })
  return pieces
}

test.each<[source: string, pieces: readonly string[]]>([
  ['', []],
  ['a', ['text a']],
  ['a{b}c', ['text a', 'tag {b}', 'text c']],
  ['{a}{b}', ['tag {a}', 'tag {b}']],
  ['{A}', ['text {A}']],
  ['{', ['text {']],
  ['a}b', ['text a}b']],
  ['{{a}', ['text {', 'tag {a}']],
  ['{ {a}}', ['text { ', 'tag {a}', 'text }']],
  ['{## a {b} ##}c', ['comment {## a {b} ##}', 'text c']],
  ['a{####}{b}', ['text a', 'comment {####}', 'tag {b}']],
  // The hashes that begin a comment do not end it.
  ['{##}a##}b', ['comment {##}a##}', 'text b']],
  // Nor does an end before it.
  ['##}{## a ##}b', ['text ##}', 'comment {## a ##}', 'text b']],
  ['a{## b', ['text a', 'open comment {## b']],
  ['{#a}', ['text {#a}']],
])('the source %j has the pieces %j', (source, pieces) => {
  expect(piecesOf(source)).toEqual(pieces)
})
