import { spawnSync } from 'node:child_process'
import { describe, expect, test, vi } from 'vitest'
import { all } from '../family/all.ts'
import { text } from '../formatter/text.ts'
import type { I18n } from '../i18n/i18n.ts'
import { createEngine, defineFormatter, definePredicate } from '../index.ts'
import { make } from './engine.test-support.ts'

const engine = make()

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

  test('takes the usual locale for one that does not exist', () => {
    const template = make({ families: [all], locale: 'de' }).compile('{@|decimal}')
    const print = (locale: string): string => template.render(1234.5, { locale }).output
    expect(['', 'no such locale', '*', 'fr', 'de'].map(print)).toEqual([
      '1.234,5',
      '1.234,5',
      '1.234,5',
      '1\u202f234,5',
      '1.234,5',
    ])
  })

  test('keeps some hundred locales at most', () => {
    const i18n = vi.fn((locale: string) => ({ locale }) as unknown as I18n)
    const template = make({ families: [{ i18n }] }).compile('')
    const render = (locale: string): number => {
      template.render({}, { locale })
      return i18n.mock.calls.length
    }
    for (let at = 0; at < 600; at++) render(`x${at}`)
    expect([render('x599'), render('x0')]).toEqual([600, 601])
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
    const whole = engine.render('a{x}b{.section x}{.end}c{@}', proxy)
    expect(whole).toMatchObject({ output: 'abc', diagnostics: [{ column: 2 }, { column: 6 }] })
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

  test('leaves a tag out whose arguments cannot be read, and reports it', () => {
    const parse = (): never => {
      throw new RangeError('one at most')
    }
    const broken = defineFormatter({ parse, apply: (value) => value })
    const family = {
      formatters: { broken },
      predicates: { 'broken?': definePredicate({ parse, test: () => true }) },
    }
    const source = 'a{b|broken 1 2}c{.broken? 1 2}d{.or}e{.end}f{.var @v b|broken}g'
    const template = make({ families: [family] }).compile(source)
    for (let time = 0; time < 2; time += 1) {
      const { output, diagnostics } = template.render({ b: 1 })
      expect(output).toBe('acfg')
      expect(diagnostics.map(({ column, message }) => [column, message])).toEqual([
        [2, 'RuntimeError: Unexpected RangeError error when executing VARIABLE: one at most'],
        [17, 'RuntimeError: Unexpected RangeError error when executing PREDICATE: one at most'],
        [45, 'RuntimeError: Unexpected RangeError error when executing BINDVAR: one at most'],
      ])
    }
  })
})
