import { build } from 'esbuild'
import { join, normalize } from 'node:path'
import { weigh } from '../check/measure.ts'
import { type Findings, type Manifest, manifest } from '../check/workspace.ts'
import { modulesOf } from './alone.ts'

interface Installed extends Manifest {
  readonly sideEffects?: boolean | readonly string[]
}

/** Names that an entry exports. */
async function namesOf(
  folder: string,
  entry: string,
  external: readonly string[],
): Promise<readonly string[]> {
  const { metafile } = await build({
    stdin: { contents: `export * from '${entry}'`, resolveDir: folder },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    external: ['node:*', ...external.flatMap((name) => [name, `${name}/*`])],
    logLevel: 'silent',
  })
  return Object.values(metafile.outputs)[0]?.exports ?? []
}

/** Bytes of an entry that a bundler keeps. */
export interface Shaken {
  readonly entry: string
  /** True if the manifest names the entry's file as one that does something when it is imported. */
  readonly isNamed: boolean
  /** Bytes of an import for nothing but the effect. */
  readonly bare: number
  /** Bytes of an import of one name, the first of the alphabet. */
  readonly one: number
  /** Bytes of all names. */
  readonly whole: number
  readonly names: number
}

/** Entries of which a bundler keeps too much, or not enough. */
export function checkShaken({ entry, isNamed, bare, one, whole, names }: Shaken): Findings {
  const findings: string[] = []
  if (!isNamed && bare > 0) findings.push(`importing ${entry} for nothing costs ${bare} B.`)
  if (isNamed && bare === 0) findings.push(`"sideEffects" names ${entry}, and yet a bundler drops it.`)
  if (names > 2 && one >= whole)
    findings.push(`one name of ${entry} costs as much as all ${names}: ${one} B.`)
  return findings
}

/** True if the manifest says that a module does something when it is imported. */
function isEffect({ exports, sideEffects = true }: Installed, entry: string): boolean {
  if (typeof sideEffects === 'boolean') return sideEffects
  const target = exports[entry]
  const file = typeof target === 'object' ? (target.default ?? '') : ''
  return sideEffects.some((name) => normalize(name) === normalize(file))
}

/** Imports one name of each entry of an installed package, and measures what a bundler keeps. */
export async function checkShaking(project: string, name: string): Promise<Findings> {
  const folder = join(project, 'node_modules', name)
  const installed = manifest(folder) as Installed
  const external = Object.keys(installed.peerDependencies ?? {})
  const measure = async (source: string): Promise<number> =>
    (await weigh({ source, folder: project, external })).min
  const findings = await Promise.all(
    modulesOf(folder).map(async (entry) => {
      const names = await namesOf(project, entry, external)
      const [first] = names.toSorted()
      return checkShaken({
        entry,
        isNamed: isEffect(installed, `.${entry.slice(name.length)}`),
        bare: await measure(`import '${entry}'`),
        one: first === undefined ? 0 : await measure(`export { ${first} } from '${entry}'`),
        whole: await measure(`export * from '${entry}'`),
        names: names.length,
      })
    }),
  )
  return findings.flat().map((finding) => `${name}: ${finding}`)
}
