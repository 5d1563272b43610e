import { getChangedPackagesSinceRef, getDivergedCommit } from '@changesets/git'
import readChangesets from '@changesets/read'
import { conclude, type Findings, isMain, root } from './workspace.ts'

/** Published files of a package; tests and stories are not part of it. */
const PUBLISHED = ['src/**', '!src/**/*.{stories,test,test-support}.{ts,tsx}', 'package.json', 'README.md']

/** The branch that a change is made for, as this clone knows it. */
export async function baseIn(cwd: string): Promise<string> {
  for (const name of ['origin/HEAD', 'origin/main', 'main'])
    if (await getDivergedCommit(cwd, name).catch(() => '')) return name
  return 'HEAD'
}

/**
 * Packages with changes that no changeset of this branch speaks of. `changeset status` is content with any changeset. An
 * empty one says that users notice nothing: it speaks for all.
 */
export async function checkChanges(cwd: string): Promise<Findings> {
  const ref = await baseIn(cwd)
  const changed = await getChangedPackagesSinceRef({ cwd, ref, changedFilePatterns: PUBLISHED })
  const added = await readChangesets(cwd, ref)
  const isAnnounced = (name: string): boolean =>
    added.some(({ releases }) => releases.length === 0 || releases.some((release) => release.name === name))
  return changed
    .map(({ packageJson }) => packageJson)
    .filter((manifest) => !manifest.private && !isAnnounced(manifest.name))
    .map(
      ({ name }) =>
        `${name} changed: say in a changeset what its users gain (pnpm changeset), and git add it.`,
    )
}

if (isMain(import.meta.url)) conclude('changesets', await checkChanges(root))
