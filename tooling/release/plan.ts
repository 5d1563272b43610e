import type { Findings, Manifest } from '../check/workspace.ts'

type Manifests = ReadonlyMap<string, Pick<Manifest, 'version' | 'dependencies'>>

/** A package and all that depend on it, directly or through others. */
export function dependantsOf(name: string, manifests: Manifests): ReadonlySet<string> {
  const found = new Set([name])
  // A set that grows while it is walked is walked to its end.
  for (const dependency of found)
    for (const [other, { dependencies = {} }] of manifests) if (dependency in dependencies) found.add(other)
  return found
}

const patched = (version: string): string => version.replace(/\d+$/, (patch) => String(Number(patch) + 1))

/** Versions that a patch of one package has raised wrongly, or has not raised. Some packages follow every release. */
export function checkPatch(
  name: string,
  before: Manifests,
  after: Manifests,
  followers: readonly string[] = [],
): Findings {
  const raised = new Set([...dependantsOf(name, before), ...followers])
  return [...before].flatMap(([other, { version }]) => {
    const expected = raised.has(other) ? patched(version) : version
    const found = after.get(other)?.version
    return found === expected
      ? []
      : [`A patch of ${name} makes ${other} ${found ?? 'disappear'}; it should be ${expected}.`]
  })
}

/** A changeset, as `@changesets/read` reads it. */
export interface Changeset {
  readonly summary: string
  readonly releases: readonly { readonly name: string }[]
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').replace(/[*_\\]/g, '')

/** The section of a changelog about one version. */
const sectionOf = (changelog: string, version: string): string =>
  changelog.split(/^## /m).find((section) => section.startsWith(`${version}\n`)) ?? ''

/** Changelogs that leave out what their changesets say. */
export function checkChangelogs(
  changesets: readonly Changeset[],
  manifests: Manifests,
  changelogOf: (name: string) => string,
): Findings {
  return changesets.flatMap(({ releases, summary }) =>
    releases.flatMap(({ name }) => {
      const version = manifests.get(name)?.version ?? ''
      const first = plain(summary.split('\n\n')[0] ?? '')
      return plain(sectionOf(changelogOf(name), version)).includes(first)
        ? []
        : [`The changelog of ${name} ${version} does not say "${first}".`]
    }),
  )
}
