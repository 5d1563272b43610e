import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

/** Bytes of a program that re-exports these modules. */
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
    external: ['@sitewright/site/outbox'],
  })
  return gzipSync(outputFiles[0]?.text ?? '', { level: 9 }).length
}

test('costs a page that has an outbox at most 0.81 kB more than the tracker', async () => {
  const [tracker, both] = await Promise.all([weigh('./index.ts'), weigh('./index.ts', './queue/index.ts')])
  expect(both - tracker).toBeLessThanOrEqual(810)
})
