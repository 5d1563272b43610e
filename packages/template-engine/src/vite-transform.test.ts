import { expect, test, vi } from 'vitest'
import { text } from './formatter/text.ts'
import { createEngine } from './index.ts'
import { templates, type TemplatesOptions } from './vite.ts'

/** The plugin without Vite: what it makes of a file, and what it warns of. */
function plugin(command: 'build' | 'serve' | undefined, options: Partial<TemplatesOptions> = {}) {
  const engine = createEngine({ families: [text], logger: () => {} })
  const made = templates({ engine, module: '/engine.js', ...options }) as unknown as {
    readonly name: string
    readonly enforce: string
    configResolved(config: { command: string }): void
    transform(source: string, id: string): { readonly code: string; readonly map: string } | undefined
  }
  if (command) made.configResolved({ command })
  const warn = vi.fn<(message: string) => void>()
  const transform = (source: string, id: string) => made.transform.call({ warn } as never, source, id)
  return { name: made.name, enforce: made.enforce, transform, warn }
}

test('the plugin has a name, and comes before those that would read a template as something else', () => {
  expect(plugin('build')).toMatchObject({ name: 'sitewright-templates', enforce: 'pre' })
})

test.each([
  ['/a/page.jsont', true],
  ['/a/page.template', true],
  ['/a/page.jsont?v=1', true],
  ['/a/page.jsont?rawest', true],
  ['/a/page.jsont?raw', false],
  ['/a/page.jsont?v=1&url', false],
  ['/a/page.jsont.js', false],
  ['/a/page.html?page.jsont', false],
])('%s is compiled: %s', (id, isCompiled) => {
  expect(plugin('build').transform('{a|html}', id) !== undefined).toBe(isCompiled)
})

test('other files are templates if asked for', () => {
  const { transform } = plugin('build', { include: /\.html$/ })
  expect([transform('{a}', 'page.html'), transform('{a}', 'page.jsont')]).toEqual([
    expect.anything(),
    undefined,
  ])
})

test('a pattern with the flag `g` finds every template, not every other one', () => {
  const { transform } = plugin('build', { include: /\.html$/g })
  const ids = ['/a/page.html', '/b/page.html', '/c/page.html?v=1']
  expect(ids.filter((id) => !transform('{a}', id))).toEqual([])
})

test('a byte order mark is no part of a template, as on the command line', () => {
  expect(plugin('build').transform('\uFEFFa', '/page.jsont')?.code).not.toContain('\uFEFF')
})

test('the module imports the engine, and its map names the file', () => {
  const { code, map } = plugin('build').transform('Hello {a|html}', '/a/page.jsont?v=1') ?? {}
  expect(code).toContain('"/engine.js"')
  expect(JSON.parse(map ?? '')).toMatchObject({ version: 3, sources: ['/a/page.jsont'] })
})

test.each([
  ['build', false],
  ['serve', true],
  [undefined, false],
] as const)(
  'in a run of kind %s, a module holds its source for the frames of faults: %s',
  (command, isKept) => {
    const { transform } = plugin(command)
    const { code = '' } = transform('{a|html}<!-- {.section a} -->{.end}', 'page.jsont') ?? {}
    expect(code.includes('{.section a}')).toBe(isKept)
  },
)

test('an error of a template is a warning with its place, its line and a hint if there is one', () => {
  const { transform, warn } = plugin('build')
  transform('a\n{b|htlm}', 'page.jsont?v=1')
  transform('{.end}', 'page.jsont')
  expect(warn.mock.calls).toEqual([
    [
      "SyntaxError: Formatter 'htlm' is unknown (page.jsont:2:4)\n2 | {b|htlm}\n       ^^^^\nDid you mean `html`?",
    ],
    ['SyntaxError: Instruction END not allowed at root (page.jsont:1:1)\n1 | {.end}\n    ^^^^^^\n'],
  ])
})
