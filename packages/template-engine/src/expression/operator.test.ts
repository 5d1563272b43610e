import { describe, expect, test } from 'vitest'
import { expressions } from './expressions.ts'
import { createEngine } from '../index.ts'

const engine = createEngine({ expressions, logger: () => {} })
const data = { a: 1, b: 2.5, five: '5', o: { x: 1 }, n: null, t: true, f: false }

/** Output of an expression that has no fault: alone, and behind another one, which takes another way. */
function valueOf(source: string): string {
  const alone = engine.render(`{.eval ${source}}`, data)
  const second = engine.render(`{.eval @other = 0; ${source}}`, data)
  expect([...alone.diagnostics, ...second.diagnostics]).toEqual([])
  expect(second.output).toBe(alone.output)
  return alone.output
}

/** Cases, each in a line: an expression, and what it prints after ` -> `. */
const cases = (text: string): [source: string, output: string][] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [source = '', output = ''] = line.trim().split(/ ->(?: |$)/)
      return [source, output]
    })

describe('operators', () => {
  // spec: TPL-018
  test.each(
    cases(`
      7 + 2 -> 9
      7 - 2 -> 5
      7 * 2 -> 14
      7 / 2 -> 3.5
      7 % 4 -> 3
      -7 % 4 -> -3
      2 ** 10 -> 1024
      6 & 3 -> 2
      6 | 3 -> 7
      6 ^ 3 -> 5
      ~6 -> -7
      1 << 4 -> 16
      -16 >> 2 -> -4
      4294967297 & 3 -> 1
      1 / 0 -> Infinity
      5 % 0 -> NaN
      0 / 0 -> NaN
    `),
  )('compute: %s is %s', (source, output) => {
    expect(valueOf(source)).toBe(output)
  })

  test.each(
    cases(`
      1 < 2 -> true
      2 < 2 -> false
      3 < 2 -> false
      1 <= 2 -> true
      2 <= 2 -> true
      3 <= 2 -> false
      1 > 2 -> false
      2 > 2 -> false
      3 > 2 -> true
      1 >= 2 -> false
      2 >= 2 -> true
      3 >= 2 -> true
      "10" < "9" -> true
      "10" < 9 -> false
      "a" > "B" -> true
      null >= 0 -> true
      null > 0 -> false
      "0x01" > 0 -> true
      NaN < 1 -> false
      NaN >= 1 -> false
    `),
  )('compare: %s is %s', (source, output) => {
    expect(valueOf(source)).toBe(output)
  })

  test.each(
    cases(`
      1 == 1 -> true
      1 == "1" -> true
      "1" == 1 -> true
      1 == true -> true
      1 == "2" -> false
      "a" == "a" -> true
      "a" == "b" -> false
      null == 0 -> false
      0 == null -> false
      null == null -> true
      null == missing -> true
      null == false -> false
      NaN == NaN -> false
      1 != "1" -> false
      1 != 2 -> true
      null != 0 -> true
      1 === 1 -> true
      1 === "1" -> false
      null === missing -> true
      1 !== 1 -> false
      1 !== "1" -> true
      NaN !== NaN -> true
    `),
  )('tell what is equal: %s is %s', (source, output) => {
    expect(valueOf(source)).toBe(output)
  })

  test.each(
    cases(`
      1 && "a" -> true
      1 && 0 -> false
      0 && 1 -> false
      "" && 1 -> false
      0 || "a" -> true
      "a" || 0 -> true
      0 || NaN -> false
      null || "" -> false
      !0 -> true
      !"a" -> false
      !n -> true
      !missing -> true
      t && f -> false
      t || f -> true
    `),
  )('join truths: %s is %s', (source, output) => {
    expect(valueOf(source)).toBe(output)
  })

  test.each(
    cases(`
      "a" + 1 -> a1
      1 + "a" -> 1a
      "a" + "b" -> ab
      "a" + true -> atrue
      "a" + missing -> anull
      n + "a" -> nulla
      "a" + b -> a2.5
      1 + true -> 2
      1 + n -> 1
      five + 1 -> 51
      five - 1 -> 4
    `),
  )('add numbers and texts: %s is %s', (source, output) => {
    expect(valueOf(source)).toBe(output)
  })
})

describe('names of operators', () => {
  test.each([
    ['**', 'exponent'],
    ['*', 'multiply'],
    ['/', 'divide'],
    ['%', 'modulus'],
    ['+', 'add'],
    ['-', 'subtract'],
    ['<<', 'left shift'],
    ['>>', 'right shift'],
    ['<', 'less than'],
    ['<=', 'less than or equal'],
    ['>', 'greater than'],
    ['>=', 'greater than or equal'],
    ['==', 'equality'],
    ['!=', 'inequality'],
    ['===', 'strict equality'],
    ['!==', 'strict inequality'],
    ['&', 'bitwise and'],
    ['^', 'bitwise xor'],
    ['|', 'bitwise or'],
    ['&&', 'logical and'],
    ['||', 'logical or'],
  ])('are in the errors about them: %s is %s', (text, name) => {
    const { output, diagnostics } = engine.render(`{.eval 1 ${text} o}`, data)
    expect(output).toBe('')
    expect(diagnostics.map(({ message }) => message)).toEqual([
      `RuntimeError: Error reducing expression: 1 ${text} o: Invalid arguments to operator ${name}`,
    ])
  })

  test('are in the order of postfix as well', () => {
    expect(engine.render('{.eval # !+-~1}', data).output).toContain(
      '[1 <bitwise not> <unary minus> <unary plus> <logical not>]',
    )
  })
})

describe('the number of a text', () => {
  test.each(
    cases(`
      num("") -> 0
      num("5") -> 5
      num("5.") -> 5
      num("5.25") -> 5.25
      num("+5") -> 5
      num("-5") -> -5
      num("2e3") -> 2000
      num("2E-1") -> 0.2
      num("0x1F") -> 31
      num("-0x10") -> -16
      num("007") -> 7
      num(" 5") -> NaN
      num("5 ") -> NaN
      num(".5") -> NaN
      num("5e") -> NaN
      num("--5") -> NaN
      num("5px") -> NaN
      num("0x") -> NaN
      num("Infinity") -> NaN
      num(true) -> 1
      num(false) -> 0
      num(null) -> 0
      -"5" -> -5
      +"-5" -> -5
      "3" * "4" -> 12
      ~"5" -> -6
    `),
  )('%s is %s', (source, output) => {
    expect(valueOf(source)).toBe(output)
  })
})

describe('functions', () => {
  test.each(
    cases(`
      max(1, 3, 2) -> 3
      max(3) -> 3
      max(1 2 3) -> 3
      max("a", 1) -> 1
      max(1, NaN) -> NaN
      min(3, 1, 2) -> 1
      min(1, NaN) -> NaN
      min(NaN, 1) -> 1
      min("2", 10) -> 2
      abs(-2.5) -> 2.5
      abs("-3") -> 3
      abs(-1, -2) -> 1
      str(1) + 1 -> 11
      str(null) -> null
      str(true) -> true
      bool(1) -> true
      bool("") -> false
      bool(0) -> false
      bool(NaN) -> false
      bool("0") -> true
      max (1, 2) -> 2
    `),
  )('%s is %s', (source, output) => {
    expect(valueOf(source)).toBe(output)
  })
})

describe('precedence', () => {
  test.each(
    cases(`
      1 + 2 * 3 -> 7
      (1 + 2) * 3 -> 9
      2 * 3 ** 2 -> 18
      2 ** 3 ** 2 -> 512
      -2 ** 2 -> 4
      10 - 3 - 2 -> 5
      100 / 10 / 2 -> 5
      7 % 4 * 2 -> 6
      1 + 1 << 2 -> 8
      1 << 1 + 1 -> 4
      1 < 2 << 1 -> true
      3 > 2 == true -> true
      1 == 1 & 3 -> 1
      6 & 3 ^ 1 -> 3
      4 | 6 ^ 3 -> 5
      1 | 0 && 0 -> false
      1 || 0 && 0 -> true
      !0 + 1 -> 2
      ~1 + 1 -> -1
      -a + 3 -> 2
      3 - -a -> 4
      2 * -3 -> -6
      max(1, 2) * 3 -> 6
      max(1 + 1, 1) ** 2 -> 4
      -max(1, 2) -> -2
      @v = 1 + 1; @v * 2 -> 4
    `),
  )('%s is %s', (source, output) => {
    expect(valueOf(source)).toBe(output)
  })
})

describe('several expressions', () => {
  test.each(
    cases(`
      true; false; true -> true
      1, 2 -> 2
      1 2 3 -> 3
      @x = @y = 2; @x + @y -> 2
      @x = 2; @y = @x + 1; @x * @y -> 6
      o.x = 2; o.x -> 1
      a = 2; a -> 1
      @ = 2; a -> 1
      @x = null; @x == null -> true
      () ->
      + ->
    `),
  )('%s prints %s', (source, output) => {
    expect(valueOf(source)).toBe(output)
  })

  test('that fail assign nothing', () => {
    const { output } = engine.render('{.var @x a}{.eval @x = 2; 1 *}{@x}{.eval @x = 3}{@x}', data)
    expect(output).toBe('13')
  })
})

describe('words', () => {
  test.each(
    cases(String.raw`
      PI > 3.14 && PI < 3.15 -> true
      E > 2.71 && E < 2.72 -> true
      Infinity -> Infinity
      NaN -> NaN
      null ->
      true -> true
      false -> false
      0x1F -> 31
      0XfF -> 255
      1. -> 1
      1.50 -> 1.5
      007 -> 7
      1e3 -> 1000
      1E-3 -> 0.001
      1e+2 -> 100
      'a' -> a
      'it"s' -> it"s
      "a\"b" -> a"b
      "a\\b" -> a\b
      "\x41b" -> Ab
      "\u0041" -> A
      "\u00e9" -> é
      "\U0001F600" -> 😀
      "a\U00110000b" -> a b
      "a\u0008b" -> a b
      "a\u000eb" -> a b
      "a\u001fb" -> a b
      "a\u0020b" -> a b
      "\q" -> q
    `),
  )('%s is %s', (source, output) => {
    expect(valueOf(source)).toBe(output)
  })

  test.each([
    ['"a\\tb"', 'a\tb'],
    ['"a\\nb"', 'a\nb'],
    ['"a\\rb"', 'a\rb'],
    ['"a\\fb"', 'a\fb'],
    ['"a\tb"', 'a\tb'],
    ['"a\\u0009b"', 'a\tb'],
    ['"a\\u000db"', 'a\rb'],
    ['1\t+\n2\r+\u00a03', '6'],
  ])('%j is %j', (source, output) => {
    expect(valueOf(source)).toBe(output)
  })

  test.each([
    ['"a\nb"', 'Illegal bare line feed character in string literal'],
    ['"a\rb"', 'Illegal bare carriage return character in string literal'],
    ['"\\xg1 "', 'Invalid 2-char hex escape found'],
    ['"\\x4"', 'Invalid 2-char hex escape found'],
    ['"\\u00g1"', 'Invalid unicode escape found'],
    ['"\\u41"', 'Invalid unicode escape found'],
    ['"\\U0041"', 'Invalid unicode escape found'],
    ['1.2.3', 'Duplicate decimal point in number'],
    ['1e5.2', 'Unexpected decimal point in exponent'],
    ['1e', 'Expected a digit after exponent in decimal number'],
    ['1e+', 'Expected a digit after exponent in decimal number'],
    ['0x', 'Expected digits after start of hex number'],
    ["'a", 'Unterminated string'],
    ['round(1)', 'Invalid function round'],
    ['.5', 'Unexpected character at 0: "."'],
    ['1 ? 2', 'Unexpected character at 2: "?"'],
  ])('%j is no expression: %s', (source, detail) => {
    const { output, diagnostics } = engine.render(`{.eval ${source}}`, data)
    expect(output).toBe('')
    expect(diagnostics.map(({ message }) => message)).toEqual([
      `RuntimeError: Error parsing expression: ${JSON.stringify(source)}: ${detail}`,
    ])
  })

  test.each(['constructor', 'toString', 'hasOwnProperty'])(
    'that every object inherits are names: %s',
    (name) => {
      expect(valueOf(`${name} == null`)).toBe('true')
      expect(engine.render(`{.eval ${name}(1)}`, data).diagnostics[0]?.message).toContain(
        `Invalid function ${name}`,
      )
    },
  )
})
