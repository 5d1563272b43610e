import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { compileFunction } from 'node:vm'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { generate } from '../src/codegen.ts'
import { text } from '../src/core/formatters/text.ts'
import { comparison } from '../src/core/predicates/comparison.ts'
import { expressions } from '../src/expression.ts'
import { createEngine, defineFormatter, type Template } from '../src/index.ts'
import * as runtime from '../src/runtime.ts'
import { hostileData, hostileTemplate } from './hostile.ts'
import { parseFixture } from '../src/testing/index.ts'

const outward = defineFormatter({ scoped: true, apply: (_, __, scope) => scope.resolve(['s', 'b']) })
const boom = defineFormatter({
  apply: () => {
    throw new Error('boom')
  },
})
const engine = createEngine({
  families: [text, comparison, { formatters: { outward, boom } }],
  expressions,
  include: true,
  limits: { steps: 300, output: 2000, tokens: 50, text: 500 },
  logger: () => {},
})

/** Runs generated code as a bundler would link it, without the two imports. */
function run(code: string, of = engine): Template {
  const body = code.replace(/^import .*$/gm, '').replace('export default', 'return')
  const make = compileFunction(body, [...Object.keys(runtime), 'engine']) as (
    ...values: unknown[]
  ) => Template
  return make(...Object.values(runtime), of)
}

const ahead = (source: string, keepSource = true): Template =>
  run(generate(source, { engine, module: './engine.js', keepSource }).code)

describe('code ahead of time', () => {
  const root = fileURLToPath(new URL('fixtures', import.meta.url))
  const fixtures = ['language', 'text', 'comparison'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((file) => [file, join(root, folder, file)] as const),
  )

  test.each(fixtures)('renders as closures do: %s', (_, file) => {
    const { template, data, partials, injects } = parseFixture(readFileSync(file, 'utf8'))
    const closures = engine.compile(template)
    const { diagnostics } = engine.compile(template)
    const rendered = closures.render(data, { partials, injects })
    expect(ahead(template).render(data, { partials, injects })).toEqual({
      ...rendered,
      diagnostics: rendered.diagnostics.slice(diagnostics.length),
    })
  })

  test('renders as closures do, whatever the template and the data', () => {
    const partials = { p: 'p{a}{@|apply p}{@|apply m}' }
    fc.assert(
      fc.property(hostileTemplate, hostileData, (template, data) => {
        const closures = engine.compile(template)
        const options = { partials, injects: { i: 0 }, now: 0 }
        const { output, diagnostics } = closures.render(data, options)
        const expected = { output, diagnostics: diagnostics.slice(closures.diagnostics.length) }
        expect(ahead(template).render(data, options)).toEqual(expected)
      }),
      { numRuns: 500 },
    )
  })

  test('knows lines and columns without carrying the source', () => {
    const [diagnostic] = ahead('a\n b{@|apply gone}', false).render({}).diagnostics
    expect(diagnostic).toMatchObject({ line: 2, column: 3, span: [4, 18], frame: '' })
  })

  test('maps each instruction to its place in the template', () => {
    const source = 'a\n  {x}\n{y|html}'
    const { code, map } = generate(source, { engine, module: './engine.js', name: 'page.html' })
    expect(map).toMatchObject({ version: 3, sources: ['page.html'], sourcesContent: [source], names: [] })
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

  const folder = mkdtempSync(fileURLToPath(new URL('generated-', import.meta.url)))
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
import { text } from '../../src/core/formatters/text.ts'
export const engine = createEngine({ families: [text] })
`
