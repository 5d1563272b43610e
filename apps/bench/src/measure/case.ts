import type { Case } from '../area.ts'
import { judge, judgeBudgets } from '../bars.ts'
import type { CaseResult } from '../result.ts'
import { measureCount } from './count.ts'
import { doubled, type Effort } from './effort.ts'
import { measureFresh } from './fresh.ts'
import { measurePage } from './page.ts'
import { measureSize } from './size.ts'
import type { Summary } from './summary.ts'
import { measureTimed } from './timed.ts'

/** Measures a case and judges its bars. A bar that is missed is measured once more, twice as long, before it is believed. */
export async function measureCase(measured: Case, effort: Effort): Promise<CaseResult> {
  const result = await measureOnce(measured, effort)
  const canVary = measured.kind !== 'size' && measured.kind !== 'count'
  return canVary && result.bars.some(({ held }) => !held) ? measureOnce(measured, doubled(effort)) : result
}

async function measureOnce(measured: Case, effort: Effort): Promise<CaseResult> {
  const { name, title, about } = measured
  if (measured.kind === 'size') {
    const sizes = await measureSize(measured)
    const { beside } = measured
    return { kind: 'size', name, title, about, beside, ...sizes, bars: judgeBudgets(sizes.entries) }
  }
  const { kind, why, forgive, bars = [] } = measured
  const unit = 'per' in measured ? measured.per?.unit : undefined
  const summary = await measureTimes(measured, effort)
  return {
    kind,
    name,
    title,
    about,
    why,
    unit,
    forgives: forgive?.what,
    ticks: kind === 'page' ? (measured.ticks ?? 'script') : undefined,
    ...summary,
    bars: judge(bars, { ...summary, unit }),
  }
}

function measureTimes(measured: Exclude<Case, { kind: 'size' }>, effort: Effort): Promise<Summary> {
  switch (measured.kind) {
    case 'timed':
      return measureTimed(measured, effort)
    case 'load':
    case 'first-run':
      return measureFresh(measured, effort)
    case 'page':
      return measurePage(measured, effort)
    case 'count':
      return measureCount(measured)
  }
}
