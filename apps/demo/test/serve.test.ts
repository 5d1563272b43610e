import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { serve } from '../serve.ts'
import { LANGUAGES } from '../src/site/content/words.ts'

/** Serves a site that has only its pages for what is not there. */
async function serveMissing(): Promise<string> {
  const out = mkdtempSync(join(tmpdir(), 'demo-serve-'))
  writeFileSync(join(out, '404.html'), 'en')
  for (const language of LANGUAGES.filter((code) => code !== 'en')) {
    mkdirSync(join(out, language))
    writeFileSync(join(out, language, '404.html'), language)
  }
  const handle = serve(out)
  const server = createServer((request, response) => handle(request, response, () => response.end('next')))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    rmSync(out, { recursive: true })
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test.each([
  ...LANGUAGES.map((language) => [language === 'en' ? '/nowhere' : `/${language}/nowhere`, language]),
  ['/arches/nowhere', 'en'],
  ['/en/nowhere', 'en'],
  ['/shop/de/nowhere', 'en'],
])('%s, which is not there, is answered in the language of its address: %s', async (path, language) => {
  const response = await fetch(`${await serveMissing()}${path}`)
  expect([response.status, await response.text()]).toEqual([404, language])
})
