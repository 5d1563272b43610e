import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { packageFolders, root } from '../check/workspace.ts'
import { readResult, type Result } from './kept.ts'
import { type Measured, measuredOf } from './measured.ts'
import { type Counts, scoreOf, total } from './report.ts'
import { countsOf, keepLeast, type LeastShares, raisedLeast, readLeast } from './share.ts'

/** Share of the mutants that the tests of every package notice. */
export const BAR = 0.85

/** The page with the scores. */
export const PAGE = join(root, 'docs/mutation.md')

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

const NONE = '–'

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`

const cells = (counts: Counts): (string | number)[] => [
  percent(counts),
  counts.killed,
  counts.timeout,
  counts.survived,
  counts.uncovered,
  counts.equivalent,
  counts.invalid,
]

const COLUMNS = 'score | killed | timed out | survived | not covered | equivalent | invalid'
const RULE = '---: | ---: | ---: | ---: | ---: | ---: | ---:'

function weakFiles(kept: readonly Kept[]): string[] {
  const rows = kept.flatMap(({ name, result }) =>
    Object.entries(result.files)
      .filter(([, counts]) => scoreOf(counts) < BAR)
      .map(([file, counts]) => row([`${name}/${file}`, ...cells(counts)])),
  )
  if (rows.length === 0) return []
  return ['', `## Files below ${BAR * 100} %`, '', `| file | ${COLUMNS} |`, `| --- | ${RULE} |`, ...rows]
}

const INTRO = `# Mutation testing

[Stryker](https://stryker-mutator.io) changes the pure code of a package in small ways, one at a time: a \`<\` becomes \`<=\`, a block is emptied, a condition is always true. Tests that still pass have not noticed. The score is the share of changes that they notice.

Pure are the contracts and the files that decide with values alone, as \`pnpm typecheck:core\` compiles them. Only tests that run in Node take part. A mutant that no test can tell from the code is *equivalent*: it counts neither way, and stands with its reason in \`tooling/mutation/equivalent\`. An *invalid* one does not load.

\`\`\`sh
pnpm mutation machine                # files of a package that are new or have changed since they were measured
pnpm mutation machine --only runner  # files whose path matches
pnpm mutation machine --all          # all files again: minutes to hours
pnpm mutation machine --workers 1    # in one process rather than two
\`\`\`

A run prints each survivor as an entry for the list of equivalent ones, without its reason. As soon as it ends, the counts of each file are kept in \`tooling/mutation/results\` with a hash of the source that they belong to, so that a package can be measured part by part, and on any machine. Mutants whose code and tests are as they were in the last run on the same machine are not run again, except with \`--all\` (\`packages/*/.cache/mutation.json\`). Of the files that have not changed since they were measured, the tests of every package have to notice at least ${BAR * 100} %. The share of a package's pure files that have been measured does not fall: \`tooling/mutation/least.json\` keeps it, less two files that may wait for the next run, and each run raises it.

Stryker's runner for Vitest tries each mutant with the tests that cover it, and ends endless loops by the clock. A test that takes four times as long as without mutants and 20 seconds more counts as endless: measure on a quiet machine.
`

/** Row of a package. One without results has no score, however few of its mutants were missed. */
function packageRow({ name, result: { date, files }, measured }: Kept, least: LeastShares): string {
  const { done, all } = countsOf(measured)
  const results = Object.values(files)
  const state = [`${done} of ${all}`, measured.changed.length, `${least[name] ?? 0} %`]
  const [score, ...counts] = cells(total(results))
  return row([name, date || NONE, ...state, results.length > 0 ? (score ?? NONE) : NONE, ...counts])
}

/** The page with the scores, made from the results that are kept. */
export function pageOf(kept: readonly Kept[], least: LeastShares): string {
  const rows = kept.map((one) => packageRow(one, least))
  return `${INTRO}
## Packages

Counts are of each file as it was when it was measured. _Measured_ says how many of the pure files have been, _changed since_ how many of those have other code now: the scores do not speak of it, nor of the files that have never been measured, of which nothing is known. _At least_ is the share of measured files that the package keeps.

| package | date | measured | changed since | at least | ${COLUMNS} |
| --- | --- | ---: | ---: | ---: | ${RULE} |
${[...rows, ...weakFiles(kept)].join('\n')}
`
}

/** The page without the formatter's spaces, and without the columns that follow the code rather than the results. */
export const resultsOn = (page: string): string =>
  page
    .replace(/ +/g, ' ')
    .replace(/-+/g, '-')
    .replace(/^(\| [\w-]+ \| [\d–-]+ \|) \d+ of \d+ \| \d+ \|/gm, '$1')

/** The page as the formatter leaves it. */
export async function formattedPage(): Promise<string> {
  return format(pageOf(readResults(), readLeast()), { ...(await resolveConfig(PAGE)), filepath: PAGE })
}

/** Writes the page, after raising the shares that are kept to those of today. */
export async function writePage(): Promise<void> {
  keepLeast(raisedLeast(readLeast(), readResults()))
  writeFileSync(PAGE, await formattedPage())
}
