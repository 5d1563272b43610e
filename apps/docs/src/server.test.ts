import { once } from 'node:events'
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createFileServer } from './server.ts'

async function serve(missing?: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'docs-'))
  mkdirSync(join(folder, 'site/guides'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  writeFileSync(join(folder, 'site/index.html'), 'home')
  writeFileSync(join(folder, 'site/guides/index.html'), 'guides')
  if (missing !== undefined) writeFileSync(join(folder, 'site/404.html'), missing)
  const server = createFileServer(join(folder, 'site')).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.close()
    rmSync(folder, { recursive: true })
  })
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test.each([
  ['/', 200, 'home'],
  ['/guides/', 200, 'guides'],
  ['/guides', 200, 'guides'],
  ['/other/', 404, 'This page does not exist.'],
  ['/%2e%2e/secret.txt', 404, 'This page does not exist.'],
  ['/..%2fsecret.txt', 404, 'This page does not exist.'],
  ['/%zz', 404, 'This page does not exist.'],
])('%s is answered with %d', async (path, status, text) => {
  const response = await fetch((await serve()) + path)
  expect([response.status, await response.text()]).toEqual([status, text])
})

test('a page that does not exist has a page of its own, where the site has one', async () => {
  const response = await fetch(`${await serve('<h1>Not here</h1>')}/guides/other/`)
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
    404,
    'text/html; charset=utf-8',
    '<h1>Not here</h1>',
  ])
})
