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

  test('can be partials, and hold structs and atoms that have no text', () => {
    const tree = importTree([17, 1, [[20, { any: 1 }, [[0, 'in'], 99, [21, 'atom']]]], 18])
    expect(engine.render('{@|apply p}', {}, { partials: { p: tree } }).output).toBe('in')
  })

  test.each([
    [null],
    [{}],
    [[]],
    [[17, 2, [], 18]],
    [[17, 1, [[1, 'x', 0]], 18]],
    [[17, 1, [[6, 'v', [['a']], 0]], 18]],
  ])('that are malformed are refused: %j', (tree) => {
    expect(() => importTree(tree)).toThrow()
  })
})
