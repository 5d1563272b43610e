import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript'
import { expect, test, vi } from 'vitest'
import * as dom from '../dom.ts'
import * as send from '../send/send.browser.ts'
import * as server from '../server.ts'

const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')
const modules: Readonly<Record<string, unknown>> = {
  '@sitewright/forms-client/dom': dom,
  '@sitewright/forms-client/send': send,
  '@sitewright/forms-client/server': server,
  '@sitewright/forms-client/styles.css': {},
}

/** The first block of the README with a text. */
function blockWith(text: string): string {
  const blocks = [...readme.matchAll(/```(?:html|ts)\n([\s\S]*?)```/g)].map(([, code = '']) => code)
  return blocks.find((code) => code.includes(text)) ?? ''
}

/** Runs a block of the README as a module, and returns what it exports. */
function runBlock(text: string): Readonly<Record<string, unknown>> {
  const { outputText } = transpileModule(blockWith(text), {
    compilerOptions: { module: ModuleKind.CommonJS, target: ScriptTarget.ES2022 },
  })
  const exported = {}
  const run = compileFunction(outputText, ['require', 'exports']) as (...args: unknown[]) => void
  run((name: string) => modules[name], exported)
  return exported
}

test('the server of the README takes what the page of the README sends', async () => {
  const { POST } = runBlock('readRequest') as { POST: (request: Request) => Promise<Response> }
  const answers: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, { signal: _, ...init }: RequestInit) => {
    const response = await POST(new Request(`http://shop.example${path}`, init))
    answers.push(await response.json())
    // What the form shows then is tested in browsers: the simulated document has not all that it needs.
    return new Promise(() => undefined)
  })
  vi.stubGlobal('reportError', vi.fn())
  document.body.innerHTML = blockWith('data-form-id').replace(/<script.*/, '')
  runBlock('enhanceAll(')
  const mail = document.querySelector('input')!
  mail.value = 'ada@example.com'
  mail.dispatchEvent(new Event('input', { bubbles: true }))
  document.querySelector('form')!.dispatchEvent(new Event('submit', { cancelable: true }))
  await vi.waitFor(() => expect(answers).toEqual([{ saved: 'ada@example.com' }]))
})
