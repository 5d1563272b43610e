import { copyFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Assets } from './layout/layout.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

/** Bundles scripts and styles of the site into the folder `out`, with a hash of their content in each name. */
export async function buildAssets(out: string): Promise<Assets> {
  const { metafile } = await build({
    absWorkingDir: here,
    entryPoints: { page: 'client/page.ts', theme: 'client/theme.ts', style: 'style/docs.css' },
    outdir: join(out, 'assets'),
    entryNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    loader: { '.woff2': 'file' },
  })
  copyFileSync(join(here, 'style/icon.svg'), join(out, 'assets/icon.svg'))
  const files = Object.keys(metafile.outputs).map((path) =>
    relative(out, join(here, path)).replaceAll('\\', '/'),
  )
  const named = (name: string): string => {
    const found = files.find((file) => basename(file).startsWith(name))
    if (!found) throw new Error(`The bundle has no file called ${name}.`)
    return found
  }
  return {
    style: named('style-'),
    theme: named('theme-'),
    page: named('page-'),
    font: named('instrument-sans'),
  }
}
