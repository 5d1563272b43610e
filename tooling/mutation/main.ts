import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { packageFolders } from '../check/workspace.ts'
import { keepResult, readEquivalents } from './kept.ts'
import { markMeasured } from './measured.ts'
import { writePage } from './page.ts'
import { outcomeOf, scoreOf, type Survivor, total } from './report.ts'
import { mutate } from './stryker.ts'

// Changes the pure code of a package in small ways and looks which changes its tests notice:
// `pnpm mutation PACKAGE [--only PATTERN]`. The result is kept for docs/mutation.md
// as soon as all files have been measured.

/** A survivor as an entry of the list of equivalent mutants, except for its reason. */
const shown = ({ file, line, change, lineNumber, status }: Survivor): string =>
  `${status} ${file}:${lineNumber}\n  ${JSON.stringify({ file, line, change, reason: '' })}`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' } },
})
const folder = packageFolders().find((path) => basename(path) === positionals[0])
if (!folder)
  throw new Error(
    `Choose one of ${packageFolders()
      .map((path) => basename(path))
      .join(', ')}.`,
  )
const name = basename(folder)
const { files, report } = await mutate(folder, values.only)
const outcome = outcomeOf(report, readEquivalents(name))
for (const survivor of outcome.survivors) console.log(shown(survivor))
for (const { file, change } of outcome.needless) console.log(`needs no reason any more: ${file}: ${change}`)
const score = scoreOf(total(Object.values(outcome.files)))
console.log(`${name}: ${(score * 100).toFixed(1)} %, ${outcome.survivors.length} survivors`)
if (markMeasured(folder, files)) {
  keepResult(name, { date: new Date().toISOString().slice(0, 10), files: outcome.files })
  await writePage()
}
