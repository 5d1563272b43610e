import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import getPort from 'get-port'
import { tool } from '../check/workspace.ts'
import { serve, type Server } from './command.ts'

/** A registry on this machine, and the one behind it. */
export interface Registry extends Server {
  /** The registry that npm is configured with, for everything that is not ours. */
  readonly upstream: string
  /** Lines for the `.npmrc` of a project that installs our packages from here. */
  readonly npmrc: string
}

/** The registry that npm is configured with on this machine. */
function upstream(): string {
  return execFileSync('npm', ['config', 'get', 'registry'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
}

const configOf = (home: string, url: string): object => ({
  storage: join(home, 'storage'),
  auth: { htpasswd: { file: join(home, 'htpasswd'), max_users: -1 } },
  uplinks: { upstream: { url } },
  packages: {
    // Ours are never looked up elsewhere: only what was published here is found.
    '@sitewright/*': { access: '$all', publish: '$all' },
    'create-sitewright': { access: '$all', publish: '$all' },
    '**': { access: '$all', proxy: 'upstream' },
  },
  web: { enable: false },
  log: { type: 'stdout', level: 'warn' },
})

/** Starts an empty registry that keeps what is published in a folder. */
export async function startRegistry(home: string): Promise<Registry> {
  mkdirSync(home, { recursive: true })
  const behind = upstream()
  const port = await getPort({ host: '127.0.0.1' })
  const config = join(home, 'config.yaml')
  // JSON is YAML.
  writeFileSync(config, JSON.stringify(configOf(home, behind)))
  const server = await serve(tool('verdaccio'), ['--config', config, '--listen', `127.0.0.1:${port}`], {
    cwd: home,
    port,
    path: '-/ping',
  })
  // npm does not publish without a token; this registry takes any.
  const npmrc = `@sitewright:registry=${server.url}\n//127.0.0.1:${port}/:_authToken=rehearsal\n`
  return { ...server, upstream: behind, npmrc }
}

/** Part of a packument: https://github.com/npm/registry/blob/main/docs/responses/package-metadata.md */
interface Packument {
  readonly 'dist-tags': Readonly<Record<string, string>>
  readonly versions: Readonly<Record<string, { readonly dist: { readonly tarball: string } }>>
}

/** The latest version of a package in a registry, and where its tarball is. */
export async function latest(
  { url }: Registry,
  name: string,
): Promise<{ readonly version: string; readonly tarball: string }> {
  const response = await fetch(url + name.replace('/', '%2f'))
  if (!response.ok) throw new Error(`${name} was not published: ${response.status}`)
  const { versions, 'dist-tags': tags } = (await response.json()) as Packument
  const version = tags.latest ?? ''
  return { version, tarball: versions[version]?.dist.tarball ?? '' }
}
