import { createStore, type Store } from '@sitewright/machine/store'
import { emptyValue, isAsked, type Field, type FieldValue } from '../field/field.ts'
import { kinds, type FieldRules } from '../field/kind.ts'
import type { FieldProblem } from '../field/field.ts'
import { checkField, problemText } from '../field/problem.ts'
import type { FormDefinition } from './form.ts'
import type { Messages } from '../messages.ts'

/** Snapshot of a field. */
export interface FieldSnapshot {
  readonly value: FieldValue
  readonly problem: FieldProblem | undefined
  /** Text for the visitor about the problem. */
  readonly error: string | undefined
  /** False while the condition of the field is not met. */
  readonly isAsked: boolean
  /** True while a rule of the host is waiting for its answer. */
  readonly isChecking: boolean
}

/** A field with the functions that change its snapshot. */
export interface FieldStore extends Store<FieldSnapshot> {
  readonly definition: Field
  /** Sets the answer. One of another shape is ignored. */
  readonly set: (value: unknown) => boolean
  readonly setProblem: (problem: FieldProblem | undefined, isChecking?: boolean) => void
}

export interface FieldStoresOptions {
  readonly rules: FieldRules
  readonly messages: Messages
  readonly report?: ((error: unknown) => void) | undefined
  readonly onChange: (id: string) => void
}

/** Creates a store for each field. Typing in one field notifies its own listeners, and those of fields that depend on it. */
export function createFieldStores(
  { fields }: FormDefinition,
  options: FieldStoresOptions,
): ReadonlyMap<string, FieldStore> {
  const stores = new Map<string, FieldStore & { readonly ask: () => void }>()
  const valueOf = (id: string): FieldValue | undefined => stores.get(id)?.snapshot().value
  const create = (definition: Field): FieldStore & { readonly ask: () => void } => {
    const { set: setValue, ...store } = createFieldStore(definition, valueOf, options)
    const dependents = fields.filter(({ when }) => when?.field === definition.id)
    const set = (value: unknown): boolean => {
      if (!setValue(value)) return false
      for (const { id } of dependents) stores.get(id)?.ask()
      options.onChange(definition.id)
      return true
    }
    return { ...store, set }
  }
  for (const field of fields) stores.set(field.id, create(field))
  for (const { ask } of stores.values()) ask()
  return stores
}

function createFieldStore(
  definition: Field,
  valueOf: (id: string) => FieldValue | undefined,
  { rules, messages, report }: FieldStoresOptions,
): FieldStore & { readonly ask: () => void } {
  const value = emptyValue(definition)
  const initial = { value, problem: undefined, error: undefined, isAsked: true, isChecking: false }
  const { snapshot, subscribe, update } = createStore<FieldSnapshot>(initial, report)
  const show = (changes: Partial<FieldSnapshot>): void => update((before) => ({ ...before, ...changes }))

  const setProblem = (problem: FieldProblem | undefined, isChecking = false): void => {
    const before = snapshot()
    if (before.problem === problem && before.isChecking === isChecking) return
    show({ problem, error: problem && problemText(problem, messages), isChecking })
  }
  return {
    definition,
    snapshot,
    subscribe,
    setProblem,
    set: (raw) => {
      const next = kinds[definition.kind].parse(raw)
      if (next === undefined || isSame(next, snapshot().value)) return false
      // An error goes as soon as the answer is right, and appears only when the field is checked.
      const problem = snapshot().problem && checkField(definition, next, rules)
      show({ value: next, problem, error: problem && problemText(problem, messages), isChecking: false })
      return true
    },
    ask: () => {
      const asked = isAsked(definition, valueOf)
      if (asked !== snapshot().isAsked) show({ isAsked: asked })
    },
  }
}

const isSame = (left: FieldValue, right: FieldValue): boolean =>
  left === right || (typeof left === 'object' && JSON.stringify(left) === JSON.stringify(right))
