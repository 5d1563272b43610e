import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

test('loads at most 5.735 kB with the page; images, accessibility and the list of credentials come later', async () => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./index.ts', import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    tsconfigRaw: '{}',
    conditions: ['@sitewright/source'],
    external: ['*/later.browser.ts'],
  })
  const { text = '' } = outputFiles[0] ?? {}
  expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(5735)
  for (const part of ['prefers-contrast', 'passphrase', 'checkbox']) expect(text).not.toContain(part)
})
