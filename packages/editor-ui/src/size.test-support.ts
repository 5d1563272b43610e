import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

/** Bytes of a module, given as source text, with everything that it brings but `external`: what a page loads. */
export async function sizeOf(source: string, external: readonly string[] = []): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: fileURLToPath(new URL('.', import.meta.url)), loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    splitting: true,
    outdir: 'unused',
    target: 'es2022',
    conditions: ['@sitewright/source', 'browser', 'import'],
    external: external.flatMap((name) => [name, `${name}/*`]),
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  })
  const [entry] = outputFiles
  return gzipSync(entry?.contents ?? '', { level: 9 }).length
}
