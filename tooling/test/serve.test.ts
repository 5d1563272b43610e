import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { serveFolder } from '../serve.ts'

async function serve(missing?: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'serve-'))
  mkdirSync(join(folder, 'site/guides'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  writeFileSync(join(folder, 'site/index.html'), 'home')
  writeFileSync(join(folder, 'site/guides/index.html'), 'guides')
  mkdirSync(join(folder, 'site/assets'))
  writeFileSync(join(folder, 'site/assets/page-D5zm_l3x.js'), 'page')
  writeFileSync(join(folder, 'site/assets/favicon.js'), 'icon')
  if (missing !== undefined) writeFileSync(join(folder, 'site/404.html'), missing)
  const { origin, close } = await serveFolder(join(folder, 'site'))
  onTestFinished(() => {
    close()
    rmSync(folder, { recursive: true })
  })
  return origin
}

test.each([
  ['/', 200, 'home'],
  ['/guides/', 200, 'guides'],
  ['/other/', 404, 'This page does not exist.'],
  ['/%2e%2e/secret.txt', 404, 'This page does not exist.'],
  ['/..%2fsecret.txt', 404, 'This page does not exist.'],
  ['/%zz', 404, 'This page does not exist.'],
])('%s is answered with %d', async (path, status, text) => {
  const response = await fetch((await serve()) + path)
  expect([response.status, await response.text()]).toEqual([status, text])
})

test.each([
  ['/assets/page-D5zm_l3x.js', 'public, max-age=3600, immutable'],
  ['/assets/favicon.js', 'no-store'],
  ['/', 'no-store'],
])('%s is kept as %s says', async (path, kept) => {
  const response = await fetch((await serve()) + path)
  expect(response.headers.get('cache-control')).toBe(kept)
})

test('a page that does not exist has a page of its own, where the site has one', async () => {
  const response = await fetch(`${await serve('<h1>Not here</h1>')}/guides/other/`)
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
    404,
    'text/html; charset=utf-8',
    '<h1>Not here</h1>',
  ])
})
