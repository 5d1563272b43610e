import { parseArgs } from 'node:util'
import { bench, missedBars } from './bench.ts'
import { full, quick } from './measure/effort.ts'
import { caseText } from './report/terminal.ts'
import { keep, writePages } from './report/write.ts'

/** `pnpm bench [AREA[/CASE] …] [--quick] [--check] [--write]`: measures, and tells whether every bar holds. */
async function main(): Promise<void> {
  const { values: options, positionals } = parseArgs({
    allowPositionals: true,
    options: { quick: { type: 'boolean' }, check: { type: 'boolean' }, write: { type: 'boolean' } },
  })
  if (options.quick && options.write)
    throw new Error('Quick results are not kept: leave out --quick or --write.')
  const results = await bench({
    wanted: positionals,
    effort: options.quick ? quick : full,
    tell: (one) => console.log(caseText(one)),
    keep: options.write ? (result) => keep(result) : undefined,
  })
  if (options.write) writePages()
  const missed = missedBars(results)
  for (const sentence of missed) console.error(sentence)
  console.log(missed.length === 0 ? 'Every bar holds.' : `Bars missed: ${missed.length}.`)
  if (options.check && missed.length > 0) process.exitCode = 1
}

try {
  await main()
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exitCode = 1
}
