import { describe, expect, test } from 'vitest'
import { text } from '../formatter/text.ts'
import { createEngine, definePredicate, type EngineOptions } from '../index.ts'
import { renderChunks, toStream, type Chunks } from './index.ts'

const source =
  '<h1>{a}</h1>{.repeated section l}<i>{@|html}</i>{.alternates with}, {.or}none{.end}' +
  '{.section s}[{x}{.repeated section l}({@}){.end}]{.or}no{.end}{.if z}z{.or}y{@|apply gone}{.end}{.repeated section e}x{.or}empty{.end}{.end}'
const data = { a: 1, l: ['<', 2, 3], s: { x: 's', l: [4, 5] }, e: [] }

async function collect(chunks: Chunks): Promise<string[]> {
  const found: string[] = []
  for await (const chunk of chunks) found.push(chunk)
  return found
}

function start(from: string, of: unknown, options: EngineOptions = {}): Chunks {
  return renderChunks(createEngine({ families: [text], logger: () => {}, ...options }).compile(from), of)
}

describe('rendering in pieces', () => {
  test('gives a piece for each round of a loop, and all that `render` gives', async () => {
    const chunks = start(source, data)
    const pieces = await collect(chunks)
    expect(pieces).toEqual([
      '<h1>1</h1>',
      '<i>&lt;</i>, ',
      '<i>2</i>, ',
      '<i>3</i>',
      '[s',
      '(4)',
      '(5)',
      ']',
      'y',
      'empty',
    ])
    const whole = createEngine({ families: [text], logger: () => {} }).render(source, data)
    expect(pieces.join('')).toBe(whole.output)
    expect(chunks.diagnostics.map(({ code }) => code)).toEqual(['not-allowed-at-root', 'partial-missing'])
    expect(whole.diagnostics).toEqual(chunks.diagnostics)
  })

  test('stops at the limits, keeping what was printed', async () => {
    const chunks = start('a{.repeated section l}12345{.end}', { l: [1, 2, 3, 4] }, { limits: { output: 12 } })
    expect((await collect(chunks)).join('')).toBe('a12345123451')
    expect(chunks.diagnostics.map(({ code }) => code)).toEqual(['limit'])
    const between = '{.repeated section l}ab{.alternates with}------{.end}'
    const parted = start(between, { l: [1, 2] }, { limits: { output: 5 } })
    expect((await collect(parted)).join('')).toBe('ab---')
    const slow = start('a{.repeated section l}{@}{.end}', { l: [1, 2, 3, 4] }, { limits: { steps: 3 } })
    expect((await collect(slow)).join('')).toBe('a12')
    expect(slow.diagnostics.map(({ code }) => code)).toEqual(['limit'])
  })

  test('leaves out a block whose value refuses to be looked at, and goes on', async () => {
    const refuses = new Proxy({}, { getPrototypeOf: () => expect.fail('No.') })
    const template =
      'a{.section x}{.or}s{.end}b{.repeated section x.y}{.or}r{.end}c{.if x}{.or}i{.end}d{.repeated section l}{.end}e'
    const of = { x: refuses, l: [refuses] }
    const chunks = start(template, of)
    const whole = createEngine({ families: [text], logger: () => {} }).render(template, of)
    expect((await collect(chunks)).join('')).toBe(whole.output)
    expect(chunks.diagnostics).toEqual(whole.diagnostics)
    expect(whole.output).toBe('abrcde')
  })

  test('reports what the whole would', async () => {
    const boom = definePredicate({ test: () => expect.fail('No.') })
    const options: EngineOptions = {
      families: [{ predicates: { 'boom?': boom } }],
      limits: { diagnostics: 3 },
      logger: () => {},
    }
    const template =
      '{.end}{.end}{.section none}a{.or boom?}b{.end}{.repeated section none}a{.or boom?}b{.end}'
    const chunks = start(template, {}, options)
    await collect(chunks)
    const whole = createEngine(options).render(template, {})
    expect(whole.diagnostics).toHaveLength(4)
    expect(chunks.diagnostics).toEqual(whole.diagnostics)
  })

  test('counts the time of its rendering for the deadline, not that of a slow reader', async () => {
    let now = 0
    const options: EngineOptions = { limits: { deadlineMs: 50 }, clock: () => now }
    const many = Array.from({ length: 1000 }, () => 'x')
    const waiting = start('{.repeated section l}{@}{.end}', { l: many }, options)
    now += 1000
    let output = ''
    for await (const piece of waiting) {
      output += piece
      now += 1000
    }
    expect([output, waiting.diagnostics]).toEqual(['x'.repeat(1000), []])

    const slow = many.map(() => ({
      get x() {
        now += 1
        return 'x'
      },
    }))
    const working = start('{.repeated section l}{x}{.end}', { l: slow }, options)
    expect((await collect(working)).length).toBeLessThan(100)
    expect(working.diagnostics).toMatchObject([{ message: 'Rendering stopped: more than 50 ms' }])
  })

  test('becomes a web stream of bytes', async () => {
    expect(await new Response(toStream(start('ä{.repeated section l}{@}{.end}', data))).text()).toBe('ä<23')
  })

  test('keeps a character whole that two pieces share', async () => {
    const stream = toStream(start('{.repeated section l}{@}{.end}', { l: ['a\ud83d', '\ude00', 'é'] }))
    expect(await new Response(stream).text()).toBe('a\u{1f600}é')
  })

  test('hands on what its source throws', async () => {
    const broken: AsyncIterable<string> = {
      [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('gone')) }),
    }
    await expect(new Response(toStream(broken)).text()).rejects.toThrow('gone')
  })

  test('renders no further than its reader reads', async () => {
    let read = 0
    const items = [1, 2, 3].map((x) => ({
      get x() {
        read++
        return x
      },
    }))
    const reader = toStream(start('{.repeated section l}{x}{.end}', { l: items })).getReader()
    await reader.read()
    await reader.cancel()
    expect(read).toBeLessThan(3)
  })

  test('is for templates of this package', () => {
    const other = { diagnostics: [], render: () => ({ output: '', diagnostics: [] }) }
    expect(() => renderChunks(other, {})).toThrow('Pass a template that `compile` of an engine has made.')
  })
})
