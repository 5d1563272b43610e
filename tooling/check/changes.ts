import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { conclude, type Findings, isMain, manifest, root } from './workspace.ts'

/** Published files of a package; tests and stories are not part of it. */
const PUBLISHED =
  /^packages\/([^/]+)\/(src\/(?!.*\.(?:stories|test|test-support)\.tsx?$)|package\.json|README\.md)/

/** Packages with a changed published file that no changeset speaks of. */
export function findUnannounced(
  changed: readonly string[],
  announced: ReadonlySet<string>,
  nameOf: (folder: string) => string,
): Findings {
  const folders = new Set(changed.flatMap((path) => PUBLISHED.exec(path)?.[1] ?? []))
  return [...folders]
    .filter((folder) => !announced.has(nameOf(folder)))
    .map((folder) => `packages/${folder} changed: say in a changeset what its users gain (pnpm changeset).`)
}

/** Asks Git, and gives nothing where it has no answer. */
const gitIn =
  (home: string) =>
  (...words: string[]): string => {
    try {
      return execFileSync('git', words, {
        cwd: home,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim()
    } catch {
      return ''
    }
  }

/** The packages that changesets name. One that names none says that users notice nothing: it speaks for all. */
function namedIn(texts: readonly string[], all: readonly string[]): Set<string> {
  return new Set(
    texts.flatMap((text) => {
      const front = text.split('---')[1] ?? ''
      const names = [...front.matchAll(/^['"]?(@[\w-]+\/[\w-]+)['"]?:/gm)].map(([, name]) => name ?? '')
      return names.length > 0 ? names : all
    }),
  )
}

/**
 * Packages with changes that no changeset speaks of: what this branch, or the working tree, has added needs one of its
 * own; and since the last release, each package needs at least one.
 */
export function checkChanges(home: string): Findings {
  const git = gitIn(home)
  const files = (text: string): string[] => text.split('\n').filter(Boolean)
  const changedSince = (commit: string, folder: string): string[] => [
    ...files(git('diff', '--name-only', '--relative', commit, '--', folder)),
    ...files(git('ls-files', '--others', '--exclude-standard', '--', folder)),
  ]
  const read = (path: string): string[] =>
    path.endsWith('.md') && !path.endsWith('README.md') && existsSync(join(home, path))
      ? [readFileSync(join(home, path), 'utf8')]
      : []
  const nameOf = (folder: string): string => manifest(join(home, 'packages', folder)).name
  const all = readdirSync(join(home, 'packages'))
    .filter((folder) => existsSync(join(home, 'packages', folder, 'package.json')))
    .map(nameOf)
  const isThere = (path: string): boolean =>
    existsSync(join(home, path.split('/').slice(0, 2).join('/'), 'package.json'))
  const unannounced = (commit: string, changesets: readonly string[]): Findings =>
    findUnannounced(
      changedSince(commit, 'packages').filter(isThere),
      namedIn(changesets.flatMap(read), all),
      nameOf,
    )

  const branchedFrom =
    ['origin/HEAD', 'origin/main', 'main'].map((name) => git('merge-base', 'HEAD', name)).find(Boolean) ??
    'HEAD'
  // Before there was a release, there was nothing.
  const released =
    git('log', '-1', '--format=%H', '--grep=^Version packages', '--extended-regexp') ||
    git('hash-object', '-t', 'tree', '/dev/null')
  const waiting = readdirSync(join(home, '.changeset')).map((file) => `.changeset/${file}`)
  return [
    ...new Set([
      ...unannounced(branchedFrom, changedSince(branchedFrom, '.changeset')),
      ...unannounced(released, waiting),
    ]),
  ]
}

if (isMain(import.meta.url)) conclude('changesets', checkChanges(root))
