import type { Bar } from './area.ts'
import type { BarResult, MeasuredResult, ScaleResult, SizeRow, SubjectResult } from './result.ts'
import { readableRatio, readableTime } from './report/number.ts'

type Result = Pick<MeasuredResult, 'scales' | 'growth'> & { readonly unit?: string | undefined }

/** Judges each bar of a case at each scale that it is about. */
export function judge(bars: readonly Bar[], result: Result): BarResult[] {
  return bars.flatMap((bar) => {
    const scales = result.scales.filter(({ scale }) => bar.scale === undefined || bar.scale === scale)
    if (scales.length === 0) throw new Error(`No scale ${bar.scale} was measured, but a bar is about it.`)
    if (bar.kind === 'growth') return judgeGrowth(bar, result)
    const many = result.scales.length > 1
    return scales.map((at) => {
      const judged = judgeAt(bar, at, result.unit)
      return { ...judged, promise: many ? `${judged.promise} (at ${at.scale} ×)` : judged.promise }
    })
  })
}

function subjectOf({ subject: name }: Bar, { subjects }: ScaleResult): SubjectResult {
  const found = subjects.find((one) => (name === undefined ? one.role === 'ours' : one.name === name))
  if (!found) throw new Error(`A bar is about ${name ?? 'a subject of ours'}, which the case does not have.`)
  return found
}

function cpu({ name, cpu: time }: SubjectResult): number {
  if (!time) throw new Error(`A bar is about the time of ${name}, which was not measured.`)
  return time.median
}

function judgeAt(bar: Exclude<Bar, { kind: 'growth' }>, at: ScaleResult, unit = 'run'): BarResult {
  const subject = subjectOf(bar, at)
  if (bar.kind === 'ratio') {
    const ratio = at.ratios.find((one) => one.subject === subject.name && one.beside === bar.beside)
    if (!ratio) throw new Error(`A bar is beside ${bar.beside}, which the case does not have.`)
    return {
      promise: `${subject.name} is at least ${bar.atLeast} × as fast as ${bar.beside}`,
      found: readableRatio(ratio.times.median),
      held: ratio.times.median >= bar.atLeast,
    }
  }
  if (bar.kind === 'time') {
    return {
      promise: `${subject.name} takes at most ${readableTime(bar.atMostMs)} for a ${unit}`,
      found: readableTime(cpu(subject)),
      held: cpu(subject) <= bar.atMostMs,
    }
  }
  const count = subject.counts?.[bar.of]
  if (count === undefined) throw new Error(`A bar is about ${bar.of}, which ${subject.name} does not count.`)
  const found = String(Number(count.toPrecision(4)))
  return {
    promise: `${bar.of} of ${subject.name}: at most ${bar.atMost}`,
    found,
    held: count <= bar.atMost,
  }
}

function judgeGrowth(bar: Bar & { kind: 'growth' }, { scales, growth }: Result): BarResult[] {
  const [first] = scales
  const { name } = first ? subjectOf(bar, first) : { name: '' }
  const steps = growth.filter(({ subject, to }) => subject === name && (bar.scale ?? to) === to)
  if (steps.length === 0) throw new Error('A bar of growth needs a scale with another one before it.')
  return steps.map(({ from, to, times }) => {
    const promise = `${name} takes at most ${bar.atMost} × as long at ${to} × as at ${from} ×`
    const found = bar.beside === undefined ? times.median : times.median / growthOf(bar.beside, to, growth)
    return {
      promise: bar.beside === undefined ? promise : `${promise}, beside what ${bar.beside} takes`,
      found: readableRatio(found),
      held: found <= bar.atMost,
    }
  })
}

function growthOf(name: string, scale: number, growth: Result['growth']): number {
  const step = growth.find(({ subject, to }) => subject === name && to === scale)
  if (!step) throw new Error(`A bar of growth is beside ${name}, which the case does not have.`)
  return step.times.median
}

/** Judges the budgets of a package. */
export const judgeBudgets = (entries: readonly SizeRow[]): BarResult[] =>
  entries.flatMap(({ name, gzip, budget }) =>
    budget === undefined
      ? []
      : [{ promise: `${name} weighs at most ${budget} B gzip`, found: `${gzip} B`, held: gzip <= budget }],
  )
