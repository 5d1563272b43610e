import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { site } from '../site-plugin.ts'

const FILES = {
  'package.json': '{ "type": "module" }',
  'index.html': '<!doctype html><title>A shop</title><!--page-->',
  'src/site/document.ts': `
    import template from './page.jsont?raw'
    import { greeting } from '../../../package/greeting.ts'
    export const renderDocument = (path, source) =>
      ({ status: 200, html: source.replace('<!--page-->', greeting + ' ' + template) })`,
  'src/site/page.jsont': 'first template',
  '../package/greeting.ts': "export const greeting: string = 'first greeting'",
}

/** The demo's plugin over a small site, whose page is made of a template and a module of another package. */
async function develop(): Promise<{ readonly server: ViteDevServer; readonly root: string }> {
  const home = mkdtempSync(join(tmpdir(), 'demo-reload-'))
  const root = join(home, 'demo')
  for (const [path, text] of Object.entries(FILES)) write(root, path, text)
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'mpa',
    plugins: [site()],
    server: { host: '127.0.0.1', port: 0, fs: { strict: false } },
  })
  await server.listen()
  onTestFinished(async () => {
    await server.close()
    rmSync(home, { recursive: true, force: true })
  })
  return { server, root }
}

function write(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

test.each([
  ['src/site/page.jsont', 'second template', 'first greeting second template'],
  ['../package/greeting.ts', "export const greeting: string = 'second greeting'", 'second greeting first'],
])('a change of %s reloads the page that was made of it', async (path, text, shown) => {
  const { server, root } = await develop()
  const get = async () => (await fetch(server.resolvedUrls?.local[0] ?? '')).text()
  expect(await get()).toContain('first greeting first template')
  const send = vi.spyOn(server.environments.client.hot, 'send')
  write(root, path, text)
  await expect
    .poll(() => send.mock.calls.map(([message]) => message), { timeout: 10_000 })
    .toContainEqual({ type: 'full-reload' })
  expect(await get()).toContain(shown)
})
