import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { text } from '../src/core/formatters/text.ts'
import { comparison } from '../src/core/predicates/comparison.ts'
import { createEngine } from '../src/index.ts'
import { format, inspect, lint } from '../src/lint.ts'
import { exportTree, parseTree } from '../src/tree.ts'
import { hostileTemplate } from './hostile.ts'

const engine = createEngine({ families: [text, comparison], logger: () => {} })

describe('lint', () => {
  test.each([
    ['{.secton a}', 'looks-like-instruction', 'Did you mean {.section a}?'],
    ['{.section}', 'looks-like-instruction', undefined],
    ['{a |html}', 'looks-like-instruction', 'Did you mean {a|html}?'],
    ['{.if a && b || c}{.end}', 'condition-mixed', 'Nest two {.if} instead.'],
    ['<p title="{a}">', 'attribute-unescaped', 'Add |htmlattr, or render with `escape: contextual`.'],
    ['{a|htm}', 'formatter-unknown', 'Did you mean html?'],
    ['{## a', 'comment-unclosed', 'End it with ##}.'],
  ])('warns of %s', (source, code, hint) => {
    expect(lint(source, engine).map((one) => [one.code, one.hint])).toEqual([[code, hint]])
  })

  test.each([
    '{a}',
    '.x{.foo}',
    'a {b: c} {"a": 1}',
    '<p title="{a|htmlattr}">{a}</p>',
    '{.if a && b && c}{.end}',
    '{a||b}',
  ])('finds nothing in %s', (source) => expect(lint(source, engine)).toEqual([]))

  test('lists what it finds in the order of the source', () => {
    expect(lint('{.end}\n<p a="{b}">{c |d}', engine).map(({ line, column }) => [line, column])).toEqual([
      [1, 1],
      [2, 7],
      [2, 12],
    ])
  })
})

describe('format', () => {
  test('writes one space where any white space may stand, and keeps the text', () => {
    const source =
      '{.section\n a}\n {b ,c|html}{.if x&&y||z}{.or   equal? a 1}{.end}{.end}{.ctx  @a  b=c   d=e f}{.eval  1 }'
    expect(format(source)).toBe(
      '{.section a}\n {b, c|html}{.if x && y || z}{.or equal? a 1}{.end}{.end}{.ctx @a b=c d=e}{.eval 1}',
    )
  })

  test('changes nothing of what a template means, and nothing the second time', () => {
    fc.assert(
      fc.property(hostileTemplate, (source) => {
        const once = format(source)
        expect(format(once)).toBe(once)
        const trim = (tree: unknown): string =>
          JSON.stringify(tree).replace(/\[23,"\s*(.*?)\s*"\]/g, '[23,"$1"]')
        expect(trim(exportTree(parseTree(once)))).toBe(trim(exportTree(parseTree(source))))
      }),
      { numRuns: 500 },
    )
  })
})

describe('inspect', () => {
  test('lists paths, names and the type of the data', () => {
    const source =
      '<h1>{title|html}</h1>{.section site}{name}{.end}{.repeated section items}{price|truncate 3}{@index}' +
      '{.if on-sale}{tags.0}{.end}{.equal? a 1}{.end}{.end}{@|apply card}{.include foot}{.inject @x a.json}{.var @y site.url}{@y.z}'
    expect(inspect(source)).toEqual({
      paths: ['title', 'site.name', 'site.url', 'items[].price', 'items[].on-sale', 'items[].tags[]'],
      formatters: ['apply', 'html', 'truncate'],
      predicates: ['equal?'],
      partials: ['card', 'foot'],
      injects: ['a.json'],
      textLength: 9,
      type: `{
  readonly title?: unknown
  readonly site?: {
    readonly name?: unknown
    readonly url?: unknown
  }
  readonly items?: readonly {
    readonly price?: unknown
    readonly 'on-sale'?: unknown
    readonly tags?: readonly unknown[]
  }[]
}
`,
    })
  })
})
