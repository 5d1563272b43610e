import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder of the peers: a manifest with pinned versions, and their own lockfile. */
export const peersFolder = fileURLToPath(new URL('../peers', import.meta.url))

const stamp = join(peersFolder, 'node_modules/.installed')

/** The pnpm that `npm start` and `npm test` keep here, for those who have none on their path. */
const keptPnpm = fileURLToPath(new URL('../../../.cache/pnpm/node_modules/.bin', import.meta.url))

function pnpm(...words: string[]): void {
  const path = [process.env.PATH, keptPnpm].join(delimiter)
  execFileSync('pnpm', words, {
    cwd: peersFolder,
    env: { ...process.env, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
}

/** Installs the peers at their pinned versions, unless that was done before. */
export function installPeers(): void {
  const lock = readFileSync(join(peersFolder, 'pnpm-lock.yaml'))
  const wanted = createHash('sha256').update(lock).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.error('Installing the peers that we are measured beside, once.')
  try {
    pnpm('install', '--frozen-lockfile', '--ignore-scripts')
  } catch (cause) {
    throw new Error('The peers could not be installed: is the npm registry within reach?', { cause })
  }
  writeFileSync(stamp, wanted)
}

/** The version at which a peer is pinned. */
export function peerVersion(name: string): string {
  const { dependencies } = JSON.parse(readFileSync(join(peersFolder, 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>
  }
  const version = dependencies[name]
  if (!version) throw new Error(`Write the version of ${name} in apps/bench/peers/package.json.`)
  return version
}
