import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pureFiles } from '../check/core.ts'

const hashOf = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex')

/**
 * Marks files of a package as measured. Returns true if all of its pure files have been measured as they are now, in
 * this run or in earlier ones.
 */
export function markMeasured(folder: string, files: readonly string[]): boolean {
  const path = join(folder, '.cache/mutation-measured.json')
  const before = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, string>>)
    : {}
  const now = pureFiles(folder).map(
    (file) => [relative(folder, file).replaceAll('\\', '/'), hashOf(file)] as const,
  )
  const measured = now.filter(([file, hash]) => files.includes(file) || before[file] === hash)
  writeFileSync(path, JSON.stringify(Object.fromEntries(measured)))
  return measured.length === now.length
}
