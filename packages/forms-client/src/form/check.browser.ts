import type { Undo } from '@sitewright/machine'
import type { FieldRules } from '../field/kind.ts'
import type { FieldProblem } from '../field/field.ts'
import { checkField } from '../field/problem.ts'
import type { FieldStore } from './field-store.ts'
import type { FieldValue } from '../field/field.ts'

type RuleAnswer = string | undefined | Promise<string | undefined>

/**
 * Rule of the host for one field. Returns the text for the visitor if the answer is wrong. It runs after the rules of the
 * field's kind. An answer that comes after the visitor has typed on is dropped, and its signal is aborted.
 */
export type FieldCheck<Value> = (
  value: Value,
  context: { readonly signal?: AbortSignal | undefined },
) => RuleAnswer

/** Rules of the host, by the id of their field. */
export type FieldChecks = ReadonlyMap<string, FieldCheck<never>>

/** A press of the submit button. */
export interface Press {
  readonly signal: AbortSignal
  /** Answers that are sent, by the id of their field. */
  readonly values: Map<string, FieldValue>
}

/** Problem of an answer, or `dropped` if the visitor has typed on or another check of the field has begun. */
export type Verdict = FieldProblem | 'dropped' | undefined

export interface Checker {
  /** Checks a field, and shows what is wrong with it. */
  readonly checkOne: (field: FieldStore) => Promise<Verdict>
  /**
   * Checks the fields of a press. A field whose check was dropped is checked again, and its newer answer is sent.
   * Returns the problems by id.
   */
  readonly check: (fields: Iterable<FieldStore>, press: Press) => Promise<ReadonlyMap<string, FieldProblem>>
  /** Drops the answers that a field is waiting for. */
  readonly drop: (id: string) => void
}

/** Creates the checks of a form's fields. */
export function createChecker(rules: FieldRules, checks: FieldChecks): Checker {
  const running = new Map<string, Undo>()
  const drop = (id: string): void => running.get(id)?.()

  async function checkOne(store: FieldStore): Promise<Verdict> {
    const { id } = store.definition
    drop(id)
    const { value, isAsked } = store.snapshot()
    const problem = isAsked ? checkField(store.definition, value, rules) : undefined
    const check = checks.get(id) as FieldCheck<FieldValue> | undefined
    store.setProblem(problem)
    if (!isAsked || problem || !check) return problem
    return askRule(store, (signal) => check(value, { signal }))
  }

  /** Asks a rule of the host. A rule that does not obey its signal is left behind. */
  async function askRule(
    { definition: { id }, snapshot, setProblem }: FieldStore,
    ask: (signal: AbortSignal) => RuleAnswer,
  ): Promise<Verdict> {
    const control = new AbortController()
    running.set(id, () => {
      running.delete(id)
      control.abort()
      if (snapshot().isChecking) setProblem(undefined)
    })
    setProblem(undefined, true)
    try {
      const text = await untilAborted(control.signal, () => ask(control.signal))
      const found: FieldProblem | undefined = text ? { kind: 'refused', by: 'host', text } : undefined
      if (control.signal.aborted) return 'dropped'
      running.delete(id)
      setProblem(found)
      return found
    } catch (error) {
      if (control.signal.aborted) return 'dropped'
      drop(id)
      throw error
    }
  }

  async function checkPressed(store: FieldStore, press: Press): Promise<FieldProblem | undefined> {
    const verdict = await checkOne(store)
    if (verdict !== 'dropped') return verdict
    if (press.signal.aborted) return undefined
    press.values.set(store.definition.id, store.snapshot().value)
    return checkPressed(store, press)
  }

  return {
    drop,
    checkOne,
    check: async (fields, press) => {
      const found = await Promise.all(
        [...fields].map(async (store) => [store.definition.id, await checkPressed(store, press)] as const),
      )
      return new Map(found.flatMap(([id, problem]) => (problem ? [[id, problem]] : [])))
    },
  }
}

/** Waits for the text of a rule, or until it is no longer needed. */
const untilAborted = (signal: AbortSignal, ask: () => RuleAnswer): Promise<string | undefined> =>
  Promise.race([
    ask(),
    new Promise<undefined>((resolve) => {
      signal.addEventListener('abort', () => resolve(undefined))
    }),
  ])
