import { describe, expect, test } from 'vitest'
import { expressions } from './expressions.ts'
import { createEngine, type Limits } from '../index.ts'

const data = { a: 1, b: 2.5, c: 'C', o: { x: 1 }, list: [1], n: null, rounds: [1, 2, 3] }

/** Output of an expression, and the errors of its rendering. */
function evaluate(source: string, limits: Partial<Limits> = {}) {
  return render(`{.eval ${source}}`, limits)
}

function render(template: string, limits: Partial<Limits> = {}) {
  const engine = createEngine({ expressions, limits, logger: () => {} })
  const { output, diagnostics } = engine.render(template, data)
  return { output, errors: diagnostics.map(({ message }) => message) }
}

const parsing = (source: string, detail: string) =>
  `RuntimeError: Error parsing expression: ${JSON.stringify(source)}: ${detail}`

const reducing = (source: string, detail: string) =>
  `RuntimeError: Error reducing expression: ${source}: ${detail}`

describe('{.eval # …}', () => {
  test.each([
    ['#', 'EVAL=[]'],
    ['# ()', 'EVAL=[]'],
    ['# 1;;2;', 'EVAL=[[1], [2]] -> 2'],
    ['# null', 'EVAL=[[null]] -> '],
    ['# @a = 1', 'EVAL=[[@a 1 <assign>]]'],
    ['# -o', 'EVAL=[[o <unary minus>]]'],
    ['# +1 ** 2 <= ~3', 'EVAL=[[1 <unary plus> 2 <exponent> 3 <bitwise not> <less than or equal>]] -> false'],
    ['# max\n(1, "b")', 'EVAL=[[<args> 1 "b" max()]] -> NaN'],
  ])('%s shows the postfix order, and the value if there is one', (source, output) => {
    expect(evaluate(source)).toEqual({ output, errors: [] })
  })

  test.each([
    ['# 1 +', 'EVAL=[[1 <add>]]', reducing(' 1 +', 'Invalid arguments to operator add')],
    ['# "a', 'EVAL=[]', parsing(' "a', 'Unterminated string')],
    ['# a;)', 'EVAL=[[a]]', parsing(' a;)', 'Mismatched operator found: right paren')],
    ['# 1+(2*3;4', 'EVAL=[[4 <add>]]', parsing(' 1+(2*3;4', 'Mismatched operator found: left paren')],
  ])(
    '%s shows what was understood of it, and the error names the text after the #',
    (source, output, error) => {
      expect(evaluate(source)).toEqual({ output, errors: [error] })
    },
  )
})

describe('how often an error is reported', () => {
  test('a source that does not parse is an error once in a rendering, at each of its places', () => {
    const engine = createEngine({ expressions, logger: () => {} })
    const page = engine.compile('{.repeated section rounds}{.eval (1}{.eval # "}{.end}')
    for (const rendering of [page.render(data), page.render(data)]) {
      expect(rendering.output).toBe('EVAL=[]'.repeat(3))
      expect(rendering.diagnostics.map(({ message }) => message)).toEqual([
        parsing('(1', 'Mismatched operator found: left paren'),
        parsing(' "', 'Unterminated string'),
      ])
    }
  })

  test('what cannot be computed is an error in each round', () => {
    const { errors } = render('{.repeated section rounds}{.eval 1 *}{.end}')
    expect(errors).toEqual(Array(3).fill(reducing('1 *', 'Invalid arguments to operator multiply')))
  })

  test.each([
    ['(1;2)', ['Mismatched operator found: left paren', 'Mismatched operator found: right paren']],
    ['((;', ['Mismatched operator found: left paren', 'Mismatched operator found: left paren']],
    ['1)) + 2)', ['Mismatched operator found: right paren']],
    ['foo(1) + bar(1)', ['Invalid function foo']],
    ['foo(1) "', ['Invalid function foo', 'Unterminated string']],
    ['1) "', ['Unterminated string']],
    ['1.2.3 foo( "', ['Duplicate decimal point in number']],
  ])('all faults of %s are reported', (source, details) => {
    expect(evaluate(source)).toEqual({
      output: '',
      errors: details.map((detail) => parsing(source, detail)),
    })
  })

  test.each([
    ['1 *; 2 *', ['Invalid arguments to operator multiply', 'Invalid arguments to operator multiply']],
    ['o; 1', ['Reduce error: unexpected token on stack']],
    ['1 * 2 *', ['Invalid arguments to operator multiply']],
    ['max(o + 1)', ['Invalid arguments to operator add', 'Reduce error: unexpected token on stack']],
    ['abs(-o)', ['Error calling function abs', 'Reduce error: unexpected token on stack']],
  ])('%s goes on with the next expression', (source, details) => {
    expect(evaluate(source)).toEqual({
      output: '',
      errors: details.map((detail) => reducing(source, detail)),
    })
  })

  test('too many tokens are reported once, and the faults behind them as well', () => {
    const detail = 'Expression exceeds the maximum number of allowed tokens: 2'
    expect(evaluate('1 + 2 + 3', { tokens: 2 }).errors).toEqual([parsing('1 + 2 + 3', detail)])
    expect(evaluate('1 + 2 "', { tokens: 2 }).errors).toEqual([
      parsing('1 + 2 "', detail),
      parsing('1 + 2 "', 'Unterminated string'),
    ])
  })
})

test.each([
  ['1 +', 'expression-failed'],
  ['(1', 'expression-invalid'],
])('the diagnostic of %s has the code %s', (source, code) => {
  const { diagnostics } = createEngine({ expressions, logger: () => {} }).render(`{.eval ${source}}`, data)
  expect(diagnostics.map((found) => found.code)).toEqual([code])
})

test.each([
  ['1 + a', 4],
  ['0; 1 + a', 6],
  ['@v = 1', 4],
])('%s costs a step, and one for each of its tokens', (source, steps) => {
  const isEnough = (template: string, most: number) => render(template, { steps: most }).errors.length === 0
  const stepsOf = (template: string) =>
    Array.from({ length: 20 }, (_, most) => most).find((most) => isEnough(template, most))
  expect(stepsOf(`{.eval ${source}}`)).toBe(Number(stepsOf('')) + steps)
})

describe('an assignment', () => {
  test.each([
    ['@v = 1; @v = o; @v', '1'],
    ['@v.w = 5; @v', ''],
    ['a = 5; a', '1'],
    ['@ = 5; 2', '2'],
  ])('%s prints %j', (source, output) => {
    expect(evaluate(source)).toEqual({ output, errors: [] })
  })
})

describe('a stack that runs dry', () => {
  test.each(['=', '1 =', '= 1', '@v =', '@v = 1 +', '@v = o', '-', '-o', '1 (-o)', '1 max(= 2)'])(
    '%s prints nothing, and is no error',
    (source) => {
      expect(evaluate(source)).toEqual({ output: '', errors: [] })
    },
  )

  test.each([
    ['1;', '1'],
    ['1; ()', '1'],
    ['1 (-)', '-1'],
    ['@v = o; 2', '2'],
    ['abs(o 1)', '1'],
    ['abs(1 o)', '1'],
    ['max(-o, 1)', '1'],
    ['(-o) 1 + 2', '3'],
  ])('%s prints %s', (source, output) => {
    expect(evaluate(source)).toEqual({ output, errors: [] })
  })

  test.each(['5 max(!)', 'max(1, -o)', 'max(o)'])('%s is a call without arguments', (source) => {
    expect(evaluate(source).errors).toEqual([reducing(source, 'Error calling function max')])
  })
})

test('`@index` is that of the loop, whatever is assigned to it', () => {
  const template =
    '{.eval @index = 5; @index}{.repeated section rounds}{.eval @index0 = 7}{@index}{@index0}{.end}'
  expect(render(template)).toEqual({ output: '102132', errors: [] })
})

describe('odd words', () => {
  test.each([
    ['1 \b', 'Unexpected backspace at 2: "\\b"'],
    ['1 \f', 'Unexpected form feed at 2: "\\f"'],
    ['1 \u000b', 'Unexpected control character at 2: "\\u000b"'],
    ['1 \u007f', 'Unexpected character at 2: "\u007f"'],
    ['1.5e5.', 'Duplicate decimal point in number'],
    ['1e+.', 'Unexpected decimal point in exponent'],
    ['0xg', 'Expected digits after start of hex number'],
    ['"\\x41', 'Invalid 2-char hex escape found'],
    ['"\\u0041', 'Unterminated string'],
  ])('%j is no expression', (source, detail) => {
    expect(evaluate(source).errors).toEqual([parsing(source, detail)])
  })

  test('`~` looks names up as all operators do', () => {
    expect(evaluate('str(~a) + ~b + ~missing + ~5 + ~+a').output).toBe('-2-3-1-6-2')
  })

  test('`~` of an object is nothing, and is no error', () => {
    expect(evaluate('~o')).toEqual({ output: '', errors: [] })
  })
})

describe('hostile expressions', () => {
  // spec: TPL-018
  test.each([
    ['parentheses', `${'('.repeat(10_000)}7${')'.repeat(10_000)}`, '7'],
    ['signs', `${'-'.repeat(10_000)}7`, '7'],
    ['calls', `${'max('.repeat(5000)}7${')'.repeat(5000)}`, '7'],
    ['characters', `"${'x'.repeat(1_000_000)}"`, 'x'.repeat(1_000_000)],
  ])('%s without end are computed', (_, source, output) => {
    const result = evaluate(source, { tokens: 1_000_000 })
    expect(result.output === output).toBe(true)
    expect(result.errors).toEqual([])
  })

  test.each([
    ['of data', '{.eval +s}'],
    ['of the template', `{.eval "${'1'.repeat(64_000)}"}`],
    ['of both, in one tag', '{.eval +s; +s}'],
  ])('long texts %s cost a step for each 64 characters', (_, tag) => {
    const engine = createEngine({ expressions, logger: () => {}, limits: { steps: 10_000 } })
    const { diagnostics } = engine.render(tag.repeat(10), { s: '1'.repeat(64_000) })
    const least = tag.includes(';') ? 2000 : 1000
    expect(diagnostics.map(({ message, column }) => [message, column])).toEqual([
      ['Rendering stopped: more than 10000 steps', (Math.ceil(10_000 / least) - 1) * tag.length + 1],
    ])
  })

  // spec: TPL-018
  test.each(['{.eval "ab" + c + 1}', '{.eval 0; "ab" + c + 1}', '{.eval c + (c + c) + 1; 0}'])(
    '%s may put together as many characters as the limit says, and no more',
    (tag) => {
      expect(render(tag, { text: 4 }).errors).toEqual([])
      const detail = 'Concatenation would exceed maximum string length 3'
      expect(render(tag, { text: 3 })).toEqual({
        output: '',
        errors: [reducing(tag.slice('{.eval '.length, -1), detail)],
      })
    },
  )
})
