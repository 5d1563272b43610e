import type { AreaResult, CaseResult, MeasuredResult } from '../result.ts'
import { readableRatio, readableSize, readableTime } from './number.ts'
import { measuredWhat, pictures } from './pictures.ts'
import { growthText, measuredTable, sizeTable, table } from './table.ts'

const INTRODUCTION = `# Benchmarks

Written by \`pnpm bench --write\`; the numbers are in \`apps/bench/results/\`, the code in \`apps/bench/src/areas/\`.

**Equal work.** All subjects get the same input, and their outputs are compared before anything is timed and once more
after. Each is bundled by esbuild as an application would, minified and for production: Sitewright from its sources, peers
at the versions pinned in \`apps/bench/peers/package.json\`.

**Turns.** In every round each subject takes one sample, in changing order. A ratio is taken within a round and the median
of all rounds is told, so that what slows the machine for a while slows both. Times are CPU time, of the whole process in
Node (compiler and garbage collector included) and of the page's main thread in Chromium.

**Noise.** The numbers in brackets are the middle half of the rounds: two ratios whose brackets overlap are not different.
Times are worth something only beside each other; on another machine, or the same one on another day, expect other times
and similar ratios. A bar that is missed is measured a second time, twice as long, before it is believed.`

const mark = (held: boolean): string => (held ? '✓' : '**missed**')

/** The page that shows all areas at a glance. */
export const overview = (results: readonly AreaResult[]): string =>
  [INTRODUCTION, ...results.map(glance), ''].join('\n\n')

function glance(area: AreaResult): string {
  const rows = area.cases.flatMap(glanceRow)
  return `## [${area.title}](benchmarks/${area.area}.md)\n\n${table(['', 'Sitewright', 'Others, times ours', 'Bars'], rows)}`
}

function glanceRow(result: CaseResult): string[][] {
  const held = result.bars.filter((bar) => bar.held).length
  const bars = result.bars.length === 0 ? '' : `${held} of ${result.bars.length}`
  if (result.kind === 'size') {
    const { entries, beside } = result
    const own = entries.find(({ name }) => name === beside) ?? entries[0]
    const others = result.peers.map(({ name, gzip }) => `${name} ${readableRatio(gzip / (own?.gzip ?? NaN))}`)
    const shown = beside ? `${result.title}, \`${beside}\`` : result.title
    return own ? [[shown, readableSize(own.gzip), others.join(', '), bars]] : []
  }
  const [at] = result.scales
  const own = at?.subjects.find(({ role }) => role === 'ours')
  if (!own?.cpu) return []
  const others = at?.ratios.filter(({ subject }) => subject === own.name) ?? []
  const ratios = others.map(({ beside, times }) => `${beside} ${readableRatio(times.median)}`)
  return [
    [result.title, `${readableTime(own.cpu.median)} per ${result.unit ?? 'run'}`, ratios.join(', '), bars],
  ]
}

/** The page of an area: each case with its pictures, its table and its bars. */
export function areaPage(result: AreaResult): string {
  const { node, platform, cpus } = result.machine
  const when = `_Measured on ${result.measured} with Node ${node} on ${platform}, ${cpus} CPUs. [How we measure](../benchmarks.md)._`
  const cases = result.cases.map((one) => caseText(result, one))
  return [`# Benchmarks: ${result.title}`, result.about, when, ...cases, ''].join('\n\n')
}

function caseText(area: AreaResult, result: CaseResult): string {
  const drawn = pictures(area, result).map(({ file, alternative }) => `![${alternative}](${file})`)
  const body = result.kind === 'size' ? [sizeTable(result)] : measuredText(result)
  const bars = result.bars
    .map(({ promise, found, held }) => `- ${mark(held)} ${promise}: ${found}`)
    .join('\n')
  const about = result.about ? [result.about] : []
  return [`## ${result.title}`, ...about, ...drawn, ...body, ...(bars ? [bars] : [])].join('\n\n')
}

function measuredText(result: MeasuredResult): string[] {
  const { kind, forgives, scales, why } = result
  const what = kind === 'count' ? [] : [`${measuredWhat(result)}.`]
  const but = forgives ? [`Outputs are equal but for ${forgives}.`] : []
  const reason = why ? [`**Why.** ${why}`] : []
  return [...what, ...but, measuredTable(scales), ...growthText(result), ...reason]
}
