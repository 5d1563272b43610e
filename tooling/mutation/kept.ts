import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Counts, Equivalent } from './report.ts'

/** The last run over all pure files of a package. */
export interface Result {
  readonly date: string
  readonly files: Readonly<Record<string, Counts>>
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

/** Keeps the result of a package: a line for each file, so that a change of one is a change of one line. */
export function keepResult(name: string, { date, files }: Result): void {
  const lines = Object.entries(files).map(
    ([file, counts]) => `    ${JSON.stringify(file)}: ${JSON.stringify(counts)}`,
  )
  const text = `{\n  "date": ${JSON.stringify(date)},\n  "files": {\n${lines.join(',\n')}\n  }\n}\n`
  writeFileSync(pathOf('results', name), text)
}
