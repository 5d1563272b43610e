import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { conclude, type Findings, isMain, root } from './workspace.ts'

/** Patterns that tie a file to one machine or one registry. Written so that this file does not match itself. */
const TIES: readonly (readonly [RegExp, string])[] = [
  [/\bregistry[.][a-z0-9-]+[.][a-z]{2,}/i, 'names a package registry'],
  [/\btarball[:] ?['"]?https?:/, 'names where a tarball was fetched'],
  [/(?<![\w./-])[/](?:home|root|Users)[/]\w+/, 'holds a path of one machine'],
]

/** Text files with a line that only holds on the machine where it was written. */
export function findTies(path: string, text: string): Findings {
  return text
    .split('\n')
    .flatMap((line, index) =>
      TIES.filter(([pattern]) => pattern.test(line)).map(([, what]) => `${path}:${index + 1} ${what}.`),
    )
}

/** All files that are, or are about to be, committed. */
function committed(): string[] {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  return [...new Set(list.split('\n').filter(Boolean))]
}

if (isMain(import.meta.url)) {
  const texts = committed().filter((path) => !/\.(png|webp|jpg|ico|woff2?)$/.test(path))
  const read = (path: string): string => {
    try {
      return readFileSync(join(root, path), 'utf8')
    } catch {
      return ''
    }
  }
  conclude(
    'hosts and machine paths',
    texts.flatMap((path) => findTies(path, read(path))),
  )
}
