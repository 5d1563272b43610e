import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

/** Bytes of a program that re-exports these modules, without the journal, which is loaded later. */
async function weigh(...modules: readonly string[]): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      contents: modules.map((path) => `export * from '${path}'`).join('\n'),
      resolveDir: fileURLToPath(new URL('..', import.meta.url)),
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    tsconfigRaw: '{}',
    conditions: ['@sitewright/source'],
    external: ['*/storage.browser.ts'],
  })
  return gzipSync(outputFiles[0]?.text ?? '', { level: 9 }).length
}

test('costs a page at most 2 kB more than the tracker; the journal comes later', async () => {
  const [tracker, both] = await Promise.all([weigh('./index.ts'), weigh('./index.ts', './queue/index.ts')])
  expect(both - tracker).toBeLessThanOrEqual(2000)
})
