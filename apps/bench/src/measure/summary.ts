import type { Counts, Subject } from '../area.ts'
import { peerVersion } from '../peers.ts'
import type { GrowthResult, RatioResult, ScaleResult, SubjectResult } from '../result.ts'
import { ratios, type Spread, spread } from '../statistics.ts'
import type { Sample } from './child.ts'

/** Samples at one scale: for each subject, one sample of each round. */
export interface Sampled {
  readonly scale: number
  /** How many units one run does. */
  readonly units: number
  readonly samples: readonly (readonly Sample[])[]
  readonly counts?: readonly (Counts | undefined)[]
}

export interface Summary {
  readonly browser?: string
  /** Number of samples of each subject. */
  readonly rounds: number
  readonly scales: readonly ScaleResult[]
  readonly growth: readonly GrowthResult[]
}

/** A subject as the results name it. */
export const subjectResult = ({ name, role, package: from = name }: Subject): SubjectResult => ({
  name,
  role,
  ...(role === 'peer' && { version: peerVersion(from) }),
})

/** Summary of all samples of a case: times of one unit, ratios within a round, and growth from scale to scale. */
export const summarise = (subjects: readonly Subject[], sampled: readonly Sampled[]): Summary => ({
  rounds: sampled[0]?.samples[0]?.length ?? 0,
  scales: sampled.map((at) => summariseScale(subjects, at)),
  growth: sampled.slice(1).flatMap((at, index) => growthBetween(subjects, sampled[index] ?? at, at)),
})

const cpuTimes = ({ samples }: Sampled, who: number): number[] =>
  (samples[who] ?? []).map(({ cpuMs }) => cpuMs)

function summariseScale(subjects: readonly Subject[], at: Sampled): ScaleResult {
  const { scale, units, samples, counts } = at
  const ofUnit = (times: readonly number[]): Spread => spread(times.map((time) => time / units))
  return {
    scale,
    units,
    subjects: subjects.map((subject, who) => ({
      ...subjectResult(subject),
      cpu: ofUnit(cpuTimes(at, who)),
      wall: ofUnit((samples[who] ?? []).map(({ wallMs }) => wallMs)),
      ...(counts?.[who] && { counts: counts[who] }),
    })),
    ratios: subjects.flatMap((subject, us) => (subject.role === 'ours' ? ratiosOf(subjects, at, us) : [])),
  }
}

const ratiosOf = (subjects: readonly Subject[], at: Sampled, us: number): RatioResult[] =>
  subjects.flatMap(({ name: beside }, who) =>
    who === us
      ? []
      : [{ subject: subjects[us]?.name ?? '', beside, times: ratios(cpuTimes(at, who), cpuTimes(at, us)) }],
  )

const growthBetween = (subjects: readonly Subject[], from: Sampled, to: Sampled): GrowthResult[] =>
  subjects.map(({ name }, who) => ({
    subject: name,
    from: from.scale,
    to: to.scale,
    times: ratios(cpuTimes(to, who), cpuTimes(from, who)),
  }))
