import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { packageFolders, root } from '../check/workspace.ts'
import { readResult, type Result } from './kept.ts'
import { type Counts, scoreOf, total } from './report.ts'

/** Share of the mutants that the tests of every package notice. */
export const BAR = 0.85

/** The page with the scores. */
export const PAGE = join(root, 'docs/mutation.md')

type Kept = readonly [name: string, result: Result]

/** Results of all packages that have one. */
export const readResults = (): Kept[] =>
  packageFolders()
    .map((folder) => basename(folder))
    .flatMap((name) => {
      const result = readResult(name)
      return result ? [[name, result] as const] : []
    })

/** Never rounded up to a bar that it misses. */
const percent = (counts: Counts): string => `${(Math.floor(scoreOf(counts) * 1000) / 10).toFixed(1)} %`

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
  const rows = kept.flatMap(([name, { files }]) =>
    Object.entries(files)
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
pnpm mutation machine                # one package: minutes to an hour
pnpm mutation machine --only runner  # the files whose path matches
\`\`\`

A run prints each survivor as an entry for the list of equivalent ones, without its reason. What has not changed since the last run is not run again (\`packages/*/.cache/mutation.json\`), so that a large package can be measured part by part; its score is kept once all of its files have been measured. Scores are kept in \`tooling/mutation/results\`; every package has to notice at least ${BAR * 100} %.

Stryker changes the code and plans the runs; \`tooling/mutation/plugin.ts\` runs the tests for it. Its own runner for Vitest starts a thread for each mutant. This one keeps its thread, loads the modules anew for each mutant, runs the tests that cover it file by file until one fails, and ends endless loops by their CPU time, so that a busy machine makes no test fail.
`

/** The page with the scores, made from the results that are kept. */
export function pageOf(kept: readonly Kept[], others: readonly string[]): string {
  const rows = kept.map(([name, { date, files }]) => row([name, date, ...cells(total(Object.values(files)))]))
  const open = others.length > 0 ? ['', `Not measured yet: ${others.join(', ')}.`] : []
  return `${INTRO}
## Packages

| package | date | ${COLUMNS} |
| --- | --- | ${RULE} |
${[...rows, ...open, ...weakFiles(kept)].join('\n')}
`
}

/** The page as the formatter leaves it. */
export async function formattedPage(): Promise<string> {
  const kept = readResults()
  const measured = new Set(kept.map(([name]) => name))
  const others = packageFolders()
    .map((folder) => basename(folder))
    .filter((name) => !measured.has(name))
  return format(pageOf(kept, others), { ...(await resolveConfig(PAGE)), filepath: PAGE })
}

export async function writePage(): Promise<void> {
  writeFileSync(PAGE, await formattedPage())
}
