import { spawnSync } from 'node:child_process'
import { describe, expect, test, vi } from 'vitest'
import { text } from '../formatter/text.ts'
import type { I18n } from '../i18n/i18n.ts'
import { comparison } from '../predicate/comparison.ts'
import { expressions } from '../expression/expressions.ts'
import { createEngine, defineFormatter, definePredicate, type EngineOptions, type Limits } from '../index.ts'
import { importTree, exportTree, parseTree } from '../tree/index.ts'

const make = (options: EngineOptions = {}) =>
  createEngine({ families: [text, comparison], expressions, include: true, logger: () => {}, ...options })

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

describe('an instruction that fails', () => {
  const boom = defineFormatter({
    apply: () => {
      throw new Error('boom')
    },
  })
  const oops = definePredicate({
    test: () => {
      // A value that is thrown need not be an error.
      AbortSignal.abort('oops').throwIfAborted()
      return true
    },
  })
  const failing = make({ families: [text, { formatters: { boom }, predicates: { 'oops?': oops } }] })

  // spec: TPL-017
  test('prints nothing, is reported, and those after it still run', () => {
    const { output, diagnostics } = failing.render(
      'a {x|boom} b {.oops?}yes{.or}no{.end} c {.section s}{x|boom}{x}{.end}{x}',
      { x: 'out', s: { x: 'in' } },
    )
    expect(output).toBe('a  b  c inout')
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'RuntimeError: Unexpected Error error when executing VARIABLE: boom',
      'RuntimeError: Unexpected Error error when executing PREDICATE: oops',
      'RuntimeError: Unexpected Error error when executing VARIABLE: boom',
    ])
  })

  test('may be a getter of the data', () => {
    const data = {
      get bad(): string {
        throw new RangeError('getter')
      },
      good: 1,
    }
    const { output, diagnostics } = engine.render('{bad}{good}', data)
    expect(output).toBe('1')
    expect(diagnostics).toMatchObject([
      { message: 'RuntimeError: Unexpected RangeError error when executing VARIABLE: getter' },
    ])
  })
})

describe('rendering', () => {
  // spec: TPL-002
  test('calls nothing of the network', () => {
    const calls = ['fetch', 'XMLHttpRequest', 'sendBeacon'].map((name) => {
      const call = vi.fn()
      vi.stubGlobal(name, call)
      return call
    })
    engine.render('{a|html}{@|apply p}{.inject @x a.json}{.include q}', { a: 1 }, { partials: { p: '{a}' } })
    for (const call of calls) expect(call).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  })

  // spec: TPL-003
  test('asks the locale it was given, and makes each one once', () => {
    const i18n = vi.fn((locale: string) => ({ locale }) as unknown as I18n)
    const where = defineFormatter({
      scoped: true,
      apply: (_, __, { run }) => run.settings.i18n?.locale ?? 'none',
    })
    const local = make({ families: [{ formatters: { where }, i18n }] }).compile('{@|where}')
    const outputs = ['de-DE', 'de-DE', null, undefined].map(
      (locale) => local.render({}, locale === undefined ? {} : { locale }).output,
    )
    expect(outputs).toEqual(['de-DE', 'de-DE', 'none', 'en'])
    expect(i18n.mock.calls).toEqual([['de-DE'], ['en']])
  })

  test('is the same from a template compiled once and from partials compiled once', () => {
    const partials: Record<string, string> = { p: '{a}' }
    const template = engine.compile<{ a: number }>('{@|apply p}')
    expect(template.render({ a: 1 }, { partials }).output).toBe('1')
    expect(template.render({ a: 2 }, { partials }).output).toBe('2')
    partials.p = '[{a}]'
    expect(template.render({ a: 3 }, { partials }).output).toBe('[3]')
  })

  test('works where no code may be made from strings', () => {
    const source = new URL('../index.ts', import.meta.url).pathname
    const script = `import { createEngine } from ${JSON.stringify(source)}; process.stdout.write(createEngine().render('{a}', { a: 'ok' }).output)`
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--disallow-code-generation-from-strings', '--import', 'tsx', '--input-type=module', '-e', script],
      { encoding: 'utf8', cwd: import.meta.dirname },
    )
    expect([stdout, stderr]).toEqual(['ok', ''])
  })
})

/** The same with a property that is not enumerable. */
const hidden = <T extends object>(value: T): T => Object.defineProperty(value, 'secret', { value: 'secret' })

describe('data', () => {
  test('is read only as far as it is own', () => {
    class Item {
      own = 'own'
      get inherited(): string {
        return `${this.own}, inherited`
      }
    }
    const data = { item: new Item(), bare: Object.assign(Object.create(null) as object, { a: 1 }) }
    expect(
      engine.render('{item.own}{item.inherited}{.section item}{own}{inherited}{.end}{bare.a}', data).output,
    ).toBe('ownown1')
  })

  test.each([
    [
      'of an object',
      { a: hidden({ shown: 1 }) },
      '{.section a}{shown}{secret}{.if secret}x{.end}{.end}{a.secret}',
    ],
    [
      'of the data',
      hidden({ shown: 1 }),
      '{shown}{secret}{@.secret}{.section secret}x{.end}{.if secret}x{.end}',
    ],
    ['of an instance', { a: hidden(new Date(0)) }, '1{.section a}{secret}{.end}{a.secret}'],
    [
      'of an element',
      { l: [hidden({ shown: 1 })] },
      '{.repeated section l}{shown}{secret|html}{.end}{l.0.secret}',
    ],
    ['of an array', { l: hidden([1]) }, '{.section l}{0}{length}{secret}{.end}{l.length}{l.secret}'],
  ])('hides a property %s that is not enumerable', (_, data, source) => {
    expect(engine.render(source, data)).toEqual({ output: '1', diagnostics: [] })
  })

  test('does not print properties of Object.prototype', () => {
    const template = engine.compile(
      '{own}{leaked}{a.leaked}{.section a}{leaked}{.end}{.section leaked}x{.end}',
    )
    const prototype = Object.prototype as { leaked?: string }
    prototype.leaked = 'leaked'
    try {
      expect(template.render({ own: 'own', a: { b: 1 } }).output).toBe('own')
    } finally {
      delete prototype.leaked
    }
  })

  test('that refuses to be looked at costs its own tag', () => {
    const refuse = (): never => {
      throw new TypeError('no')
    }
    const trap: ProxyHandler<object> = { getPrototypeOf: refuse, ownKeys: refuse, get: refuse, has: refuse }
    const proxy = new Proxy({}, { ...trap, getOwnPropertyDescriptor: refuse })
    const { output, diagnostics } = engine.render(
      'a{p.x}b{.section p}{x}{.end}c{.repeated section l}{x}{.end}d',
      {
        p: proxy,
        l: [proxy],
      },
    )
    expect([output, diagnostics.length]).toEqual(['abcd', 3])
    expect(engine.render('{x}', proxy)).toMatchObject({ output: '', diagnostics: [{ code: 'unexpected' }] })
  })

  test('may hold its own hasOwnProperty, and names of Object.prototype', () => {
    const data: unknown = JSON.parse(
      '{"hasOwnProperty": 1, "__proto__": {"x": 2}, "constructor": "c", "a": {"toString": "t"}}',
    )
    expect(engine.render('{hasOwnProperty}{constructor}{a.toString}{x}{valueOf}', data).output).toBe('1ct')
  })

  test('that is not JSON is missing', () => {
    const data = { f: () => 1, s: Symbol('s'), b: 1n, l: [() => 1, Symbol('x')] }
    const source = '{f}{s}{b}{.if f}x{.end}{.repeated section l}{@}{.if @}y{.end}{.end}{l}'
    expect(engine.render(source, data)).toEqual({ output: ',', diagnostics: [] })
  })

  test('may lead back to itself', () => {
    const data: Record<string, unknown> = { a: 1, list: [1] }
    data.self = data
    ;(data.list as unknown[]).push(data.list)
    expect(engine.render('{self.self.self.a}{list}{.equal? self self}x{.end}', data).output).toContain('11,')
  })

  test('that is something but has no keys counts as true', () => {
    const data = { date: new Date(0), map: new Map(), bare: Object.create(null) as unknown, empty: {} }
    expect(
      engine.render('{.if date}1{.end}{.if map}2{.end}{.if bare}3{.end}{.if empty}4{.end}', data).output,
    ).toBe('123')
  })
})

describe('limits', () => {
  const stopped = (source: string, limits: Partial<Limits>, data: unknown = {}, more: EngineOptions = {}) => {
    const { output, diagnostics } = make({ limits, ...more }).render(source, data)
    return {
      output,
      messages: diagnostics.map(({ message, line, column }) => `${message} (${line}:${column})`),
    }
  }
  const list = Array.from({ length: 100 }, (_, at) => at)

  test('stop a rendering that takes too many steps, and keep what was printed', () => {
    expect(stopped('a{.repeated section l}\n{@}{.end}z', { steps: 4 }, { l: list })).toEqual({
      output: 'a\n0\n1\n2',
      messages: ['Rendering stopped: more than 4 steps (1:2)'],
    })
  })

  test('count rounds that print nothing', () => {
    expect(stopped('a{.repeated section l}{.end}z', { steps: 50 }, { l: list })).toEqual({
      output: 'a',
      messages: ['Rendering stopped: more than 50 steps (1:2)'],
    })
  })

  test('stop output at exactly as many characters as there may be', () => {
    const { output, messages } = stopped('a{.repeated section l}12345{.end}z', { output: 12 }, { l: list })
    expect(output).toBe('a12345123451')
    expect(messages).toEqual(['Rendering stopped: more than 12 characters of output (1:2)'])
  })

  test('charge a long block for its length', () => {
    const source = (tags: number): string => `{.repeated section l}-${'{x}'.repeat(tags)}{.end}`
    expect(stopped(source(1), { steps: 200 }, { l: list }).messages).toEqual([])
    expect(stopped(source(1600), { steps: 200 }, { l: list })).toEqual({
      output: '-',
      messages: ['Rendering stopped: more than 200 steps (1:1)'],
    })
  })

  test('keep what partials had printed inside of loops', () => {
    const source = '{.macro m}<{.repeated section l}{@}{.end}>{.end}a{.section s}b{@|apply m}{.end}'
    expect(stopped(source, { steps: 6 }, { s: { l: list } }).output).toBe('ab<01')
  })

  test('end macros that call each other many times', () => {
    const calls = '{@|apply m}'.repeat(10)
    const { output, messages } = stopped(`{.macro m}x${calls}{.end}{@|apply m}`, { steps: 10_000 })
    expect(output.length).toBeLessThan(10_000)
    expect(messages.at(-1)).toMatch(/^(Rendering stopped: more than 10000 steps|More than 100 diagnostics)/)
  })

  // spec: TPL-006 TPL-016
  test.each([
    ['{@|apply m}', 'apply'],
    ['{.include m output}', 'include'],
  ])('let partials nest 16 deep by %s, and give the depth back', (call) => {
    const { output, messages } = stopped(`{.macro m}x${call}{.end}${call}|${call}`, {})
    expect(output).toBe(`${'x'.repeat(16)}|${'x'.repeat(16)}`)
    const message = "RuntimeError: Attempt to apply partial 'm' exceeded maximum recursion depth of 16 (1:12)"
    expect(messages).toEqual([message, message])
  })

  test('stop reading a template that nests too deep', () => {
    const { output, messages } = stopped(`a${'{.section s}'.repeat(10_000)}x`, {}, { s: { b: 1 } })
    expect(output).toBe('a')
    expect(messages).toEqual(['SyntaxError: The template nests deeper than the limit of 200 blocks (1:2402)'])
  })

  test('read a chain of alternatives of any length', () => {
    const chain = Array.from({ length: 20_000 }, (_, at) => `{.or equal? a ${at}}${at}`).join('')
    expect(engine.render(`{.equal? a x}no${chain}{.end}`, { a: 19_999 }).output).toBe('19999')
  })

  test('cut a template that is too long', () => {
    expect(stopped('abc{x}def', { source: 4 })).toEqual({
      output: 'abc{',
      messages: ['SyntaxError: The template is longer than the limit of 4 characters (1:5)'],
    })
  })

  test('stop at the deadline', () => {
    let now = 0
    const source = '{.repeated section l}{.repeated section l}x{.end}{.end}'
    const data = { l: list.map(() => ({ l: list })) }
    const { output, messages } = stopped(source, { deadlineMs: 5 }, data, { clock: () => now++ })
    expect(output.length).toBeGreaterThan(1000)
    expect(output.length).toBeLessThan(9000)
    expect(messages).toEqual(['Rendering stopped: more than 5 ms (1:22)'])
  })

  test('stop at a deadline that has passed before the first step', () => {
    let now = 0
    expect(stopped('a', { deadlineMs: 0 }, {}, { clock: () => now++ })).toEqual({
      output: '',
      messages: ['Rendering stopped: more than 0 ms (1:1)'],
    })
  })

  test('are the usual ones where `undefined` is given', () => {
    const limits = { steps: undefined } as unknown as Partial<Limits>
    const rounds = '{.repeated section l}'.repeat(5) + '{.end}'.repeat(5)
    let data: unknown = 1
    for (let depth = 0; depth < 5; depth++) data = { l: Array.from({ length: 100 }, () => data) }
    expect(stopped(rounds, limits, data).messages).toEqual([
      'Rendering stopped: more than 5000000 steps (1:85)',
    ])
  })

  // spec: TPL-018
  test('end texts that expressions double', () => {
    const source = `{.eval @a = "x"}${'{.eval @a = @a + @a}'.repeat(12)}{@a}`
    const { output, messages } = stopped(source, { text: 1000 })
    expect(output.length).toBe(512)
    expect(messages[0]).toContain(': Concatenation would exceed maximum string length 1000')
  })
})

describe('expression errors', () => {
  // spec: TPL-018
  test.each([
    ['"abc', 'Unterminated string'],
    ['"a\nb"', 'Illegal bare line feed character in string literal'],
    ['"a\rb"', 'Illegal bare carriage return character in string literal'],
    ['"\\x4z"', 'Invalid 2-char hex escape found'],
    ['"\\u12"', 'Invalid unicode escape found'],
    ['1.2.3', 'Duplicate decimal point in number'],
    ['1e5.', 'Unexpected decimal point in exponent'],
    ['1e', 'Expected a digit after exponent in decimal number'],
    ['0x', 'Expected digits after start of hex number'],
    ['(1', 'Mismatched operator found: left paren'],
    ['1)', 'Mismatched operator found: right paren'],
    ['foo(1)', 'Invalid function foo'],
    ['constructor(1)', 'Invalid function constructor'],
    ['1 # 2', 'Unexpected character at 2: "#"'],
    ['1 \u0001', 'Unexpected control character at 2: "\\u0001"'],
    ['1+1+1+1+1+1', 'Expression exceeds the maximum number of allowed tokens: 10'],
  ])('%s is no expression', (source, detail) => {
    const { output, diagnostics } = make({ limits: { tokens: 10 } }).render(`a{.eval ${source}}b`, {})
    expect(output).toBe('ab')
    expect(diagnostics.map(({ message }) => message)).toEqual([
      `RuntimeError: Error parsing expression: ${JSON.stringify(source)}: ${detail}`,
    ])
  })

  test.each([
    ['1 *', 'Invalid arguments to operator multiply'],
    ['o + 1', 'Invalid arguments to operator add'],
    ['o', 'Reduce error: unexpected token on stack'],
    ['max()', 'Error calling function max'],
  ])('%s cannot be computed', (source, detail) => {
    const { diagnostics } = engine.render(`{.eval ${source}}`, { o: {} })
    expect(diagnostics.map(({ message }) => message)).toEqual([
      `RuntimeError: Error reducing expression: ${source}: ${detail}`,
    ])
  })

  test('an engine without expressions and include ignores both', () => {
    const plain = createEngine()
    expect(plain.render('a{.eval 1}{.macro m}x{.end}{.include m output}b', {})).toEqual({
      output: 'ab',
      diagnostics: [],
    })
  })
})

describe('preprocessing', () => {
  const source = '{^.section a}{^b}{^.end}{.section a}{b}{.end}{^# c}{## d ##}'

  test.each([
    ['on', '1{.section a}{b}{.end}'],
    ['off', '1'],
    [undefined, '{^.section a}{^b}{^.end}1{^# c}'],
  ] as const)('when %s', (preprocess, output) => {
    expect(make({ preprocess }).render(source, { a: { b: 1 } }).output).toBe(output)
  })

  test('instructions are dropped in the Java dialect', () => {
    expect(make({ dialect: 'java' }).render(source, { a: { b: 1 } }).output).toBe('1')
  })
})

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

test('a formatter renders a partial with a value of its own, within the limits of the page', () => {
  const card = defineFormatter({
    scoped: true,
    returns: 'html',
    apply: (value, _, scope) => `<b>${scope.apply('card', value)}</b>`,
  })
  const engine = createEngine({ families: [{ formatters: { card } }], logger: () => {} })
  const partials = { card: '{title} {shop}' }
  const { output, diagnostics } = engine.render(
    '{item|card}',
    { item: { title: 'Mug' }, shop: 'S' },
    { partials },
  )
  expect({ output, diagnostics }).toEqual({ output: '<b>Mug S</b>', diagnostics: [] })
  expect(engine.render('{item|card}', {}).diagnostics.map(({ code }) => code)).toEqual(['partial-missing'])
})

describe('a template', () => {
  test('reads the arguments of its formatters and predicates before its first rendering, and once', () => {
    const parse = vi.fn(({ list }: { readonly list: readonly string[] }) => list.length)
    const engine = make({
      families: [
        {
          formatters: { count: defineFormatter({ parse, apply: (_, count) => count }) },
          predicates: { 'any?': definePredicate({ parse, test: (_, count) => count > 0 }) },
        },
      ],
    })
    const template = engine.compile('{a|count 1 2}{.any? 1}!{.end}')
    expect(parse).not.toHaveBeenCalled()
    expect([template.render({ a: 1 }).output, template.render({ a: 2 }).output]).toEqual(['2!', '2!'])
    expect(parse).toHaveBeenCalledTimes(2)
  })

  test('reports arguments that cannot be read, and prints nothing', () => {
    const broken = defineFormatter({
      parse: () => {
        throw new RangeError('one at most')
      },
      apply: (value) => value,
    })
    const template = make({ families: [{ formatters: { broken } }] }).compile('a{b|broken 1 2}')
    for (let time = 0; time < 2; time += 1) {
      const { output, diagnostics } = template.render({ b: 1 })
      expect(output).toBe('')
      expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
        ['unexpected', 'RuntimeError: Unexpected RangeError error when executing ROOT: one at most'],
      ])
    }
  })
})
