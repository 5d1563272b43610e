import { dirname, join } from 'node:path'
import type { Findings, Manifest } from './workspace.ts'

const ALWAYS = new Set(['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md'])

/** Sources that the maps of built files lead to. */
function mapped(files: ReadonlyMap<string, string>): ReadonlySet<string> {
  const found = [...files].flatMap(([path, text]) => {
    if (!path.endsWith('.map')) return []
    const { sources } = JSON.parse(text) as { readonly sources: readonly string[] }
    return sources.map((source) => join(dirname(path), source).replaceAll('\\', '/'))
  })
  return new Set(found)
}

/** Files that a manifest names: its entries and its programs. */
function named({ exports, bin = {} }: Pick<Manifest, 'exports' | 'bin'>): ReadonlySet<string> {
  const targets = Object.values(exports).flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target),
  )
  return new Set([...targets, ...Object.values(bin)].map((target) => target.replace(/^\.\//, '')))
}

/**
 * Files in a tarball that nobody needs who installs it. Allowed are built files, the sources that their maps lead to, style
 * sheets, what the manifest names, and the four files that every package has. Other pages that the README links to are read
 * in the repository, to which npm leads their links.
 */
export function checkAllowed(files: ReadonlyMap<string, string>): Findings {
  const sources = mapped(files)
  const entries = named(JSON.parse(files.get('package.json') ?? '{"exports":{}}') as Manifest)
  const isAllowed = (path: string): boolean =>
    ALWAYS.has(path) ||
    entries.has(path) ||
    sources.has(path) ||
    /^dist\/.+\.(js|d\.ts|js\.map|d\.ts\.map)$/.test(path) ||
    /^src\/.+\.css(\.d\.ts)?$/.test(path)
  return [...files.keys()].filter((path) => !isAllowed(path)).map((path) => `its tarball has ${path}.`)
}

/** Files that a released tarball lacks. */
export const checkReleased = (files: ReadonlyMap<string, string>): Findings =>
  ['README.md', 'LICENSE', 'CHANGELOG.md', 'package.json']
    .filter((path) => !files.has(path))
    .map((path) => `its tarball has no ${path}.`)
