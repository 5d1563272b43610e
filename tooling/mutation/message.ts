import type { MutantCoverage } from '@stryker-mutator/api/core'

/** Channel between Stryker's process and the thread in which the tests run. */
export const CHANNEL = 'sitewright-mutation'

/** A run of tests, asked for by Stryker. */
export interface Request {
  readonly kind: 'run'
  readonly id: number
  /** Paths of test files. */
  readonly files: readonly string[]
  /** Ids of tests, if not all of the files' tests are to run. */
  readonly tests?: readonly string[] | undefined
  /** The mutant that is active. */
  readonly mutant?: string | undefined
  /** Coverage is collected. Tests that load no instrumented code are left out. */
  readonly isDry?: boolean
  /** The modules of the code stay as the run before has left them: only those of the tests are loaded anew. */
  readonly keepsModules?: boolean
  /** Executions of the mutant after which it counts as an endless loop. */
  readonly hitLimit?: number | undefined
}

export interface TestOutcome {
  readonly id: string
  readonly name: string
  readonly file: string
  readonly ms: number
  readonly state: 'passed' | 'failed' | 'skipped'
  readonly message: string
}

/** Result of a run. */
export interface Response {
  readonly kind: 'done'
  readonly id: number
  readonly tests: readonly TestOutcome[]
  /** Messages of files that could not be loaded, and of errors outside of tests. */
  readonly errors: readonly string[]
  readonly hits: number
  readonly coverage: MutantCoverage | undefined
}

export type Message = Request | Response | { readonly kind: 'ready' } | { readonly kind: 'end' }
