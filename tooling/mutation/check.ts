import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { conclude, type Findings, isMain, packageFolders, shown } from '../check/workspace.ts'
import { readEquivalents, readResult, type Result } from './kept.ts'
import { type Measured, measuredOf } from './measured.ts'
import { type Counts, type Equivalent, none, scoreOf, total } from './report.ts'
import { checkShares, countsOf, readLeast } from './share.ts'

// Prints and checks the kept results of `pnpm mutation`.

/** Share of the mutants that the tests of every package notice. */
const BAR = 0.85

/** Result of a package, and what it says of the package's files as they are now. */
export interface Kept {
  readonly name: string
  readonly result: Result
  readonly measured: Measured
}

/** Results of all packages. One that was never measured has none of any file. */
export const readResults = (): Kept[] =>
  packageFolders().map((folder) => {
    const name = basename(folder)
    const result = readResult(name)
    return { name, result: result ?? { date: '', files: {} }, measured: measuredOf(folder, result) }
  })

/** Never rounded up to a bar that it misses. */
const percent = (counts: Counts): string => `${(Math.floor(scoreOf(counts) * 1000) / 10).toFixed(1)} %`

/** Rows of a table: each package, and each file whose tests notice too little. */
export function tableOf(kept: readonly Kept[]): Readonly<Record<string, object>> {
  const rows = kept.flatMap(({ name, result: { date, files }, measured }) => {
    const { done, all } = countsOf(measured)
    const counts = total(Object.values(files))
    const score = done > 0 ? percent(counts) : 'none'
    const weak = Object.entries(files).filter(([, each]) => scoreOf(each) < BAR)
    return [
      [
        name,
        { date, measured: `${done} of ${all}`, 'changed since': measured.changed.length, score, ...counts },
      ],
      ...weak.map(([file, each]) => [`${name}/${file}`, { score: percent(each), ...each }]),
    ]
  })
  return Object.fromEntries(rows) as Record<string, object>
}

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

if (isMain(import.meta.url)) {
  const kept = readResults()
  console.table(tableOf(kept))
  for (const line of outdatedOf(kept)) console.log(line)
  conclude('mutation scores', [
    ...checkScores(kept),
    ...checkShares(kept, readLeast()),
    ...packageFolders().flatMap((folder) => checkReasons(folder, readEquivalents(basename(folder)))),
  ])
}
