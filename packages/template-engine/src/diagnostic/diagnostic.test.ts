import { describe, expect, test, vi } from 'vitest'
import { make } from '../engine/engine.test-support.ts'
import { createEngine, defineFormatter } from '../index.ts'
import { nearest } from './nearest.ts'

const engine = make()

describe('diagnostics', () => {
  test('name the line, the column, the span and show the line', () => {
    const { diagnostics } = engine.compile('<ul>\n  {a|nope}\n</ul>')
    expect(diagnostics).toEqual([
      {
        code: 'formatter-unknown',
        severity: 'error',
        type: 'parser',
        message: "SyntaxError: Formatter 'nope' is unknown",
        line: 2,
        column: 6,
        span: [10, 14],
        frame: '2 |   {a|nope}\n         ^^^^',
        partial: [],
      },
    ])
  })

  test.each([
    ['{.end}', 1, 1, '1 | {.end}\n    ^^^^^^'],
    ['\n{.end}', 2, 1, '2 | {.end}\n    ^^^^^^'],
    ['\n\n a{.end}\n', 3, 3, '3 |  a{.end}\n      ^^^^^^'],
    ['{.section\na}', 1, 1, '1 | {.section\n    ^^^^^^^^^'],
    ['a\r\nb{.end}\r\nc', 2, 2, '2 | b{.end}\n     ^^^^^^'],
    // Tabs stand before the carets as they stand in the line.
    ['\n\ta\t{.end}', 2, 4, '2 | \ta\t{.end}\n    \t \t^^^^^^'],
  ])('find their line in %j', (source, line, column, frame) => {
    expect(engine.compile(source).diagnostics).toMatchObject([{ line, column, frame }])
  })

  test('show sixty characters of a long line before the place and behind it', () => {
    const { diagnostics } = engine.compile(`${'a'.repeat(100)}{.end}${'b'.repeat(100)}`)
    const line = `1 | ${'a'.repeat(60)}{.end}${'b'.repeat(60)}`
    expect(diagnostics[0]?.frame).toBe(`${line}\n${' '.repeat(64)}^^^^^^`)
  })

  test('point with one caret at a place where nothing is', () => {
    const { diagnostics } = make({ limits: { source: 3 } }).compile('abcdef')
    expect(diagnostics).toMatchObject([{ code: 'limit', span: [3, 3], frame: '1 | abcdef\n       ^' }])
  })

  test.each([
    ['b', ['abc', 'ab'], 'ab'],
    ['ab', ['abc'], 'abc'],
    ['abc', ['ab'], 'ab'],
    ['abc', ['axc'], 'axc'],
    ['abcd', ['ab'], 'ab'],
    ['ab', ['abcd'], 'abcd'],
    ['abc', ['bac'], 'bac'],
    ['abc', ['abc'], 'abc'],
    ['abcde', ['ab'], undefined],
    ['abc', ['xyz', 'axyc'], 'axyc'],
    ['abc', [], undefined],
  ])('take %s among %j for %s', (name, names, meant) => {
    expect(nearest(name, names)).toBe(meant)
  })

  test('suggest the name that was probably meant', () => {
    const [formatter] = engine.compile('{a|truncat 5}').diagnostics
    const [predicate] = engine.compile('{.equl? a 1}{.end}').diagnostics
    expect([formatter?.hint, predicate?.hint]).toEqual(['Did you mean `truncate`?', 'Did you mean `equal?`?'])
  })

  // spec: TPL-011 TPL-012 TPL-013
  test.each([
    ['{x|unknown}', ["SyntaxError: Formatter 'unknown' is unknown"]],
    ['{x|unknown|html|other}', ["SyntaxError: Formatter 'unknown' is unknown"]],
    // Text that reads like no tag has no names in it.
    ['{x|unknown|}', []],
    ['{x|unknown||html}', []],
    ['{.repeated section a}{.alternates with}', ['SyntaxError: Reached EOF in the middle of REPEATED']],
    ['{.repeated section a}{.or}', ['SyntaxError: Reached EOF in the middle of OR_PREDICATE']],
    [
      '{.repeated section a}{.alternates with}{.alternates with}{.end}',
      ['SyntaxError: ALTERNATES_WITH instruction is not allowed inside REPEATED block.'],
    ],
  ])('of %j speak the words of the reference', (source, messages) => {
    expect(engine.compile(source).diagnostics.map(({ message }) => message)).toEqual(messages)
  })

  // spec: TPL-020
  test('of compiling are logged, and are also in the result', () => {
    const logger = vi.fn()
    const template = make({ logger }).compile('{.section a}')
    expect(logger).toHaveBeenCalledExactlyOnceWith(template.diagnostics[0])
    expect(template.render({}).diagnostics).toEqual(template.diagnostics)
  })

  // spec: TPL-020
  test('of compiling go to the console unless a logger is given', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    createEngine().compile('{.end}')
    expect(error.mock.calls).toEqual([
      ['SyntaxError: Instruction END not allowed at root (1:1)\n1 | {.end}\n    ^^^^^^'],
    ])
    error.mockRestore()
  })

  test('of a partial name the partials on the way and the place inside of the last one', () => {
    const partials = { outer: 'x\n{@|apply inner}', inner: '{@|boom}' }
    const boom = defineFormatter({
      apply: () => {
        throw new TypeError('no')
      },
    })
    const { output, diagnostics } = make({ families: [{ formatters: { boom } }] }).render(
      '{@|apply outer}!',
      {},
      { partials },
    )
    expect(output).toBe('x\n!')
    expect(diagnostics).toMatchObject([
      {
        code: 'unexpected',
        type: 'engine',
        message: 'RuntimeError: Unexpected TypeError error when executing VARIABLE: no',
        line: 1,
        column: 1,
        partial: ['outer', 'inner'],
      },
    ])
  })

  test('report that a partial does not parse, also where a macro of its name has failed', () => {
    const source = '{.section o}{.macro p}{@|apply gone}{.end}{@|apply p}{.end}{@|apply p}{@|apply p}'
    const { diagnostics } = engine.render(source, { o: 1 }, { partials: { p: '{.end}' } })
    expect(diagnostics.map(({ code, partial }) => [code, partial])).toEqual([
      ['partial-missing', ['p']],
      ['partial-invalid', ['p']],
    ])
  })

  test('are capped, and say so', () => {
    const { diagnostics } = make({ limits: { diagnostics: 3 } }).render(
      '{.repeated section l}{@|apply x}{.end}',
      {
        l: [1, 2, 3, 4, 5],
      },
    )
    expect(diagnostics.map(({ code }) => code)).toEqual([
      'partial-missing',
      'partial-missing',
      'partial-missing',
      'limit',
    ])
  })
})
