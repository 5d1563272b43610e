import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { appFolders, conclude, type Findings, isMain, manifest, packageFolders, root } from './workspace.ts'

/** Licences that ask no more of our users than to be named; the last is for fonts. */
const WELCOME = new Set([
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'CC0-1.0', 'Unlicense'],
  'OFL-1.1',
])

/** True if code under this SPDX expression may be shipped with ours: one side of each OR is allowed. */
export function isWelcome(expression: string): boolean {
  const [group, inner = ''] = /\(([^()]*)\)/.exec(expression) ?? []
  if (group) return isWelcome(expression.replace(group, isWelcome(inner) ? 'MIT' : 'none'))
  const sides = expression.split(' OR ')
  return sides.some((side) => side.split(' AND ').every((licence) => WELCOME.has(licence.trim())))
}

/** Finds a dependency of the package in this folder as Node would. */
function locate(folder: string, name: string): string | undefined {
  const installed = join(folder, 'node_modules', name)
  if (existsSync(installed)) return realpathSync(installed)
  const parent = dirname(folder)
  return parent === folder ? undefined : locate(parent, name)
}

/** A package and everything that is installed because of it. */
function collect(folder: string, seen: Set<string>): Set<string> {
  if (seen.has(folder)) return seen
  seen.add(folder)
  for (const name of Object.keys(manifest(folder).dependencies ?? {})) {
    const found = locate(folder, name)
    if (found) collect(found, seen)
  }
  return seen
}

/** Packages of ours that are not under the licence of the repository, and shipped dependencies nobody may pass on. */
export function checkLicences(folders: readonly string[], own: string): Findings {
  const shipped = folders.reduce((seen, folder) => collect(realpathSync(folder), seen), new Set<string>())
  const ours = new Set(folders.map((folder) => realpathSync(folder)))
  return [...shipped].flatMap((folder) => {
    const { name, license = 'no licence' } = manifest(folder)
    if (ours.has(folder)) return license === own ? [] : [`${name} is under ${license}, not under ${own}.`]
    return isWelcome(license) ? [] : [`${name} is shipped with our packages and is under ${license}.`]
  })
}

if (isMain(import.meta.url)) {
  const folders = [...packageFolders(), ...appFolders().filter((folder) => basename(folder) === 'demo')]
  conclude('licences', checkLicences(folders, manifest(root).license ?? ''))
}
