import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { type Findings, manifest, shown } from './workspace.ts'

const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

/** The packages that an entry of a built package needs beside it, by way of its siblings too. */
async function needsOf(folder: string, entry: string, peers: readonly string[]): Promise<string[]> {
  const { metafile } = await build({
    stdin: { contents: `export * from '${manifest(folder).name}${entry.slice(1)}'`, resolveDir: folder },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    conditions: ['browser', 'import'],
    external: peers.flatMap((name) => [name, `${name}/*`]),
    logLevel: 'silent',
  })
  const found = Object.values(metafile.outputs).flatMap(({ imports }) =>
    imports.filter(({ external }) => external).map(({ path }) => packageOf(path)),
  )
  return [...new Set(found)].filter((name) => peers.includes(name)).toSorted()
}

/** Entries whose row in the README does not name a peer that they cannot do without. */
export async function checkPeers(folder: string): Promise<Findings> {
  const { exports, peerDependencies = {} } = manifest(folder)
  const peers = Object.keys(peerDependencies)
  const readme = readFileSync(join(folder, 'README.md'), 'utf8').split('\n')
  const entries = Object.entries(exports).flatMap(([entry, target]) =>
    typeof target === 'object' && target.default?.endsWith('.js') ? [entry] : [],
  )
  const findings = await Promise.all(
    entries.map(async (entry) => {
      const row = readme.find((line) => line.startsWith(`| \`${entry}\``))?.toLowerCase() ?? ''
      return (await needsOf(folder, entry, peers))
        .filter((peer) => !row.includes(peer.toLowerCase()))
        .map(
          (peer) => `${shown(folder)}/README.md: the row of \`${entry}\` has to say that it needs ${peer}.`,
        )
    }),
  )
  return findings.flat()
}
