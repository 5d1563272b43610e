import { basename } from 'node:path'
import type { Findings, Manifest } from '../check/workspace.ts'
import { installedIn } from './installed.ts'
import { createProject, npm, type Rehearsal } from './project.ts'

/** Packages of a shop: two that depend on the one that is patched, itself, and one that does not. */
const SHOP = ['cart-client', 'template-engine', 'money-format', 'gallery'].map(
  (name) => `@sitewright/${name}`,
)

/** Our packages in a project that are there twice, or in another version than the newest. */
export function checkInstalled(
  installed: readonly Pick<Manifest, 'name' | 'version'>[],
  versions: ReadonlyMap<string, string>,
): Findings {
  const ours = installed.filter(({ name }) => name.startsWith('@sitewright/'))
  const twice = ours.filter(({ name }, index) => ours.findIndex((other) => other.name === name) < index)
  const stale = ours.filter(({ name, version }) => version !== versions.get(name))
  return [
    ...twice.map(({ name }) => `${name} is installed twice after the upgrade.`),
    ...stale.map(
      ({ name, version }) => `${name} is ${version} after the upgrade, not ${versions.get(name) ?? 'known'}.`,
    ),
  ]
}

/** A project that installs the first release, and upgrades to the second. */
export interface Upgrade {
  readonly install: () => Promise<Findings>
  readonly upgrade: (versions: ReadonlyMap<string, string>) => Promise<Findings>
}

/** Creates the project of an upgrade. */
export function createUpgrade(rehearsal: Rehearsal): Upgrade {
  const folder = createProject(rehearsal, 'upgrade')
  const step = async (...words: readonly string[]): Promise<Findings> => {
    const { isWell, output } = await npm(rehearsal, folder, ...words)
    return isWell ? [] : [`npm ${words.join(' ')} fails:\n${output}`]
  }
  return {
    install: () => step('install', ...SHOP),
    upgrade: async (versions) => {
      // As a user would: only what was released anew, and npm finds the rest.
      const newer = SHOP.filter((name) => basename(name) !== 'money-format').map((name) => `${name}@latest`)
      const findings = [...(await step('install', ...newer)), ...(await step('ls', '--all'))]
      return [...findings, ...checkInstalled(await installedIn(rehearsal, folder), versions)]
    },
  }
}
