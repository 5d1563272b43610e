import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** Scripts by their path, as a server sends them. What is loaded later is a file of its own. */
export async function bundle(entries: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await build({
    entryPoints: entries.map((entry) => fileURLToPath(new URL(entry, import.meta.url))),
    outdir: 'out',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['@sitewright/source'],
    write: false,
  })
  return new Map(outputFiles.map(({ path, text }) => [`/${basename(path)}`, text]))
}
