import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkBlocks, codeBlocks, installed, type ShownBlock } from './readme.ts'
import { conclude, type Findings, isMain, manifest, root, shown } from './workspace.ts'

const PEERS = join(root, 'apps/bench/peers')

/** Packages that a block imports. */
export const importsOf = (code: string): string[] =>
  [...code.matchAll(/\b(?:from|import)\s*\(?\s*['"]((?:@[\w-]+\/)?[\w][\w.-]*)[^'"]*['"]/g)].map(
    ([, name = '']) => name,
  )

/** Packages of others that the guides come from, at the versions that we are measured beside. */
const peerNames = (): string[] => Object.keys(manifest(PEERS).dependencies ?? {})

/** Blocks of a guide. Code of today is compiled against its own library, and not run. */
function blocksOf(
  path: string,
  peers: readonly string[],
): (ShownBlock & { readonly peers: readonly string[] })[] {
  return codeBlocks(readFileSync(path, 'utf8')).map((block) => {
    const own = ['react', 'react-dom', 'happy-dom', 'dinero.js']
    const used = importsOf(block.code).filter((name) => peers.includes(name) && !own.includes(name))
    const rest = used.length > 0 ? ({ run: 'none', because: 'it is the code of today' } as const) : {}
    return { ...block, ...rest, from: shown(path), peers: used }
  })
}

/** Pages of the repository with code: its README, its decisions, the first steps, tutorials and guides. */
export const pagesOf = (home: string): string[] => [
  join(home, 'README.md'),
  ...['decisions', 'start', 'tutorials', 'guides'].flatMap((name) => pagesIn(join(home, 'docs', name))),
]

const pagesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name))

/** Pages whose code does not compile or run. Blocks of peers that are not installed are left out, and counted. */
export async function checkGuides(
  paths: readonly string[],
): Promise<{ readonly findings: Findings; readonly leftOut: number }> {
  const peers = peerNames()
  const all = paths.flatMap((path) => blocksOf(path, peers))
  const blocks = all.filter((block) =>
    block.peers.every((name) => existsSync(join(PEERS, 'node_modules', name))),
  )
  const names = [
    ...paths.flatMap((path) => installed(readFileSync(path, 'utf8'))),
    ...blocks.flatMap((block) => block.peers),
    ...blocks.flatMap(({ code }) => importsOf(code)).filter((name) => name.startsWith('@sitewright/')),
  ]
  const own = join(root, 'packages/machine')
  return {
    findings: await checkBlocks(own, [...new Set(names)], blocks),
    leftOut: all.length - blocks.length,
  }
}

if (isMain(import.meta.url)) {
  if (process.argv.includes('--peers')) {
    const { installPeers } = await import('../../apps/bench/src/peers.ts')
    installPeers()
  }
  const { findings, leftOut } = await checkGuides(pagesOf(root))
  if (leftOut > 0) console.log(`${leftOut} blocks of other libraries are left out; --peers installs these.`)
  conclude('guides', findings)
}
