import { isWelcome } from '../check/licence.ts'
import type { Findings, Manifest } from '../check/workspace.ts'
import { npm, type Rehearsal } from './project.ts'

/** Every package that is installed in a project, those in the folders of others too. */
export async function installedIn(rehearsal: Rehearsal, project: string): Promise<readonly Manifest[]> {
  const { isWell, stdout } = await npm(rehearsal, project, 'query', ':root *')
  return isWell ? (JSON.parse(stdout) as Manifest[]) : []
}

/** Packages that come with one of ours, under a licence that asks too much of our users. */
export const checkInstalledLicences = (installed: readonly Manifest[]): Findings =>
  installed
    .filter(({ license = '' }) => !isWelcome(license))
    .map(({ name, license = 'no licence' }) => `${name} comes with it and is under ${license}.`)
