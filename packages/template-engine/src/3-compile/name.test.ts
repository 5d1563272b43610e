import { describe, expect, test } from 'vitest'
import { comparison } from '../predicate/comparison.ts'
import { createEngine } from '../index.ts'

const engine = createEngine({ families: [comparison], logger: () => {} })

/** Output of a template that has no fault. */
function show(template: string, data: unknown): string {
  const { output, diagnostics } = engine.render(template, data)
  expect(diagnostics).toEqual([])
  return output
}

describe('a name', () => {
  const data = {
    a: 'A',
    'a-b': 'dash',
    a_b: 'low',
    $a: 'dollar',
    a1: 'digit',
    o: { b: 'B', deep: { c: 'C' }, null: null, zero: 0 },
    list: ['x', ['y', { z: 'Z' }], null],
    numbers: { 0: 'zero', 7: 'seven', 2147483648: 'beyond' },
    self: 'me',
  }

  // spec: TPL-002
  test.each([
    ['{a}', 'A'],
    ['{a-b}', 'dash'],
    ['{a_b}', 'low'],
    ['{$a}', 'dollar'],
    ['{a1}', 'digit'],
    ['{o.b}', 'B'],
    ['{o.deep.c}', 'C'],
    ['{o.zero}', '0'],
    ['{o.null}', ''],
    ['{o.null.b}', ''],
    ['{o.gone.b}', ''],
    ['{o.b.c}', ''],
    ['{list.0}', 'x'],
    ['{list.1.0}', 'y'],
    ['{list.1.1.z}', 'Z'],
    ['{list.9}', ''],
    ['{list.length}', ''],
    ['{numbers.0}', 'zero'],
    ['{numbers.07}', 'seven'],
    ['{numbers.2147483648}', 'beyond'],
    ['{a.length}', ''],
    ['{@.a}', 'A'],
    ['{@.o.b}', 'B'],
    ['{@index}', ''],
    ['{@index0}', ''],
    ['{@gone}', ''],
  ])('%s reads %j', (template, output) => {
    expect(show(template, data)).toBe(output)
  })

  test.each(['toString', 'constructor', 'constructor.name', '@.toString', 'hasOwnProperty', 'o.valueOf'])(
    'that every object inherits reads nothing: %s',
    (name) => {
      expect(show(`{${name}}`, data)).toBe('')
      expect(show(`{.if ${name}}yes{.or}no{.end}`, data)).toBe('no')
      expect(show(`{.section ${name}}yes{.or}no{.end}`, data)).toBe('no')
    },
  )

  test('that an object has itself is read, though every object inherits one', () => {
    const own = { toString: 'T', constructor: { name: 'N' } }
    expect(show('{toString}{constructor.name}{.section constructor}{name}{.end}', own)).toBe('TNN')
  })

  test.each(['{_a}', '{1a}', '{a..b}', '{a.}', '{a b}', '{-a}', '{@@a}', '{}', '{ a}', '{é}', '{a.@b.}'])(
    'is none, so that the tag is text: %s',
    (text) => {
      expect(engine.render(text, { a: 1 }).output).toBe(text)
    },
  )

  test.each([5, 'text', true, null, undefined, [1]])('of %j is missing', (value) => {
    expect(show('{a}{a.b}{.section a}x{.or}y{.end}', value)).toBe('y')
  })
})

describe('a name is looked for', () => {
  const data = {
    a: 'outer',
    n: 'far',
    in: { x: { y: 1 }, a: null, e: '' },
    x: { y: 'outer', only: 'there' },
    list: [{ a: 1 }, { b: 2 }],
    f: () => 1,
  }

  // spec: TPL-002
  test.each([
    ['{.section in}{n}{.end}', 'far'],
    ['{.section in}{a}|{.end}', '|'],
    ['{.section in}{e}|{.end}', '|'],
    ['{.section in}{x.y}{x.only}{.end}', '1'],
    ['{.section in}{.section x}{y}{n}{.end}{.end}', '1far'],
    ['{.section in}{@.n}|{@.x.y}{.end}', '|1'],
    ['{.repeated section list}{a}-{b}{@index}{@index0},{.end}', '1-10,outer-221,'],
    ['{.var @v a}{.section in}{@v}{.end}', 'outer'],
    ['{.section in}{.var @v n}{.end}{@v}', ''],
    ['{.var @v in}{@v.x.y}', '1'],
    ['{f}{.if f}yes{.or}no{.end}', 'no'],
  ])('outward, and down from the first that is found: %s', (template, output) => {
    expect(show(template, data)).toBe(output)
  })

  // spec: TPL-002
  test.each([
    ['{.section in}{.section n}yes{.or}no{.end}{.end}', 'no'],
    ['{.section in}{.section x.y}{@}{.or}no{.end}{.end}', '1'],
    ['{.section in}{.section x.only}yes{.or}no{.end}{.end}', 'no'],
    ['{.section in}{.repeated section list}yes{.or}no{.end}{.end}', 'no'],
    ['{.var @o in}{.section in}{.section @o}yes{.or}no{.end}{.end}', 'no'],
    ['{.var @o in}{.section @o}{e}{x.y}{.or}no{.end}', '1'],
    ['{.section @}{a}{.end}', 'outer'],
  ])('by a section where it stands alone: %s', (template, output) => {
    expect(show(template, data)).toBe(output)
  })
})

describe('an argument of a predicate', () => {
  const data = { a: 'b', n: -1, five: 5, t: true, f: false, list: [1, 'x'], nothing: null, trueish: 'T' }

  // spec: TPL-031
  test.each([
    ['a "b"', true],
    ['a "c"', false],
    ['n -1', true],
    ['five 5', true],
    ['five 5.0', true],
    ['five "5"', false],
    ['t true', true],
    ['f false', true],
    ['nothing null', true],
    ['gone null', true],
    ['list [1,"x"]', true],
    ['list [1]', false],
    ['a a', true],
    ['a trueish', false],
    ['trueish "T"', true],
    ['gone "b', true],
    ['gone 1x', true],
    ['five -x', false],
  ])('is JSON or a name: equal? %s is %s', (args, is) => {
    expect(show(`{.equal? ${args}}true{.or}false{.end}`, data)).toBe(String(is))
    expect(show(`{.notEqual? ${args}}true{.or}false{.end}`, data)).toBe(String(!is))
  })

  test('alone is compared with the node', () => {
    expect(show('{.section five}{.equal? 5}yes{.end}{.end}', data)).toBe('yes')
    expect(show('{.section a}{.equal? @}yes{.end}{.end}', data)).toBe('yes')
  })
})
