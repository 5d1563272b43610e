import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import { afterAll, describe, expect, test } from 'vitest'
import { text } from './formatter/text.ts'
import { createEngine, type Template } from './index.ts'
import { templates } from './vite.ts'

const cache = fileURLToPath(new URL('../.cache', import.meta.url))
mkdirSync(cache, { recursive: true })
const folder = mkdtempSync(join(cache, 'built-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the Vite plugin', () => {
  test('compiles imported templates, warns of their errors, and leaves those alone that are asked for as text', async () => {
    const engine = createEngine({ families: [text], logger: () => {} })
    writeFileSync(join(folder, 'page.jsont'), 'Hello {name|html}!{.end}{x|htlm}')
    writeFileSync(
      join(folder, 'main.js'),
      "export { default as page } from './page.jsont'\nexport { default as raw } from './page.jsont?raw'\n",
    )
    writeFileSync(
      join(folder, 'engine.js'),
      "import { createEngine } from '@sitewright/template-engine'\nimport { text } from '../../src/formatter/text.ts'\nexport const engine = createEngine({ families: [text] })\n",
    )
    const messages: string[] = []
    await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [templates({ engine, module: join(folder, 'engine.js') })],
      resolve: { conditions: ['@sitewright/source'] },
      build: {
        lib: { entry: join(folder, 'main.js'), formats: ['es'], fileName: 'out' },
        minify: false,
        rolldownOptions: { onLog: (_, { message }) => void messages.push(message) },
      },
    })
    const built = (await import(pathToFileURL(join(folder, 'dist/out.js')).href)) as {
      page: Template
      raw: string
    }
    expect(built.page.render({ name: '<Ann>' }).output).toBe('Hello &lt;Ann&gt;!{x|htlm}')
    expect(built.raw).toBe('Hello {name|html}!{.end}{x|htlm}')
    expect(messages).toHaveLength(2)
    expect(messages[0]).toContain('SyntaxError: Instruction END not allowed at root')
    expect(messages[1]).toMatch(/page\.jsont:1:28\)\n1 \| .*\n +\^{4}\nDid you mean `html`\?/)
  })
})
