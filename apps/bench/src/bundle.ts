import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type OutputFile, type Plugin } from 'esbuild'
import { peersFolder } from './peers.ts'

/** A module with all that it imports, as one script, and one style sheet if it imports any. */
export interface Bundle {
  readonly script: string
  readonly style?: string | undefined
}

const cache = fileURLToPath(new URL('../../../.cache/bench/', import.meta.url))

/** Writes a bundle under the name of its content, so that it stays as it is while somebody loads it. */
function keep({ path, contents }: OutputFile): string {
  const name = createHash('sha256').update(contents).digest('hex').slice(0, 16)
  const file = join(cache, name + extname(path))
  if (existsSync(file)) return file
  mkdirSync(cache, { recursive: true })
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, contents)
  renameSync(unfinished, file)
  return file
}

/** Imports of a peer's file resolve to the pinned versions, not to those of the repository, except for our style sheet. */
const pinned: Plugin = {
  name: 'pinned peers',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind, importer, pluginData }) => {
      const isKnown = path.startsWith('node:') || path.startsWith('@sitewright/')
      const leaveIt = pluginData === pinned || isKnown || importer.includes('node_modules')
      return leaveIt
        ? undefined
        : build.resolve(path, { kind, importer, resolveDir: peersFolder, pluginData: pinned })
    })
  },
}

/** React's server is CommonJS, and asks for modules of Node. */
const REQUIRE = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);"

/** Bundles a module as an application would: minified, for production, ours from its sources. */
export async function bundle(
  file: URL,
  { platform, isPeer = false }: { readonly platform: 'node' | 'browser'; readonly isPeer?: boolean },
): Promise<Bundle> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(file)],
    outdir: cache,
    outExtension: { '.js': '.mjs' },
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    platform,
    target: 'es2022',
    jsx: 'automatic',
    conditions: ['@sitewright/source', 'module'],
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: platform === 'node' ? { js: REQUIRE } : {},
    plugins: isPeer ? [pinned] : [],
    logLevel: 'silent',
  })
  const [script, style] = ['.mjs', '.css'].map((ending) =>
    outputFiles.find(({ path }) => path.endsWith(ending)),
  )
  if (!script) throw new Error(`esbuild made no script of ${file.pathname}.`)
  return { script: keep(script), style: style && keep(style) }
}
