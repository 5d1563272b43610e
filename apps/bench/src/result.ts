import type { Counts, Subject } from './area.ts'
import type { Spread } from './statistics.ts'

/** Results of one area, as stored in `results/`. */
export interface AreaResult {
  readonly area: string
  readonly title: string
  readonly about: string
  /** The day, as 2026-01-31. */
  readonly measured: string
  readonly machine: Machine
  readonly cases: readonly CaseResult[]
}

/** Versions and processor, without the name of the machine. */
export interface Machine {
  readonly node: string
  readonly platform: string
  readonly cpus: number
}

export type CaseResult = MeasuredResult | SizeResult

interface Told {
  readonly name: string
  readonly title: string
  readonly about?: string | undefined
  readonly why?: string | undefined
  readonly bars: readonly BarResult[]
}

/** Result of a case of any kind but `size`. */
export interface MeasuredResult extends Told {
  readonly kind: 'timed' | 'load' | 'first-run' | 'page' | 'count'
  /** Unit of the times, if not a whole run. */
  readonly unit?: string | undefined
  readonly forgives?: string | undefined
  readonly ticks?: string | undefined
  /** Browser, if it was measured in one: `Chromium 156.0`. */
  readonly browser?: string | undefined
  readonly rounds: number
  readonly scales: readonly ScaleResult[]
  /** How much longer a whole run takes at the next scale. */
  readonly growth: readonly GrowthResult[]
}

/** Measurements at one scale. Times are CPU milliseconds of one unit. */
export interface ScaleResult {
  readonly scale: number
  /** How many units one run does. */
  readonly units: number
  readonly subjects: readonly SubjectResult[]
  /** How many times as long as the first subject of ours each other one takes. */
  readonly ratios: readonly RatioResult[]
}

export interface SubjectResult {
  readonly name: string
  readonly role: Subject['role']
  readonly version?: string | undefined
  readonly cpu?: Spread | undefined
  readonly wall?: Spread | undefined
  readonly counts?: Counts | undefined
}

export interface RatioResult {
  readonly subject: string
  readonly beside: string
  readonly times: Spread
}

/** How many times as long a run takes at one scale as at the one before. */
export interface GrowthResult {
  readonly subject: string
  readonly from: number
  readonly to: number
  readonly times: Spread
}

/** Sizes of a package's entry points, in bytes. */
export interface SizeResult extends Told {
  readonly kind: 'size'
  readonly entries: readonly SizeRow[]
  readonly peers: readonly SizeRow[]
  /** Name of the entry that the peers are compared with, if it is not the first. */
  readonly beside?: string | undefined
}

export interface SizeRow {
  readonly name: string
  readonly version?: string | undefined
  readonly min: number
  readonly gzip: number
  readonly brotli: number
  /** The most that it may weigh, gzip. */
  readonly budget?: number | undefined
}

/** A bar, and whether it held. */
export interface BarResult {
  /** The promise as a sentence. */
  readonly promise: string
  /** Title of the measurement. */
  readonly found: string
  readonly held: boolean
}
