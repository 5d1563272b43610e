import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { conclude, type Findings, isMain, packageFolders, shown } from '../check/workspace.ts'
import { readEquivalents, type Result } from './kept.ts'
import { BAR, formattedPage, PAGE, readResults, writePage } from './page.ts'
import { type Equivalent, scoreOf, total } from './report.ts'

/** Packages whose tests notice too little. */
export function checkScores(kept: readonly (readonly [name: string, result: Result])[]): Findings {
  return kept.flatMap(([name, { files }]) => {
    const score = scoreOf(total(Object.values(files)))
    return score >= BAR
      ? []
      : [`The tests of ${name} notice ${(score * 100).toFixed(1)} % of its mutants, not ${BAR * 100} %.`]
  })
}

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
  const isStale = page !== (await formattedPage())
  return [
    ...(isStale ? [`${shown(PAGE)} is out of date: run "pnpm mutation:check --write".`] : []),
    ...checkScores(readResults()),
    ...packageFolders().flatMap((folder) => checkReasons(folder, readEquivalents(basename(folder)))),
  ]
}

if (isMain(import.meta.url)) conclude('mutation scores', await main(process.argv.includes('--write')))
