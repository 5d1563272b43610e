import { createHash } from 'node:crypto'
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

const purl = ({ name, version }: Manifest): string => `pkg:npm/${name.replace('@', '%40')}@${version}`

const component = (part: Manifest, type = 'library'): object => ({
  type,
  'bom-ref': purl(part),
  name: part.name,
  version: part.version,
  ...(part.license && { licenses: [{ expression: part.license }] }),
  purl: purl(part),
})

/** Names of the packages without which one does not work: dependencies, and peers that are not optional. */
const needsOf = ({
  dependencies = {},
  peerDependencies = {},
  peerDependenciesMeta = {},
}: Manifest): string[] => [
  ...Object.keys(dependencies),
  ...Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional),
]

/** The packages that one needs, directly or through others. */
function neededBy(subject: Manifest, installed: readonly Manifest[]): readonly Manifest[] {
  const needed = new Set([subject])
  for (const one of needed) {
    const names = needsOf(one)
    for (const part of installed) if (names.includes(part.name)) needed.add(part)
  }
  return [...needed].filter(({ name }) => name !== subject.name)
}

/**
 * Bill of materials of a package and all that it needs of what is installed, as CycloneDX 1.6 (https://cyclonedx.org/docs/1.6/json).
 * It depends on the versions alone: the same release has the same bill.
 */
export function billOf(subject: Manifest, installed: readonly Manifest[]): object {
  const parts = neededBy(subject, installed).toSorted((a, b) => (purl(a) < purl(b) ? -1 : 1))
  const refs = new Map([subject, ...parts].map((part) => [part.name, purl(part)]))
  const dependencies = [subject, ...parts].map((part) => ({
    ref: purl(part),
    dependsOn: needsOf(part).flatMap((name) => refs.get(name) ?? []),
  }))
  const content = { components: parts.map((part) => component(part)), dependencies }
  const digest = createHash('sha256')
    .update(JSON.stringify([purl(subject), content]))
    .digest('hex')
  const uuid = [8, 4, 4, 4, 12]
    .map((length, index) => digest.slice(index * 12, index * 12 + length))
    .join('-')
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuid}`,
    version: 1,
    metadata: { component: component(subject) },
    ...content,
  }
}

/** Packages that come with one of ours, under a licence that asks too much of our users. */
export const checkInstalledLicences = (installed: readonly Manifest[]): Findings =>
  installed
    .filter(({ license = '' }) => !isWelcome(license))
    .map(({ name, license = 'no licence' }) => `${name} comes with it and is under ${license}.`)
