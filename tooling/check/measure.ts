import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { entriesOf, isEntryOf, manifest } from './workspace.ts'

/** Bytes that a visitor downloads for some code. */
export interface Weight {
  readonly min: number
  readonly gzip: number
  readonly brotli: number
}

export interface Bundle {
  /** The module to bundle, as source text. */
  readonly source: string
  /** Folder that its imports are resolved from. */
  readonly folder: string
  /** Modules that the page already has. */
  readonly external?: readonly string[]
  /** Style sheets are bundled as such. */
  readonly loader?: 'js' | 'css'
  /** `iife` for what strict mode, and with it a module, forbids. */
  readonly format?: 'esm' | 'iife'
}

/** Bundles and minifies some code as an application would, and weighs the result. */
export async function weigh(bundle: Bundle): Promise<Weight> {
  const { source, folder, external = [], loader = 'js', format = 'esm' } = bundle
  const result = await build({
    stdin: { contents: source, resolveDir: folder, loader },
    bundle: true,
    minify: true,
    write: false,
    format,
    target: 'es2022',
    platform: 'neutral',
    mainFields: ['browser', 'module', 'main'],
    conditions: ['browser', 'import'],
    external: ['node:*', ...external.flatMap((name) => [name, `${name}/*`])],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  })
  const [file] = result.outputFiles
  if (!file) throw new Error('esbuild returned nothing to weigh.')
  return {
    min: file.contents.length,
    gzip: gzipSync(file.contents, { level: 9 }).length,
    brotli: brotliCompressSync(file.contents).length,
  }
}

/** A limit that a manifest sets for an entry point, or for one import from it. */
export interface Budget {
  /** As the manifest spells it: `./react`, or `{ formatMoney } from .`. */
  readonly key: string
  readonly entry: string
  readonly imports: string
  /** As the manifest spells it: `1.2 kB`. */
  readonly limit: string
  readonly bytes: number
}

/** The limits in a package's manifest. */
export function budgets(folder: string): Budget[] {
  return Object.entries(manifest(folder).budgets ?? {}).map(([key, limit]) => {
    const [, imports = '*', entry = key] = /^(\{.+\}) from (\S+)$/.exec(key) ?? []
    const [, amount] = /^([\d.]+) kB$/.exec(limit) ?? []
    if (!amount) throw new Error(`${folder}: write the budget of ${key} as "1.2 kB", not "${limit}".`)
    return { key, entry, imports, limit, bytes: Math.round(Number(amount) * 1000) }
  })
}

/**
 * Weighs an entry point of a built package, or some imports from it, with everything it brings but its peers: the files
 * that are published, as an application's bundler finds them.
 */
export function measure(folder: string, entry: string, imports = '*'): Promise<Weight> {
  const { name, peerDependencies = {} } = manifest(folder)
  const specifier = name + entry.slice(1)
  const external = Object.keys(peerDependencies)
  if (entry.endsWith('.css')) return weigh({ source: `@import '${specifier}';`, folder, loader: 'css' })
  return weigh({ source: `export ${imports} from '${specifier}'`, folder, external })
}

/** Weighs what a limit is for: with a star in its name, the largest of the entries that it stands for. */
export async function measureBudget(folder: string, { key, entry, imports }: Budget): Promise<Weight> {
  if (!key.includes('*')) return measure(folder, entry, imports)
  const entries = Object.keys(entriesOf(folder)).filter((each) => isEntryOf(key, each))
  const weights = await Promise.all(entries.map((each) => measure(folder, each, imports)))
  return weights.reduce((one, other) => (one.gzip > other.gzip ? one : other))
}
