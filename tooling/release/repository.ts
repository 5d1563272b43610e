import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { manifest, packageFolders, root } from '../check/workspace.ts'

/** Files that a release reads: the packages, the examples, the changesets, and those at the root. */
const isNeeded = (path: string): boolean => /^(packages|apps\/examples|\.changeset)\/|^[^/]+$/.test(path)

function git(home: string, ...words: readonly string[]): string {
  const author = ['-c', 'user.name=rehearsal', '-c', 'user.email=rehearsal@localhost']
  return execFileSync('git', [...author, ...words], { cwd: home, encoding: 'utf8', stdio: 'pipe' })
}

/** Copies what is committed, or about to be, with the built files, into a repository of its own. */
export function copyRepository(home: string): void {
  const listed = git(root, 'ls-files', '--cached', '--others', '--exclude-standard').split('\n')
  for (const path of listed.filter((path) => isNeeded(path) && existsSync(join(root, path)))) {
    mkdirSync(dirname(join(home, path)), { recursive: true })
    copyFileSync(join(root, path), join(home, path))
  }
  for (const folder of packageFolders()) {
    const copy = join(home, 'packages', basename(folder))
    cpSync(join(folder, 'dist'), join(copy, 'dist'), { recursive: true })
    linkSiblings(copy)
  }
  symlinkSync(join(root, 'node_modules'), join(home, 'node_modules'))
  // A changelog names the commit of each changeset.
  git(home, 'init', '--quiet', '--initial-branch=main')
  commit(home, 'Everything as it is')
}

/** Links the packages of ours that one depends on, as an install would: packing reads their versions. */
function linkSiblings(folder: string): void {
  const ours = Object.keys(manifest(folder).dependencies ?? {}).filter((name) =>
    name.startsWith('@sitewright/'),
  )
  if (ours.length > 0) mkdirSync(join(folder, 'node_modules/@sitewright'), { recursive: true })
  for (const name of ours)
    symlinkSync(join(dirname(folder), basename(name)), join(folder, 'node_modules', name), 'junction')
}

/** Commits everything in the copy. A release whose versions were raised before changes nothing. */
export function commit(home: string, subject: string): void {
  git(home, 'add', '--all')
  git(home, 'commit', '--allow-empty', '--quiet', '--no-verify', '--message', subject)
}

/** The manifests of the packages in the copy, by name. */
export const manifestsIn = (home: string): ReadonlyMap<string, ReturnType<typeof manifest>> =>
  new Map(
    readdirSync(join(home, 'packages')).map((folder) => {
      const read = manifest(join(home, 'packages', folder))
      return [read.name, read] as const
    }),
  )

/**
 * Changes the manifests of the copy for a registry that is no service of npm's: provenance is signed by the workflow that
 * publishes, and there is none here.
 */
export function leaveOutProvenance(home: string): void {
  for (const folder of readdirSync(join(home, 'packages'))) {
    const file = join(home, 'packages', folder, 'package.json')
    const { publishConfig, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as {
      readonly publishConfig?: Readonly<Record<string, unknown>>
    }
    const own = { ...publishConfig, provenance: undefined }
    writeFileSync(file, `${JSON.stringify({ ...rest, publishConfig: own }, undefined, 2)}\n`)
  }
}
