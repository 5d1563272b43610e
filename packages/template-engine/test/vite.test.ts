import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import { afterAll, describe, expect, test } from 'vitest'
import { text } from '../src/core/formatters/text.ts'
import { createEngine, type Template } from '../src/index.ts'
import { templates } from '../src/vite.ts'

const folder = mkdtempSync(fileURLToPath(new URL('built-', import.meta.url)))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the Vite plugin', () => {
  test('compiles imported templates, and warns of their errors', async () => {
    const engine = createEngine({ families: [text], logger: () => {} })
    writeFileSync(join(folder, 'page.jsont'), 'Hello {name|html}!{.end}')
    writeFileSync(join(folder, 'main.js'), "export { default as page } from './page.jsont'\n")
    writeFileSync(
      join(folder, 'engine.js'),
      "import { createEngine } from '@sitewright/template-engine'\nimport { text } from '../../src/core/formatters/text.ts'\nexport const engine = createEngine({ families: [text] })\n",
    )
    const told: string[] = []
    await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [templates({ engine, module: join(folder, 'engine.js') })],
      resolve: { conditions: ['@sitewright/source'] },
      build: {
        lib: { entry: join(folder, 'main.js'), formats: ['es'], fileName: 'out' },
        minify: false,
        rolldownOptions: { onLog: (_, { message }) => void told.push(message) },
      },
    })
    const built = (await import(pathToFileURL(join(folder, 'dist/out.js')).href)) as { page: Template }
    expect(built.page.render({ name: '<Ann>' }).output).toBe('Hello &lt;Ann&gt;!')
    expect(told.join()).toContain('SyntaxError: Instruction END not allowed at root')
  })
})
