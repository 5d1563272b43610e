import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { type Findings, listedEntries, manifest, shown } from './workspace.ts'

const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

/** The packages that an entry of a built package needs beside it, by way of its siblings too. */
async function needsOf(folder: string, entry: string, peers: readonly string[]): Promise<string[]> {
  const external = Object.keys(manifest(folder).peerDependencies ?? {})
  const { metafile } = await build({
    stdin: { contents: `export * from '${manifest(folder).name}${entry.slice(1)}'`, resolveDir: folder },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    conditions: ['browser', 'import'],
    external: external.flatMap((name) => [name, `${name}/*`]),
    logLevel: 'silent',
  })
  const found = Object.values(metafile.outputs).flatMap(({ imports }) =>
    imports.filter(({ external }) => external).map(({ path }) => packageOf(path)),
  )
  return [...new Set(found)].filter((name) => peers.includes(name)).toSorted()
}

/** A row names a package, or a family of packages: `prosemirror-*`. */
function isNamed(row: string, peer: string): boolean {
  const families = [...row.matchAll(/`([@\w/-]+)\*`/g)].map(([, prefix = '']) => prefix)
  return row.includes(peer) || families.some((prefix) => peer.startsWith(prefix))
}

/**
 * Entries whose row in the README does not name an optional peer that they cannot do without. One that is not optional is
 * in the install line of the whole package.
 */
export async function checkPeers(folder: string): Promise<Findings> {
  const { peerDependencies = {}, peerDependenciesMeta = {} } = manifest(folder)
  const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional)
  const readme = readFileSync(join(folder, 'README.md'), 'utf8').split('\n')
  const entries = listedEntries(folder).filter(
    ({ target }) => typeof target === 'object' && target.default?.endsWith('.js'),
  )
  const findings = await Promise.all(
    entries.map(async ({ name, entry }) => {
      const row = readme.find((line) => line.startsWith(`| \`${name}\``))?.toLowerCase() ?? ''
      return (await needsOf(folder, entry, peers))
        .filter((peer) => !isNamed(row, peer.toLowerCase()))
        .map((peer) => `${shown(folder)}/README.md: the row of \`${name}\` has to say that it needs ${peer}.`)
    }),
  )
  return findings.flat()
}
