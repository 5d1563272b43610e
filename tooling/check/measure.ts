import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build, type Metafile } from 'esbuild'
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
  /** Leaves out what the page loads later, by `import()`. @default false */
  readonly isAtFirst?: boolean
}

/** The files that a page loads with the entry: itself, and what it imports without `import()`. */
function neededAtFirst({ outputs }: Metafile): string[] {
  const needed = new Set(Object.keys(outputs).filter((file) => outputs[file]?.entryPoint === '<stdin>'))
  for (const file of needed) {
    for (const { kind, path } of outputs[file]?.imports ?? [])
      if (kind === 'import-statement') needed.add(path)
  }
  return [...needed]
}

/** Bundles and minifies some code as an application would, and weighs the result. */
export async function weigh(bundle: Bundle): Promise<Weight> {
  const { source, folder, external = [], loader = 'js', format = 'esm', isAtFirst = false } = bundle
  const result = await build({
    stdin: { contents: source, resolveDir: folder, loader },
    bundle: true,
    minify: true,
    write: false,
    format,
    ...(isAtFirst && { splitting: true, outdir: 'out', metafile: true }),
    target: 'es2022',
    platform: 'neutral',
    mainFields: ['browser', 'module', 'main'],
    conditions: ['browser', 'import'],
    external: ['node:*', ...external.flatMap((name) => [name, `${name}/*`])],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  })
  const { outputFiles, metafile } = result
  const needed = isAtFirst && metafile ? neededAtFirst(metafile) : undefined
  const files = needed
    ? outputFiles.filter(({ path }) => needed.some((name) => path.endsWith(name)))
    : outputFiles
  if (files.length === 0) throw new Error('esbuild returned nothing to weigh.')
  const sum = (size: (file: Uint8Array) => number): number =>
    files.reduce((total, { contents }) => total + size(contents), 0)
  return {
    min: sum((file) => file.length),
    gzip: sum((file) => gzipSync(file, { level: 9 }).length),
    brotli: sum((file) => brotliCompressSync(file).length),
  }
}

/** A limit that a manifest sets for an entry point, or for one import from it. */
export interface Budget {
  /** As the manifest spells it: `./react`, or `{ formatMoney } from .`, or `. at first` without what comes later. */
  readonly key: string
  readonly entry: string
  readonly imports: string
  readonly isAtFirst: boolean
  /** As the manifest spells it: `1.2 kB`. */
  readonly limit: string
  readonly bytes: number
}

/** The limits in a package's manifest. */
export function budgets(folder: string): Budget[] {
  return Object.entries(manifest(folder).budgets ?? {}).map(([key, limit]) => {
    const isAtFirst = key.endsWith(' at first')
    const whole = key.replace(/ at first$/, '')
    const [, imports = '*', entry = whole] = /^(\{.+\}) from (\S+)$/.exec(whole) ?? []
    const [, amount] = /^([\d.]+) kB$/.exec(limit) ?? []
    if (!amount) throw new Error(`${folder}: write the budget of ${key} as "1.2 kB", not "${limit}".`)
    return { key, entry, imports, isAtFirst, limit, bytes: Math.round(Number(amount) * 1000) }
  })
}

/**
 * Weighs an entry point of a built package, or some imports from it, with everything it brings but its peers: the files
 * that are published, as an application's bundler finds them.
 */
export function measure(folder: string, entry: string, imports = '*', isAtFirst = false): Promise<Weight> {
  const { name, peerDependencies = {} } = manifest(folder)
  const specifier = name + entry.slice(1)
  const external = Object.keys(peerDependencies)
  if (entry.endsWith('.css')) return weigh({ source: `@import '${specifier}';`, folder, loader: 'css' })
  return weigh({ source: `export ${imports} from '${specifier}'`, folder, external, isAtFirst })
}

/** Weighs what a limit is for: with a star in its name, the largest of the entries that it stands for. */
export async function measureBudget(
  folder: string,
  { key, entry, imports, isAtFirst }: Budget,
): Promise<Weight> {
  if (!key.includes('*')) return measure(folder, entry, imports, isAtFirst)
  const entries = Object.keys(entriesOf(folder)).filter((each) => isEntryOf(key, each))
  const weights = await Promise.all(entries.map((each) => measure(folder, each, imports)))
  return weights.reduce((one, other) => (one.gzip > other.gzip ? one : other))
}
