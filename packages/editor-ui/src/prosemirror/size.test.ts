import { gzipSync } from 'node:zlib'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

/** Bytes of an entry with everything that it brings, peers included: what a page loads. */
async function sizeOf(file: string): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(file, import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    splitting: true,
    outdir: 'unused',
    target: 'es2022',
    conditions: ['@sitewright/source', 'browser', 'import'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  })
  const [entry] = outputFiles
  return gzipSync(entry?.contents ?? '', { level: 9 }).length
}

test('ProseMirror with its schema, commands and parser is at most 75 kB', async () => {
  const size = await sizeOf('./index.ts')
  expect(size).toBeLessThanOrEqual(75_000)
})
