import { describe, expect, test } from 'vitest'
import { make } from '../engine/engine.test-support.ts'
import { all } from '../family/all.ts'
import { defineFormatter, type EngineOptions, type Limits } from '../index.ts'

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

  test.each(['steps', 'output'] as const)('keep nothing of a loop that failed before: %s', (limit) => {
    const broken = Object.defineProperty(['A', 'B'], 1, { get: () => expect.fail('No.'), enumerable: true })
    const source = '{.repeated section a}{@}{.end}|{.repeated section b}x{.end}'
    const { output, messages } = stopped(source, { [limit]: 4 }, { a: broken, b: list })
    expect(output).toMatch(/^\|x+$/)
    expect(messages).toHaveLength(2)
  })

  test('allow exactly as many steps as they say', () => {
    const source = '{.repeated section l}{.end}'
    expect(stopped(source, { steps: 101 }, { l: list }).messages).toEqual([])
    expect(stopped(source, { steps: 100 }, { l: list }).messages).toHaveLength(1)
  })

  test.each([
    ['text alone', '12345', {}],
    ['a value', '{five}', { five: '12345' }],
    ['text after a value', '{two}345', { two: '12' }],
  ])('allow exactly as many characters as they say: %s', (_, source, data) => {
    expect(stopped(source, { output: 5 }, data)).toEqual({ output: '12345', messages: [] })
    const { output, messages } = stopped(source, { output: 4 }, data)
    expect(output).toBe('1234')
    expect(messages[0]).toContain('Rendering stopped: more than 4 characters of output')
  })

  test('keep as many diagnostics as they say, and one that says that there are more', () => {
    const broken = (tags: number): string => '{@|apply missing}'.repeat(tags)
    const missing = "RuntimeError: Attempt to apply partial 'missing' which could not be found."
    const kept = [`${missing} (1:1)`, `${missing} (1:18)`]
    expect(stopped(broken(2), { diagnostics: 2 }).messages).toEqual(kept)
    expect(stopped(broken(5), { diagnostics: 2 }).messages).toEqual([
      ...kept,
      'More than 2 diagnostics (1:35)',
    ])
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
    expect(make().render(`{.macro m}${call}{.end}${call}`, {}).diagnostics).toMatchObject([
      { code: 'partial-depth', type: 'engine' },
    ])
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
    expect(make().render(`{.equal? a x}no${chain}{.end}`, { a: 19_999 }).output).toBe('19999')
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
    const { output, messages } = stopped(source, { deadlineMs: 50 }, data, { clock: () => now++ })
    expect(output.length).toBeGreaterThan(1000)
    expect(output.length).toBeLessThan(9000)
    expect(messages).toEqual(['Rendering stopped: more than 50 ms (1:22)'])
  })

  test.each([
    [5, 0],
    [6, 1],
  ])('at a deadline of 5 ms and a clock of %d ms, stop %d renderings', (later, count) => {
    const times = [0, later]
    const clock = (): number => times.shift() ?? later
    expect(stopped('a', { deadlineMs: 5 }, {}, { clock }).messages).toHaveLength(count)
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

  test.each<[keyof Limits, string, string]>([
    ['steps', `${'{.repeated section l}'.repeat(5)}${'{.end}'.repeat(5)}`, 'more than 5000000 steps'],
    [
      'output',
      `{.repeated section l}${'0'.repeat(200_000)}{.end}`,
      'more than 10000000 characters of output',
    ],
    ['depth', '{.macro m}{@|apply m}{.end}{@|apply m}', 'maximum recursion depth of 16'],
    ['nesting', '{.section l}'.repeat(300), 'deeper than the limit of 200 blocks'],
    ['source', '0'.repeat(2_000_001), 'longer than the limit of 2000000 characters'],
    ['tokens', `{.eval ${'1,'.repeat(6000)}1}`, 'allowed tokens: 10000'],
    ['diagnostics', '{@|apply gone}'.repeat(300), 'More than 100 diagnostics'],
  ])('are the usual ones where a number is none: %s', (limit, source, message) => {
    let data: unknown = 1
    for (let depth = 0; depth < 5; depth++) data = { l: Array.from({ length: 100 }, () => data) }
    const { messages } = stopped(source, { [limit]: Number.NaN }, data)
    expect(messages).toContainEqual(expect.stringContaining(message))
  })

  test('watch the deadline though a formatter takes long', () => {
    let now = 0
    const slow = defineFormatter({ apply: () => `${(now += 10)} ` })
    const more = { families: [{ formatters: { slow } }], clock: () => now }
    const { output, messages } = stopped(
      '{.repeated section l}{@|slow}{.end}',
      { deadlineMs: 50 },
      { l: Array.from({ length: 5000 }, () => 1) },
      more,
    )
    expect(output.split(' ').length).toBeLessThan(100)
    expect(messages).toHaveLength(1)
  })

  const long = Array.from({ length: 16_000 }, (_, at) => ({ id: `k${at}` }))
  test.each([
    ['a formatter of a list', '{list|key-by id|count}', { list: long }],
    ['a search in a list', '{list|find-first none}', { list: long }],
    ['a formatter of a text', '{text|html|count}', { text: '&'.repeat(16_000) }],
    ['a message', '{a|message text}', { a: '{0}'.repeat(100), text: 'x'.repeat(16_000) }],
    ['a pattern', '{a|format text}', { a: '{0}'.repeat(100), text: 'x'.repeat(16_000) }],
    [
      'a set of images',
      '{@|image-srcset}',
      { assetUrl: 'x'.repeat(16_000), systemDataVariants: '100w,'.repeat(100) },
    ],
    ['a list that is long and empty', '{list|str}', { list: new Array(2 ** 31) }],
    [
      'a set of many images with a short address',
      '{@|image-srcset}',
      { assetUrl: 'x', systemDataVariants: '100w,'.repeat(1000) },
    ],
    ['the widths of a set of images', '{@|image-srcset}', { systemDataVariants: 'x'.repeat(16_000) }],
    ['texts in JSON', '{@|json}', { text: 'x'.repeat(16_000) }],
    ['names in JSON', '{@|json}', { ['x'.repeat(16_000)]: 1 }],
    ['a path of data', '{@|get path}', { path: new Array(16_000) }],
    ['a key of data', '{@|get key}', { key: 'x'.repeat(16_000) }],
    ['a name that is looked up', '{@|lookup name}', { name: '.'.repeat(16_000) }],
    ['the body of an image', '{@|image-meta}', { body: '<'.repeat(16_000) }],
    ['an excerpt', '{.excerpt?}{.end}', { excerpt: '<'.repeat(16_000) }],
    ['an amount of money', '{@|money}', { value: '1'.repeat(16_000), currency: 'USD' }],
    ['categories', '{@|item-classes}', { categories: long }],
    ['tags of an item', '{@|item-classes}', { tags: long }],
    ['entries of a cart', '{@|cart-quantity}', { entries: long }],
    ['the options of a variant', '{@|variant-descriptor}', { optionValues: long }],
    ['the answers in a list', '{@|summary-form-field}', { type: 'checkbox', values: long }],
    [
      'the answers to questions',
      '{@|summary-form-field}',
      { type: 'likert', values: Object.fromEntries(long.entries()) },
    ],
    ['a long answer', '{.var @a @|summary-form-field}', { value: 'x'.repeat(16_000) }],
    ...[
      '{@|from-price}',
      '{@|normal-price}',
      '{@|sale-price}',
      '{@|product-price}',
      '{@|subscription-price}',
      '{@|variants-select}',
      '{@|product-status}',
      '{@|quantity-input}',
      '{@|product-checkout}',
      '{@|item-classes}',
      '{.has-variants?}{.end}',
      '{.on-sale?}{.end}',
      '{.sold-out?}{.end}',
      '{.varied-prices?}{.end}',
    ].map((source): [string, string, object] => [
      `the variants of a product for ${source}`,
      source,
      { recordType: 11, structuredContent: { productType: 1, variants: long } },
    ]),
    [
      'lists that are compared',
      '{.equal? list other}{.end}',
      { list: new Array(16_000), other: new Array(16_000) },
    ],
  ])('charge %s for what it goes through', (_, source, data) => {
    const { messages } = stopped(source, { steps: 900 }, data, { families: [all] })
    expect(messages).toEqual([expect.stringContaining('Rendering stopped: more than 900 steps')])
  })

  // spec: TPL-018
  test('end texts that expressions double', () => {
    const source = `{.eval @a = "x"}${'{.eval @a = @a + @a}'.repeat(12)}{@a}`
    const { output, messages } = stopped(source, { text: 1000 })
    expect(output.length).toBe(512)
    expect(messages[0]).toContain(': Concatenation would exceed maximum string length 1000')
  })
})
