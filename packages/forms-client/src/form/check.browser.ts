import type { FieldRules } from '../field/kind.ts'
import type { FieldProblem } from '../field/field.ts'
import { checkField } from '../field/problem.ts'
import type { FieldStore } from './field-store.ts'
import type { FieldValue } from '../field/field.ts'

/**
 * Rule of the host for one field. Returns the text for the visitor if the answer is wrong. It runs after the rules of the
 * field's kind. An answer that comes after the visitor has typed on is dropped, and its signal is aborted.
 */
export type FieldCheck<Value> = (
  value: Value,
  context: { readonly signal?: AbortSignal | undefined },
) => string | undefined | Promise<string | undefined>

/** Rules of the host, by the id of their field. */
export type FieldChecks = ReadonlyMap<string, FieldCheck<never>>

export interface Checker {
  /** Checks fields, and shows what is wrong with them. Returns the problems by id. */
  readonly check: (fields: Iterable<FieldStore>) => Promise<ReadonlyMap<string, FieldProblem>>
  /** Drops the answers that a field is waiting for. */
  readonly drop: (id: string) => void
}

/** Creates the checks of a form's fields. */
export function createChecker(rules: FieldRules, checks: FieldChecks): Checker {
  const running = new Map<string, AbortController>()
  const drop = (id: string): void => {
    running.get(id)?.abort()
    running.delete(id)
  }

  async function checkOne(store: FieldStore): Promise<FieldProblem | undefined> {
    const { id } = store.definition
    drop(id)
    const { value, isAsked } = store.snapshot()
    const problem = isAsked ? checkField(store.definition, value, rules) : undefined
    const check = checks.get(id) as FieldCheck<FieldValue> | undefined
    store.setProblem(problem)
    if (!isAsked || problem || !check) return problem
    const control = new AbortController()
    running.set(id, control)
    store.setProblem(undefined, true)
    try {
      const text = await check(value, control)
      const found: FieldProblem | undefined = text ? { kind: 'refused', by: 'host', text } : undefined
      if (!control.signal.aborted) store.setProblem(found)
      return found
    } finally {
      if (running.get(id) === control) {
        running.delete(id)
        if (store.snapshot().isChecking) store.setProblem(undefined)
      }
    }
  }

  return {
    drop,
    check: async (fields) => {
      const found = await Promise.all(
        [...fields].map(async (store) => [store.definition.id, await checkOne(store)] as const),
      )
      return new Map(found.flatMap(([id, problem]) => (problem ? [[id, problem]] : [])))
    },
  }
}
