/** How much is measured. */
export interface Effort {
  readonly rounds: number
  /** The rounds of a case whose samples each need a fresh process or page. */
  readonly visits: number
  /** How long one sample lasts. */
  readonly sampleMs: number
  /** How long each subject runs before its first sample. */
  readonly warmMs: number
  /** Time after which a case with fresh processes or pages takes no further round, unless it has too few. */
  readonly caseMs: number
}

/** Rounds that a case takes however long they last: fewer have no middle half. */
export const LEAST_VISITS = 5

/** Enough for a claim. */
export const full: Effort = { rounds: 21, visits: 15, sampleMs: 40, warmMs: 400, caseMs: 20_000 }

/** Enough for a look. */
export const quick: Effort = { rounds: 5, visits: 5, sampleMs: 10, warmMs: 100, caseMs: 10_000 }

/** Twice the rounds: what a bar that was missed gets before it is believed. */
export const doubled = (effort: Effort): Effort => ({
  ...effort,
  rounds: effort.rounds * 2,
  visits: effort.visits * 2,
  caseMs: effort.caseMs * 2,
})
