/** Limits of one rendering. A template that asks for more is stopped; its output so far is kept. */
export interface Limits {
  /**
   * Runs of blocks, such as loop rounds, sections, branches and partials; formatter calls, which cost more for long texts
   * and lists; expression tokens.
   */
  readonly steps: number
  /** Characters printed. */
  readonly output: number
  /** How deep partials and macros may call each other. */
  readonly depth: number
  /** Characters of a template or partial. */
  readonly source: number
  /** How deep blocks may nest. */
  readonly nesting: number
  /** Tokens of one expression. */
  readonly tokens: number
  /** Characters of a text that an expression puts together. */
  readonly text: number
  /** Milliseconds of one rendering; none unless set. */
  readonly deadlineMs: number
  /** How many diagnostics are kept. */
  readonly diagnostics: number
}

/** Far above what a page needs, far below what hurts. */
export const LIMITS: Limits = {
  steps: 5_000_000,
  output: 10_000_000,
  depth: 16,
  source: 2_000_000,
  nesting: 200,
  tokens: 10_000,
  text: 1_000_000,
  deadlineMs: Infinity,
  diagnostics: 100,
}
