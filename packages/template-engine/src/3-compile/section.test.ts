import { describe, expect, test } from 'vitest'
import { createEngine } from '../index.ts'

const engine = createEngine({ families: [] })

const data = {
  title: 'shop',
  author: { name: 'Ada', city: { name: 'Porto' } },
  tags: ['a', 'b', 'c'],
  rows: [['1', '2'], ['3']],
  empty: [],
  none: {},
  blank: '',
  no: null,
  zero: 0,
}
const render = (template: string): string => engine.render(template, data).output

describe('a section', () => {
  test.each([
    ['is inside of its value', '{.section author}{name}{.end}', 'Ada'],
    ['sees the names around it', '{.section author}{title}{.end}', 'shop'],
    ['begins with a name of its own scope', '{.section author}{.section title}x{.or}-{.end}{.end}', '-'],
    ['may go down several names', '{.section author.city}{name}{.end}', 'Porto'],
    ['of a list is inside of the list once', '{.section tags}[{1}]{.end}', '[b]'],
    ['of an empty list runs its alternative', '{.section empty}x{.or}-{.end}', '-'],
    ['of an object without names runs its alternative', '{.section none}x{.or}-{.end}', '-'],
    ['of an empty text runs its alternative', '{.section blank}x{.or}-{.end}', '-'],
    ['of null runs its alternative', '{.section no}x{.or}-{.end}', '-'],
    ['of zero runs its alternative', '{.section zero}x{.or}-{.end}', '-'],
    ['of a missing name runs its alternative', '{.section nowhere}x{.or}{title}{.end}', 'shop'],
    ['without an alternative prints nothing instead', '<{.section nowhere}x{.end}>', '<>'],
  ])('%s', (_, template, output) => {
    expect(render(template)).toBe(output)
  })
})

describe('a repeated section', () => {
  test.each([
    ['runs once for each element', '{.repeated section tags}<{@}>{.end}', '<a><b><c>'],
    ['puts its alternates between two', '{.repeated section tags}{@}{.alternates with}, {.end}', 'a, b, c'],
    ['counts from one, and from zero', '{.repeated section tags}{@index}{@index0} {.end}', '10 21 32 '],
    ['nests', '{.repeated section rows}{.repeated section @}{@}{.end};{.end}', '12;3;'],
    ['of an empty list runs its alternative', '{.repeated section empty}x{.or}-{.end}', '-'],
    ['of an object runs its alternative', '{.repeated section author}x{.or}-{.end}', '-'],
    ['of a text runs its alternative', '{.repeated section title}x{.or}-{.end}', '-'],
    ['binds names for one element only', '{.repeated section tags}{@last}{.var @last @}{.end}', ''],
  ])('%s', (_, template, output) => {
    expect(render(template)).toBe(output)
  })
})
