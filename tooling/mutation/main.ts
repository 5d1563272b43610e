import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { packageFolders } from '../check/workspace.ts'
import { extended, keepResult, readEquivalents, readResult, type Result } from './kept.ts'
import { hashOf, measuredOf, purePaths } from './measured.ts'
import { writePage } from './page.ts'
import { none, outcomeOf, type Report, scoreOf, type Survivor, total } from './report.ts'
import { mutate } from './stryker.ts'

// Changes the pure code of a package in small ways and looks which changes its tests notice:
// `pnpm mutation PACKAGE [--only PATTERN] [--all]`. The result of each file is kept for docs/mutation.md with a hash of
// its source; without options, the files that have none or have changed since are measured.

/** A survivor as an entry of the list of equivalent mutants, except for its reason. */
const shown = ({ file, line, change, lineNumber, status }: Survivor): string =>
  `${status} ${file}:${lineNumber}\n  ${JSON.stringify({ file, line, change, reason: '' })}`

/** Files to measure: those whose path matches, all, or those whose result is missing or of an earlier source. */
function filesToMeasure(folder: string, only: string | undefined, all: boolean): string[] {
  if (only !== undefined) {
    const files = purePaths(folder).filter((file) => new RegExp(only).test(file))
    if (files.length === 0) throw new Error(`The path of no pure file matches ${only}.`)
    return files
  }
  const { changed, never } = measuredOf(folder, readResult(basename(folder)))
  return all ? purePaths(folder) : [...changed, ...never]
}

/** Reads what a run has found of its files, and prints what its tests have not noticed. */
function resultOf(name: string, report: Report, hashes: ReadonlyMap<string, string>): Result {
  const isMeasured = ([file]: readonly [string, unknown]): boolean => hashes.has(file)
  const files = Object.fromEntries(Object.entries(report.files).filter(isMeasured))
  const outcome = outcomeOf({ files }, readEquivalents(name))
  for (const survivor of outcome.survivors) console.log(shown(survivor))
  for (const { file, change } of outcome.needless) console.log(`needs no reason any more: ${file}: ${change}`)
  const score = scoreOf(total(Object.values(outcome.files)))
  console.log(
    `${name}: ${(score * 100).toFixed(1)} % in ${hashes.size} files, ${outcome.survivors.length} survivors`,
  )
  const date = new Date().toISOString().slice(0, 10)
  // The report leaves out files without mutants, which have types only.
  const results = [...hashes].map(
    ([file, hash]) => [file, { hash, ...(outcome.files[file] ?? none) }] as const,
  )
  return { date, files: Object.fromEntries(results) }
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, all: { type: 'boolean', default: false } },
})
const folder = packageFolders().find((path) => basename(path) === positionals[0])
if (!folder)
  throw new Error(
    `Choose one of ${packageFolders()
      .map((path) => basename(path))
      .join(', ')}.`,
  )
const name = basename(folder)
const files = filesToMeasure(folder, values.only, values.all)
if (files.length === 0) {
  console.log(`No pure file of ${name} has changed since it was measured: --all measures them again.`)
} else {
  const hashes = new Map(files.map((file) => [file, hashOf(join(folder, file))]))
  const result = resultOf(name, await mutate(folder, files, values.all), hashes)
  keepResult(name, extended(readResult(name), result, purePaths(folder)))
  await writePage()
}
