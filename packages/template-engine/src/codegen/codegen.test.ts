import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { compileFunction } from 'node:vm'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { all } from '../family/all.ts'
import { generate } from './index.ts'
import { text } from '../formatter/text.ts'
import { comparison } from '../predicate/comparison.ts'
import { contextual, html, type Escaping } from '../escape/index.ts'
import { expressions } from '../expression/expressions.ts'
import {
  createEngine,
  defineFormatter,
  definePredicate,
  type Engine,
  type Family,
  type Template,
} from '../index.ts'

import * as runtime from './runtime.ts'
import { hostileData, hostileTemplate } from '../engine/hostile.test-support.ts'
import { parseFixture } from '../testing.ts'

const numRuns = Number(process.env.MODEL_RUNS ?? 300)
const outward = defineFormatter({ scoped: true, apply: (_, __, scope) => scope.resolve(['s', 'b']) })
const boom = defineFormatter({
  apply: () => {
    throw new Error('boom')
  },
})
function refuse(): never {
  throw new RangeError('Zero.')
}
const strict = createEngine({
  families: [
    {
      formatters: { strict: defineFormatter({ parse: refuse, apply: () => 'x' }) },
      predicates: { 'strict?': definePredicate({ parse: refuse, test: () => true }) },
    },
  ],
  logger: () => {},
})
const modes = { 'escaping nothing': undefined, 'escaping html': html, 'escaping by place': contextual }
const engineOf = (escape: Escaping | undefined, ...families: Family[]): Engine =>
  createEngine({
    families,
    expressions,
    include: true,
    limits: { steps: 300, output: 2000, tokens: 50, text: 500 },
    escape,
    logger: () => {},
  })
const families = [text, comparison, { formatters: { outward, boom } }]
const engine = engineOf(undefined, ...families)

/** Runs generated code as a bundler would link it, without the two imports. */
function run(code: string, of = engine): Template {
  const body = code.replace(/^import .*$/gm, '').replace('export default', 'return')
  const make = compileFunction(body, [...Object.keys(runtime), 'engine']) as (
    ...values: unknown[]
  ) => Template
  return make(...Object.values(runtime), of)
}

const ahead = (source: string, of = engine, keepSource = true): Template =>
  run(generate(source, { engine: of, module: './engine.js', keepSource }).code, of)

describe('code ahead of time', () => {
  const root = fileURLToPath(new URL('../fixture', import.meta.url))
  const fixtures = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.txt'),
  )

  describe.each(Object.entries(modes))('%s', (_, escape) => {
    const ofFixtures = engineOf(escape, all)

    test.each(fixtures)('renders as closures do: %s', (file) => {
      const { template, data, partials, injects } = parseFixture(readFileSync(join(root, file), 'utf8'))
      const closures = ofFixtures.compile(template)
      const options = { partials, injects, now: 0 }
      expect(ahead(template, ofFixtures).render(data, options)).toEqual(closures.render(data, options))
    })

    test('renders as closures do, whatever the template and the data', () => {
      const hostile = engineOf(escape, ...families)
      const partials = { p: 'p{a}{@|apply p}{@|apply m}' }
      fc.assert(
        fc.property(hostileTemplate, hostileData, (template, data) => {
          const closures = hostile.compile(template)
          const options = { partials, injects: { i: 0 }, now: 0 }
          const made = ahead(template, hostile)
          expect(made.diagnostics).toEqual(closures.diagnostics)
          expect(made.render(data, options)).toEqual(closures.render(data, options))
        }),
        { numRuns },
      )
    })
  })

  test.each(['closures', 'code ahead of time'])(
    'puts no more values together than may be printed: %s',
    (how) => {
      const small = createEngine({ limits: { output: 1500 }, logger: () => {} })
      const source = 'a{value}b'.repeat(50)
      const template = how === 'closures' ? small.compile(source) : ahead(source, small)
      let reads = 0
      const value = () => {
        reads += 1
        return 'x'.repeat(1000)
      }
      const { output, diagnostics } = template.render(
        Object.defineProperty({}, 'value', { get: value, enumerable: true }),
      )
      expect(output).toBe(`a${'x'.repeat(1000)}ba${'x'.repeat(497)}`)
      expect(diagnostics).toMatchObject([{ code: 'limit', line: 1, column: 11 }])
      expect(reads).toBe(2)
    },
  )

  describe.each([
    ['text alone', '1234567'],
    ['tags', '1{five}2{.comment}{five}3'],
    ['loops', 'a{.repeated section list}-{.alternates with},{.end}{.repeated section list}{@|str}{.end}z'],
    [
      'branches',
      '{.if five}x{five}{.or}n{.end}{.if no}y{.or}n{five}{.end}{.if no}y{.end}{.odd? 3}{.section five}{@}!{.end}{.or}e{.end}',
    ],
    [
      'macros',
      '{.macro m}<{.section five}{@}{.end}>{.end}{@|apply m}{.var @v five}{@v}{@|apply m}{.include m output}',
    ],
    ['expressions', '{.eval 1 + 2}{.eval @a = five}{@a|safe}{# none #}{.space}{.tab}'],
  ])('is stopped as closures are: %s', (_, source) => {
    const data = { five: '12345', list: [1, 2, 3] }

    test.each(['steps', 'output'])('by few %s', (limit) => {
      for (let most = 0; most <= 30; most++) {
        const limited = createEngine({
          ...{ families, expressions, include: true, logger: () => {} },
          limits: { [limit]: most },
        })
        const { output, diagnostics } = limited.compile(source).render(data)
        expect(ahead(source, limited).render(data), `${limit}: ${most}`).toEqual({ output, diagnostics })
      }
    })
  })

  test('escapes each value for its place', () => {
    const source = '<a href="{url}" title="{title}">{title}</a><script>let a = {title}</script>'
    const made = ahead(source, engineOf(contextual, ...families))
    const { output } = made.render({ url: 'javascript:alert(1)', title: '"<b>' })
    expect(output).toBe(
      '<a href="#" title="&quot;&lt;b&gt;">&quot;&lt;b&gt;</a><script>let a = "\\u0022\\u003cb\\u003e"</script>',
    )
  })

  test('leaves out what closures leave out', () => {
    const off = createEngine({ escape: contextual, logger: () => {} })
    const source = '<script>var a = {.eval 1}0;</script>{.macro m}<p {.end}{@|apply m}'
    const closures = off.compile(source).render({})
    expect(closures.output).toBe('<script>var a = 0;</script>')
    expect(ahead(source, off).render({})).toEqual(closures)
  })

  test('needs an engine that escapes as the one it was made with', () => {
    const escaping = engineOf(html, ...families)
    const link = (made: Engine, by: Engine): (() => Template) => {
      const { code } = generate('{a}', { engine: made, module: './engine.js' })
      return () => run(code, by)
    }
    expect(link(escaping, engine)).toThrow('generate the template again')
    expect(link(engine, escaping)).toThrow('generate the template again')
    expect(link(escaping, escaping)().render({ a: '<' }).output).toBe('&lt;')
  })

  test('knows lines and columns without carrying the source', () => {
    const [diagnostic] = ahead('a\n b{@|apply gone}', engine, false).render({}).diagnostics
    expect(diagnostic).toMatchObject({ line: 2, column: 3, span: [4, 18], frame: '' })
  })

  test('names the first line where the whole is stopped, without the source, too', () => {
    const limited = createEngine({ limits: { output: 1 }, logger: () => {} })
    expect(ahead('abc', limited, false).render({}).diagnostics).toMatchObject([
      { code: 'limit', line: 1, column: 1, frame: '' },
    ])
  })

  test('knows the errors of its template, and shows them if it carries the source', () => {
    const [shown] = ahead('a\n b{.end}', engine).diagnostics
    expect(shown).toMatchObject({ code: 'not-allowed-at-root', line: 2, column: 3 })
    expect(shown?.frame).toContain('{.end}')
    expect(ahead('a\n b{.end}', engine, false).diagnostics).toEqual([{ ...shown, frame: '' }])
  })

  test('leaves a tag out whose arguments cannot be read, as closures do', () => {
    const source = 'a{x|strict 0}b{.strict? 0}c{.or}d{.end}e'
    const closures = strict.compile(source).render({ x: 1 })
    expect(closures.output).toBe('abe')
    expect(ahead(source, strict).render({ x: 1 })).toEqual(closures)
  })

  test('prints nothing for an element that JSON cannot express, as closures do', () => {
    const source = '{.repeated section list}[{@}{@|str}{@.a}{.if @}x{.end}]{.end}'
    const data = { list: [1, undefined, () => 2, { a: 3 }] }
    const closures = engine.compile(source).render(data)
    expect(closures.output).toBe('[11x][][][3x]')
    expect(ahead(source).render(data)).toEqual(closures)
  })

  test('writes line separators, which a text of a script must not hold, as escapes', () => {
    const source = 'a\u2028b{x}\u2029'
    const { code } = generate(source, { engine, module: './engine.js', keepSource: true })
    expect(code).not.toMatch(/[\u2028\u2029]/)
    expect(run(code).render({ x: 1 }).output).toBe('a\u2028b1\u2029')
  })

  test('maps each instruction to its place in the template', () => {
    const source = 'a\n  {x}\n{y|html}'
    const { code, map } = generate(source, { engine, module: './engine.js', name: 'page.html' })
    expect(map).toMatchObject({ version: 3, sources: ['page.html'], sourcesContent: [source], names: [] })
    expect(generate(source, { engine, module: './engine.js' }).map.sources).toEqual(['template'])
    const lines = code.split('\n')
    const mapped = map.mappings
      .split(';')
      .flatMap((segment, at) => (segment ? [[lines[at]?.trim().slice(0, 7), segment]] : []))
    // Column 0 of the line comes from line 1, column 2; the next one from a line further down, two columns to the left.
    expect(mapped).toEqual([
      ['case 0:', 'AACE'],
      ['case 1:', 'AACF'],
    ])
  })

  const cache = fileURLToPath(new URL('../../.cache', import.meta.url))
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'generated-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  test('is an ES module', async () => {
    const { code } = generate('Hello {name|html}!', { engine, module: './engine.ts' })
    writeFileSync(join(folder, 'engine.ts'), EXAMPLE_ENGINE)
    writeFileSync(join(folder, 'page.js'), code)
    const page = (await import(pathToFileURL(join(folder, 'page.js')).href)) as { default: Template }
    expect(page.default.render({ name: '<Ann>' }).output).toBe('Hello &lt;Ann&gt;!')
  })

  test('needs an engine that knows the same formatters', () => {
    const { code } = generate('{a|html}', { engine, module: './engine.js' })
    const link = (): Template => run(code, createEngine())
    expect(link).toThrow("The engine has no plain formatter 'html'")
  })
})

const EXAMPLE_ENGINE = `
import { createEngine } from '@sitewright/template-engine'
import { text } from '../../src/formatter/text.ts'
export const engine = createEngine({ families: [text] })
`
