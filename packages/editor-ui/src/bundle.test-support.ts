import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import manifest from '../package.json' with { type: 'json' }

/** Files of the entries that draw parts: all but engines, texts, maths, and what tests use. */
export const parts: readonly string[] = Object.entries(manifest.exports).flatMap(([entry, target]) =>
  typeof target === 'string' ||
  !('@sitewright/source' in target) ||
  ['.', './color', './testing'].includes(entry) ||
  /^\.\/(engines|locales)\//.test(entry)
    ? []
    : [target['@sitewright/source'].replace('./src/', './')],
)

/** Source text of a module with all parts. */
export const allParts = parts.map((file, index) => `export * as part${index} from '${file}'`).join('\n')

/** Code of a module, given as source text, with everything that it brings but `external`: what a page loads. */
export async function bundle(source: string, external: readonly string[] = []): Promise<string> {
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
  return outputFiles[0]?.text ?? ''
}

/** Bytes of a module, gzip. */
export async function sizeOf(source: string, external: readonly string[] = []): Promise<number> {
  return gzipSync(await bundle(source, external), { level: 9 }).length
}
