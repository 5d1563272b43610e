import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Counts, type Equivalent, none } from './report.ts'

/** Counts of a file as it was when it was measured. */
export interface FileResult extends Counts {
  /** Hash of the source then. Files that were measured before hashes were kept may have none. */
  readonly hash?: string
}

/** What is known of a package: the date of the last run, and the result of each file's last run. */
export interface Result {
  readonly date: string
  readonly files: Readonly<Record<string, FileResult>>
}

const HOME = fileURLToPath(new URL('.', import.meta.url))

const pathOf = (kind: 'results' | 'equivalent', name: string): string => join(HOME, kind, `${name}.json`)

const read = (path: string): unknown =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined

/** The result that is kept of a package. */
export const readResult = (name: string): Result | undefined =>
  read(pathOf('results', name)) as Result | undefined

/** Mutants of a package that behave as its code does, with the reason for each. */
export const readEquivalents = (name: string): readonly Equivalent[] =>
  (read(pathOf('equivalent', name)) ?? []) as readonly Equivalent[]

/** Results of the measured files. A report leaves out those without mutants, which have types only. */
export const withHashes = (
  counts: Readonly<Record<string, Counts>>,
  hashes: ReadonlyMap<string, string>,
): Readonly<Record<string, FileResult>> =>
  Object.fromEntries([...hashes].map(([file, hash]) => [file, { hash, ...(counts[file] ?? none) }]))

/** Adds the files of a run to the result of a package, and leaves out files that are not among its pure ones. */
export function extended(before: Result | undefined, run: Result, pure: readonly string[]): Result {
  const files = Object.entries({ ...before?.files, ...run.files })
    .filter(([file]) => pure.includes(file))
    .sort(([one], [other]) => one.localeCompare(other))
  return { date: run.date, files: Object.fromEntries(files) }
}

/** Keeps the result of a package: a line for each file, so that a change of one is a change of one line. */
export function keepResult(name: string, { date, files }: Result): void {
  const lines = Object.entries(files).map(
    ([file, counts]) => `    ${JSON.stringify(file)}: ${JSON.stringify(counts)}`,
  )
  const text = `{\n  "date": ${JSON.stringify(date)},\n  "files": {\n${lines.join(',\n')}\n  }\n}\n`
  writeFileSync(pathOf('results', name), text)
}
