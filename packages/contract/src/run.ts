import type { Ability, Backend, Case } from './backend.ts'
import { contract, lacking, runCase } from './contract.ts'

/** What came of a case. */
export type Outcome =
  | { readonly kind: 'kept'; readonly case: Case }
  | {
      readonly kind: 'broken'
      readonly case: Case
      /** What the backend did in place of what it should. */
      readonly message: string
    }
  | {
      readonly kind: 'notAsked'
      readonly case: Case
      /** What the backend cannot do and the case needs. */
      readonly lacking: readonly Ability[]
    }

/** Settings of `runContract`. */
export interface RunOptions {
  /** Cases that are run. @default all */
  readonly isWanted?: ((each: Case) => boolean) | undefined
  /** Hears of each outcome as it is there. */
  readonly onOutcome?: ((outcome: Outcome) => void) | undefined
}

async function outcomeOf(backend: Backend, each: Case): Promise<Outcome> {
  const missing = lacking(backend, each)
  if (missing.length > 0) return { kind: 'notAsked', case: each, lacking: missing }
  try {
    await runCase(backend, each)
    return { kind: 'kept', case: each }
  } catch (problem) {
    // A server that cannot be reached, or answers what no case expected, is no different for a visitor.
    return {
      kind: 'broken',
      case: each,
      message: problem instanceof Error ? problem.message : String(problem),
    }
  }
}

/**
 * Runs the cases one after the other, each against a backend that was brought back to its beginning.
 *
 * @example
 * ```ts
 * import { remoteBackend, runContract } from '@sitewright/contract'
 *
 * const backend = remoteBackend(facts, fetch)
 * const outcomes = await runContract(backend, {
 *   onOutcome: ({ kind, case: { spec, name } }) => console.log(kind, spec, name),
 * })
 * const broken = outcomes.filter(({ kind }) => kind === 'broken')
 * ```
 */
export async function runContract(
  backend: Backend,
  { isWanted = () => true, onOutcome }: RunOptions = {},
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  for (const each of Object.values(contract).flat().filter(isWanted)) {
    const outcome = await outcomeOf(backend, each)
    outcomes.push(outcome)
    onOutcome?.(outcome)
  }
  return outcomes
}
