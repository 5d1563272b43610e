import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run, type Outcome } from './command.ts'
import type { Registry } from './registry.ts'

/** Parts that the projects of a rehearsal share. */
export interface Rehearsal {
  /** Folder of everything that the rehearsal writes. */
  readonly home: string
  /** Copy of the repository, with the versions that were published. */
  readonly repository: string
  readonly registry: Registry
  /** Says that a part cannot be done here, and why: it counts as skipped, not as passed. */
  readonly skip: (part: string) => void
}

/** Environment of npm: an empty cache of the rehearsal's own, and the registry behind ours. */
export const npmEnv = ({ home, registry }: Rehearsal): NodeJS.ProcessEnv => ({
  npm_config_registry: registry.upstream,
  npm_config_cache: join(home, 'npm-cache'),
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_update_notifier: 'false',
  npm_config_loglevel: 'error',
})

/** Runs npm in a project of a rehearsal. */
export const npm = (rehearsal: Rehearsal, cwd: string, ...words: readonly string[]): Promise<Outcome> =>
  run('npm', words, { cwd, env: npmEnv(rehearsal) })

/**
 * Words that lead npm to a package of ours without a scope: the projects of a rehearsal find only those of the scope in its
 * registry.
 */
export const placeOf = ({ registry }: Rehearsal, name: string): readonly string[] =>
  name.startsWith('@') ? [] : ['--registry', registry.url]

/** Makes a project outside of the workspace that finds our packages in the registry of the rehearsal. */
export function createProject({ home, registry }: Rehearsal, name: string): string {
  const folder = join(home, 'projects', name)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, '.npmrc'), registry.npmrc)
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, private: true, type: 'module' }))
  return folder
}
