import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

test('loads at most 6.45 kB with the page; images and accessibility come later', async () => {
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
  expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(6450)
  expect(text).not.toContain('prefers-contrast')
})
