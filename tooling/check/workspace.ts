import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that holds everything. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** A program that the install brought. */
export const tool = (name: string): string => join(root, 'node_modules', '.bin', name)

/** What each entry point of a package leads to: a file, or one for each condition. */
type Exports = Readonly<Record<string, string | Readonly<Record<string, string>>>>

export interface Manifest {
  readonly name: string
  readonly version: string
  readonly private?: boolean
  readonly description?: string
  readonly license?: string
  readonly exports: Exports
  readonly bin?: Readonly<Record<string, string>>
  readonly budgets?: Readonly<Record<string, string>>
  readonly publishConfig?: { readonly access?: string; readonly provenance?: boolean }
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

/** Reads a folder's package.json. */
export const manifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

const foldersIn = (parent: string): string[] =>
  readdirSync(join(root, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, parent, entry.name, 'package.json')))
    .map((entry) => join(root, parent, entry.name))

/** The folders of all published packages. */
export const packageFolders = (): string[] => foldersIn('packages')

/** The folders of all applications. */
export const appFolders = (): string[] => foldersIn('apps')

/** Every file below a folder whose path passes, `node_modules` and build results aside. */
export function filesBelow(folder: string, keep: (path: string) => boolean): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (!entry.isDirectory()) return keep(path) ? [path] : []
    return ['node_modules', 'dist', '.cache', '.turbo'].includes(entry.name) ? [] : filesBelow(path, keep)
  })
}

/** The entry points of a package. One with a star stands for an entry for each file of the package that it leads to. */
export const entriesOf = (folder: string): Exports =>
  Object.fromEntries(
    Object.entries(manifest(folder).exports).flatMap(([entry, target]) => {
      if (!entry.includes('*')) return [[entry, target]]
      const pattern = JSON.stringify({ [entry]: target })
      const file = typeof target === 'string' ? target : (target.default ?? '')
      return namesIn(folder, file).flatMap((name) =>
        Object.entries(JSON.parse(pattern.replaceAll('*', name)) as Exports),
      )
    }),
  )

/** What the star of a path stands for, in every file of a folder that the path leads to. */
function namesIn(folder: string, path: string): string[] {
  const [before = '', after = ''] = path.split('*')
  const start = join(folder, before)
  const names = filesBelow(start, () => true).map((file) => relative(start, file).replaceAll('\\', '/'))
  return names.filter((name) => name.endsWith(after)).map((name) => name.slice(0, -after.length))
}

/** True if an entry is the one that a name stands for, or one of those that a name with a star stands for. */
export function isEntryOf(name: string, entry: string): boolean {
  const [before = '', after] = name.split('*')
  if (after === undefined) return name === entry
  return entry.length >= before.length + after.length && entry.startsWith(before) && entry.endsWith(after)
}

/** An entry point as a page lists it. */
interface ListedEntry {
  /** As the manifest spells it, a star included. */
  readonly name: string
  /** The entry that it stands for, or the first one of them. */
  readonly entry: string
  readonly target: string | Readonly<Record<string, string>>
}

/** The entry points of a package, those that one name with a star stands for as one: they are alike. */
export function listedEntries(folder: string): ListedEntry[] {
  const entries = Object.entries(entriesOf(folder))
  return Object.keys(manifest(folder).exports).flatMap((name) => {
    const first = entries.find(([entry]) => isEntryOf(name, entry))
    return first ? [{ name, entry: first[0], target: first[1] }] : []
  })
}

/** Most files that stand directly in a folder of sources. */
const MOST_FILES = 20

/** Folders of sources with more files than a reader takes in at once. Texts of fixtures are data, and may be many. */
export function crowdedFolders(files: readonly string[]): Findings {
  const sources = files.filter((file) => /^packages\/[^/]+\/src\//.test(file) && !file.endsWith('.txt'))
  return [...new Set(sources.map((file) => dirname(file)))].flatMap((folder) => {
    const { length } = sources.filter((file) => dirname(file) === folder)
    return length > MOST_FILES ? [`${folder} has ${length} files, not at most ${MOST_FILES}.`] : []
  })
}

/** A path as a reader of the repository writes it. */
export const shown = (path: string): string => relative(root, path).replaceAll('\\', '/')

/** Findings of a check: one sentence for each thing to mend. */
export type Findings = readonly string[]

/** Prints what a check found and ends the process accordingly. */
export function conclude(title: string, findings: Findings): void {
  for (const finding of findings) console.error(finding)
  console.log(`${title}: ${findings.length === 0 ? 'in order' : `${findings.length} to mend`}`)
  if (findings.length > 0) process.exitCode = 1
}

/** True if Node was started with this file. */
export const isMain = (url: string): boolean => process.argv[1] === fileURLToPath(url)
