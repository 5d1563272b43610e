import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { budgets, measureBudget } from './measure.ts'
import { conclude, entriesOf, type Findings, isEntryOf, isMain, packageFolders, shown } from './workspace.ts'

/** Entry points above their budget, without one, or promised another size in the README. With a star, the largest counts. */
export async function checkSizes(folder: string, tell?: (line: string) => void): Promise<Findings> {
  const exports = entriesOf(folder)
  const limits = budgets(folder)
  const readme = readFileSync(join(folder, 'README.md'), 'utf8').split('\n')
  const findings: string[] = []
  for (const entry of Object.keys(exports)) {
    if (
      entry !== './package.json' &&
      typeof exports[entry] === 'object' &&
      exports[entry].default &&
      !limits.some(({ key }) => isEntryOf(key, entry))
    ) {
      findings.push(`${shown(folder)}: ${entry} has no budget in package.json.`)
    }
  }
  for (const budget of limits) {
    const { key, limit, bytes } = budget
    const { gzip } = await measureBudget(folder, budget)
    tell?.(`${shown(folder)} ${key}: ${gzip} B of ${bytes} B gzip`)
    if (gzip > bytes) findings.push(`${shown(folder)}: ${key} weighs ${gzip} B gzip, its budget is ${limit}.`)
    if (!readme.some((line) => line.includes(`\`${key}\``) && line.includes(`≤ ${limit}`))) {
      findings.push(`${shown(folder)}/README.md: the row of \`${key}\` has to say "≤ ${limit}".`)
    }
  }
  return findings
}

if (isMain(import.meta.url)) {
  const folders =
    process.argv.length > 2 ? process.argv.slice(2).map((path) => resolve(path)) : packageFolders()
  conclude('sizes', (await Promise.all(folders.map((folder) => checkSizes(folder, console.log)))).flat())
}
