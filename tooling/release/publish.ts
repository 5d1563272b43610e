import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import readChangesets from '@changesets/read'
import { packTemplates } from '../../packages/create-sitewright/templates.ts'
import { type Findings, tool } from '../check/workspace.ts'
import { run } from './command.ts'
import { follow, FOLLOWER } from './examples/follow.ts'
import { raiseExamples } from './examples/raise.ts'
import { checkChangelogs, checkPatch } from './plan.ts'
import type { Registry } from './registry.ts'
import { commit, leaveOutProvenance, manifestsIn } from './repository.ts'

/** The package that the second release patches: one with dependants and without. */
const PATCHED = '@sitewright/money-format'
const PATCH = `---
'${PATCHED}': patch
---

Nothing but its number is new in this release of a rehearsal.
`

async function changeset(
  home: string,
  words: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  const { isWell, output } = await run(tool('changeset'), words, { cwd: home, env })
  if (!isWell) throw new Error(`changeset ${words.join(' ')} fails:\n${output}`)
  return output
}

/** Raises the versions as `pnpm version-packages` does, and checks what the changelogs say. */
async function raiseVersions(home: string): Promise<Findings> {
  await follow(home)
  const waiting = await readChangesets(home)
  await changeset(home, ['version'])
  raiseExamples(home)
  packTemplates(home)
  commit(home, 'Version packages')
  const changelogOf = (name: string): string => {
    const file = join(home, 'packages', basename(name), 'CHANGELOG.md')
    return existsSync(file) ? readFileSync(file, 'utf8') : ''
  }
  return checkChangelogs(waiting, manifestsIn(home), changelogOf)
}

async function publish(home: string, { url, npmrc }: Registry): Promise<void> {
  writeFileSync(join(home, '.npmrc'), `registry=${url}\n${npmrc}`)
  await changeset(home, ['publish', '--no-git-tag'], {
    npm_config_registry: url,
    npm_config_userconfig: join(home, '.npmrc'),
  })
}

/** Publishes what this repository would publish now. */
export async function publishFirst(home: string, registry: Registry): Promise<Findings> {
  const findings = await raiseVersions(home)
  leaveOutProvenance(home)
  await publish(home, registry)
  return findings
}

/** Publishes a patch of one package, and checks that it raises its dependants and no other. */
export async function publishPatch(home: string, registry: Registry): Promise<Findings> {
  const before = manifestsIn(home)
  writeFileSync(join(home, '.changeset/rehearsed-patch.md'), PATCH)
  commit(home, 'Patch one package')
  const findings = await raiseVersions(home)
  await publish(home, registry)
  return [...findings, ...checkPatch(PATCHED, before, manifestsIn(home), [FOLLOWER])]
}
