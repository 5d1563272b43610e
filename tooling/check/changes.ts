import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { conclude, type Findings, isMain, manifest, root } from './workspace.ts'

/** What a release carries of a package; tests and stories are not part of it. */
const PUBLISHED = /^packages\/([^/]+)\/(src\/(?!.*\.(?:stories|test)\.tsx?$)|package\.json|README\.md)/

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

const git = (...words: string[]): string => {
  try {
    return execFileSync('git', words, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return ''
  }
}

/** The state to compare with: the last release, or else the very beginning, before there was anything. */
function lastRelease(): string {
  return (
    git('log', '-1', '--format=%H', '--grep=^Version packages', '--extended-regexp') ||
    git('hash-object', '-t', 'tree', '/dev/null')
  )
}

/** The packages that the waiting changesets name. */
function announcedPackages(): Set<string> {
  const folder = join(root, '.changeset')
  const texts = readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => readFileSync(join(folder, file), 'utf8').split('---')[1] ?? '')
  return new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/^['"]?(@sitewright\/[\w-]+)['"]?:/gm)].map(([, name]) => name ?? ''),
    ),
  )
}

if (isMain(import.meta.url)) {
  const changed = [
    git('diff', '--name-only', lastRelease(), '--', 'packages'),
    git('ls-files', '--others', '--exclude-standard', 'packages'),
  ]
  const files = changed.join('\n').split('\n').filter(Boolean)
  conclude(
    'changesets',
    findUnannounced(files, announcedPackages(), (folder) => manifest(join(root, 'packages', folder)).name),
  )
}
