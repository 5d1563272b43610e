import { describe, expect, test } from 'vitest'
import { make } from '../engine/engine.test-support.ts'
import { exportTree, importTree, parseTree } from './index.ts'

const engine = make()

describe('instruction trees', () => {
  const source =
    'a{.section b}{c|html|truncate 5}{.or}{.if x || y && z}1{.or equal? a 1}2{.or}3{.end}{.end}' +
    '{.repeated section l}{@}{.alternates with}, {.or}none{.end}{.var @v a,b}{.ctx @c k=a.0}{.inject @i p q}' +
    '{.macro m}x{.end}{.eval 1 + 1}{.include m output}{# c #}{## d ##}{.space}{.meta-left}'

  test('are written and read without loss, and render the same', () => {
    const tree = exportTree(parseTree(source))
    const again = importTree(JSON.parse(JSON.stringify(tree)))
    expect(exportTree(again)).toEqual(tree)
    const data = { l: [1, 2], x: 1, b: { c: '<b>' } }
    expect(engine.render(again, data)).toEqual(engine.render(source, data))
  })

  test('have the opcodes of version 1', () => {
    expect(exportTree(parseTree('a{b.0|html|truncate 5}{.repeated section c}{.end}{.tab}'))).toEqual([
      17,
      1,
      [[0, 'a'], [1, [['b', 0]], [['html'], ['truncate', [['5'], ' ']]]], [4, ['c'], [], 3, []], 16],
      18,
    ])
  })

  test.each<[string, unknown[]]>([
    ['{a}', [[1, [['a']], 0]]],
    ['{a,b.0|x|y 1}', [[1, [['a'], ['b', 0]], [['x'], ['y', [['1'], ' ']]]]]],
    ['{.section a}x{.end}', [[2, ['a'], [[0, 'x']], 3]]],
    ['{.section a}x{.or}y{.end}', [[2, ['a'], [[0, 'x']], [7, 0, 0, [[0, 'y']], 3]]]],
    [
      '{.repeated section a}x{.alternates with}y{.or}z{.end}',
      [[4, ['a'], [[0, 'x']], [7, 0, 0, [[0, 'z']], 3], [[0, 'y']]]],
    ],
    [
      '{.equal? a 1}x{.or odd?}y{.or}z{.end}',
      [[5, 'equal?', [['a', '1'], ' '], [[0, 'x']], [7, 'odd?', 0, [[0, 'y']], [7, 0, 0, [[0, 'z']], 3]]]],
    ],
    ['{.var @v a,b|html}', [[6, '@v', [['a'], ['b']], [['html']]]]],
    ['{.if a && b || c}x{.end}', [[8, [1, 0], [['a'], ['b'], ['c']], [[0, 'x']], 3]]],
    ['{.inject @i p q r}', [[9, '@i', 'p', [['q', 'r'], ' ']]]],
    ['{.inject @i p}', [[9, '@i', 'p', 0]]],
    ['{.macro m}x{.end}', [[10, 'm', [[0, 'x']]]]],
    ['{# c #}', [[11, ' c #', 0]]],
    ['{## d ##}', [[11, ' d ', 1]]],
    ['{## to the end', [[11, ' to the end', 1]]],
    ['{.meta-left}{.meta-right}{.newline}{.space}{.tab}', [12, 13, 14, 15, 16]],
    [
      '{.ctx @c k=a.0 l=b}',
      [
        [
          22,
          '@c',
          [
            ['k', ['a', 0]],
            ['l', ['b']],
          ],
        ],
      ],
    ],
    ['{.eval 1 + 1}', [[23, '1 + 1']]],
    ['{.include m output}', [[24, 'm', [['output'], ' ']]]],
  ])('hold %s as version 1 has it', (source, nodes) => {
    const tree = [17, 1, nodes, 18]
    expect(exportTree(parseTree(source))).toEqual(tree)
    expect(exportTree(importTree(tree))).toEqual(tree)
  })

  test('keep structs and atoms as they are', () => {
    const tree = [17, 1, [[20, { any: 1 }, [[21, 'atom']]]], 18]
    expect(exportTree(importTree(tree))).toEqual(tree)
  })

  test('may leave out what is absent, or have 0 for it', () => {
    const sections = [
      [2, ['a'], 0],
      [4, ['l'], [[0, 'x']], 3, 0],
      [24, 'm'],
    ]
    expect(exportTree(importTree([17, 1, sections, 18]))).toEqual([
      17,
      1,
      [
        [2, ['a'], [], 3],
        [4, ['l'], [[0, 'x']], 3, []],
        [24, 'm', [[], ' ']],
      ],
      18,
    ])
  })

  test('have the positions of no source', () => {
    const { nodes, source } = importTree([17, 1, [[0, 'x'], 12], 18])
    expect({ nodes, source }).toEqual({
      nodes: [
        { op: 'TEXT', start: 0, end: 0, text: 'x' },
        { op: 'META_LEFT', start: 0, end: 0 },
      ],
      source: undefined,
    })
  })

  test('nest no deeper than they may', () => {
    const nested = (body: unknown): unknown => [17, 1, [[2, ['a'], body, 3]], 18]
    expect(() => importTree(nested([[0, 'x']]), 1)).not.toThrow()
    expect(() => importTree(nested([[2, ['b'], [], 3]]), 1)).toThrow('The tree nests too deep')
  })

  test('can be partials, and hold structs and atoms that have no text', () => {
    const tree = importTree([17, 1, [[20, { any: 1 }, [[0, 'in'], 99, [21, 'atom']]]], 18])
    expect(engine.render('{@|apply p}', {}, { partials: { p: tree } }).output).toBe('in')
  })

  test.each<[unknown, string]>([
    [null, 'The tree must be a list'],
    [{}, 'The tree must be a list'],
    [[], 'A tree begins with 17, 1'],
    [[16, 1, [], 18], 'A tree begins with 17, 1'],
    [[17, 2, [], 18], 'A tree begins with 17, 1'],
    [[17, 1, {}, 18], 'A block must be a list'],
    [[17, 1, ['x'], 18], 'An instruction must be a list'],
    [[17, 1, [[0]], 18], 'A name or text must be a string'],
    [[17, 1, [[1, 'x', 0]], 18], 'References must be a list'],
    [[17, 1, [[1, ['x'], 0]], 18], 'A reference must be a list'],
    [[17, 1, [[1, [[null]], 0]], 18], 'A name or text must be a string'],
    [[17, 1, [[1, [['x']], {}]], 18], 'Formatters must be a list'],
    [[17, 1, [[1, [['x']], ['html']]], 18], 'A formatter must be a list'],
    [[17, 1, [[1, [['x']], [['html', 'a']]]], 18], 'Arguments must be a list'],
    [[17, 1, [[1, [['x']], [['html', ['a', ' ']]]]], 18], 'Arguments must be a list'],
    [[17, 1, [[6, 'v', [['a']], 0]], 18], 'The name of a binding begins with @'],
    [[17, 1, [[8, 0, [['a']], []]], 18], 'Operators must be a list'],
    [[17, 1, [[22, '@c', 'k']], 18], 'Bindings must be a list'],
    [[17, 1, [[22, '@c', ['k']]], 18], 'A binding must be a list'],
  ])('that are malformed are refused: %j', (tree, message) => {
    expect(() => importTree(tree)).toThrow(message)
  })
})
