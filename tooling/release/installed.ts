import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isWelcome } from '../check/licence.ts'
import { type Findings, type Manifest, manifest } from '../check/workspace.ts'

/** Every package that is installed in a project, those in the folders of others too. */
export function installedIn(project: string): Manifest[] {
  const modules = join(project, 'node_modules')
  if (!existsSync(modules)) return []
  return readdirSync(modules)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(modules, name)).map((part) => join(name, part)) : [name],
    )
    .flatMap((name) => {
      const folder = join(modules, name)
      return existsSync(join(folder, 'package.json')) ? [manifest(folder), ...installedIn(folder)] : []
    })
}

/** Packages that come with one of ours, under a licence that asks too much of our users. */
export const checkInstalledLicences = (installed: readonly Manifest[]): Findings =>
  installed
    .filter(({ license = '' }) => !isWelcome(license))
    .map(({ name, license = 'no licence' }) => `${name} comes with it and is under ${license}.`)
