import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { packageFolders } from '../check/workspace.ts'
import { readResults } from './check.ts'
import { extended, keepResult, readEquivalents, readResult, withHashes } from './kept.ts'
import { filesToMeasure, hashOf, purePaths } from './measured.ts'
import { onlyOf, type Outcome, outcomeOf, scoreOf, type Survivor, total } from './report.ts'
import { keepLeast, raisedLeast, readLeast } from './share.ts'
import { mutate } from './stryker.ts'

// Changes the pure code of a package in small ways and looks which changes its tests notice:
// `pnpm mutation PACKAGE [--only PATTERN] [--all] [--workers NUMBER]`. The result of each file is kept
// with a hash of its source; without options, the files that have none or have changed since are measured.

/** A survivor as an entry of the list of equivalent mutants, except for its reason. */
const shown = ({ file, line, change, lineNumber, status }: Survivor): string =>
  `${status} ${file}:${lineNumber}\n  ${JSON.stringify({ file, line, change, reason: '' })}`

/** Prints what the tests have not noticed in a run, and reasons that it shows to be needless. */
function printOutcome(name: string, { files, survivors, needless }: Outcome): void {
  for (const survivor of survivors) console.log(shown(survivor))
  for (const { file, change } of needless) console.log(`needs no reason any more: ${file}: ${change}`)
  const score = scoreOf(total(Object.values(files)))
  console.log(`${name}: ${(score * 100).toFixed(1)} % in this run, ${survivors.length} survivors`)
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    all: { type: 'boolean', default: false },
    workers: { type: 'string', default: '2' },
  },
})
const folder = packageFolders().find((path) => basename(path) === positionals[0])
if (!folder)
  throw new Error(
    `Choose one of ${packageFolders()
      .map((path) => basename(path))
      .join(', ')}.`,
  )
const name = basename(folder)
const files = filesToMeasure(folder, readResult(name), values)
if (files.length === 0) {
  console.log(`No pure file of ${name} has changed since it was measured: --all measures them again.`)
} else {
  const hashes = new Map(files.map((file) => [file, hashOf(join(folder, file))]))
  const report = await mutate(folder, files, { force: values.all, workers: Number(values.workers) })
  const outcome = outcomeOf(onlyOf(report, files), readEquivalents(name))
  printOutcome(name, outcome)
  const date = new Date().toISOString().slice(0, 10)
  const run = { date, files: withHashes(outcome.files, hashes) }
  keepResult(name, extended(readResult(name), run, purePaths(folder)))
  keepLeast(raisedLeast(readLeast(), readResults()))
}
