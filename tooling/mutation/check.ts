import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { conclude, type Findings, isMain, packageFolders, shown } from '../check/workspace.ts'
import { readEquivalents } from './kept.ts'
import { BAR, formattedPage, type Kept, PAGE, readResults, resultsOn, writePage } from './page.ts'
import { type Equivalent, none, scoreOf, total } from './report.ts'
import { checkShares, countsOf, readLeast } from './share.ts'

/** Packages whose tests notice too little of the files that have not changed since they were measured. */
export function checkScores(kept: readonly Kept[]): Findings {
  return kept.flatMap(({ name, result: { files }, measured: { current } }) => {
    const score = scoreOf(total(current.map((file) => files[file] ?? none)))
    return score >= BAR
      ? []
      : [`The tests of ${name} notice ${(score * 100).toFixed(1)} % of its mutants, not ${BAR * 100} %.`]
  })
}

/** State of each package with files that no result speaks of as they are now. It is no reason to fail: measuring takes hours. */
export const outdatedOf = (kept: readonly Kept[]): string[] =>
  kept.flatMap(({ name, measured }) => {
    const { current, changed, never } = measured
    const { all } = countsOf(measured)
    if (current.length === all) return []
    const counts = `${changed.length} changed since they were measured, ${never.length} never were`
    return [`Of ${all} pure files of ${name}, ${counts}: run "pnpm mutation ${name}".`]
  })

/** Reasons for mutants of lines that are not there any more. */
export function checkReasons(folder: string, equivalents: readonly Equivalent[]): Findings {
  return equivalents.flatMap(({ file, line, change, reason }) => {
    const path = join(folder, file)
    const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []
    const where = `${shown(path)}: ${line}`
    if (!lines.some((text) => text.trim() === line)) return [`${where} is not there any more.`]
    return reason.trim() === '' ? [`${where} has no reason for ${change}.`] : []
  })
}

async function main(write: boolean): Promise<Findings> {
  if (write) await writePage()
  const page = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : ''
  const isStale = resultsOn(page) !== resultsOn(await formattedPage())
  const kept = readResults()
  for (const line of outdatedOf(kept)) console.log(line)
  return [
    ...(isStale ? [`${shown(PAGE)} is out of date: run "pnpm mutation:check --write".`] : []),
    ...checkScores(kept),
    ...checkShares(kept, readLeast()),
    ...packageFolders().flatMap((folder) => checkReasons(folder, readEquivalents(basename(folder)))),
  ]
}

if (isMain(import.meta.url)) conclude('mutation scores', await main(process.argv.includes('--write')))
