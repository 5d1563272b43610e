import { createStore, type Store } from '@sitewright/machine/store'
import {
  askedIds,
  emptyValue,
  partCount,
  type Field,
  type FieldProblem,
  type FieldValue,
} from '../kind/field.ts'
import { kinds, type FieldRules } from '../kind/kind.ts'
import { checkField, problemText } from '../validation/problem.ts'
import type { Messages } from '../messages.ts'

/** Snapshot of a field. */
export interface FieldSnapshot<Value extends FieldValue = FieldValue> {
  /** Answer of the field. */
  readonly value: Value
  /** What is wrong with the answer. */
  readonly problem: FieldProblem | undefined
  /** Text for the visitor about the problem. */
  readonly error: string | undefined
  /** False while the condition of the field is not met. */
  readonly isAsked: boolean
  /** True if the field is left out of the check and of the submission, as browsers leave out a disabled control. */
  readonly isDisabled: boolean
  /** True while a rule of the host is waiting for its answer. */
  readonly isChecking: boolean
  /** True while the answer differs from the one that the field began with, or was reset to. */
  readonly isDirty: boolean
  /** True once the visitor has left the field. */
  readonly isTouched: boolean
}

/** Of the snapshot of a field, what its elements show. */
export type ShownField = Pick<FieldSnapshot, 'value' | 'error' | 'isAsked' | 'isChecking'> &
  Partial<Pick<FieldSnapshot, 'problem'>>

/** A field with the functions that change its snapshot. */
export interface FieldStore extends Store<FieldSnapshot> {
  /** The definition now: it may have another title than before. */
  readonly definition: Field
  /** Sets the answer. One of another shape is ignored. */
  readonly set: (value: unknown) => void
  /** Sets the answer that the field goes back to. One of another shape empties the field. */
  readonly reset: (value: unknown) => void
  readonly touch: () => void
  readonly setProblem: (problem: FieldProblem | undefined, isChecking?: boolean) => void
  readonly setAsked: (isAsked: boolean) => void
  /** Notes that the page has disabled the field, or that its controls are. False of the page is for both. */
  readonly setDisabled: (isDisabled: boolean, areControls?: boolean) => void
}

/** The fields of a form, by their id. */
export interface FieldStores extends ReadonlyMap<string, FieldStore> {
  /** Takes other fields. One that was there before, and asks for answers of the same shape, keeps its answer. */
  readonly redefine: (fields: readonly Field[]) => void
}

export interface FieldStoresOptions {
  readonly rules: FieldRules
  readonly messages: Messages
  readonly report: (error: unknown) => void
  readonly onChange: (id: string) => void
}

/** Creates a store for each field. Typing in one field notifies its own listeners, and those of fields that depend on it. */
export function createFieldStores(
  form: { readonly fields: readonly Field[] },
  options: FieldStoresOptions,
): FieldStores {
  const stores = new Map<string, DefinedStore>()
  /** Fields with a condition, and those on which others depend. */
  let linked: readonly Field[] = []
  let decisive: ReadonlySet<string | undefined> = new Set()
  const ask = (fields: readonly Field[]): void => {
    const asked = askedIds(fields, (id) => stores.get(id)?.snapshot().value)
    for (const { id } of fields) stores.get(id)?.setAsked(asked.has(id))
  }
  const onChange = (id: string): void => {
    if (decisive.has(id)) ask(linked)
    options.onChange(id)
  }
  const redefine = (fields: readonly Field[]): void => {
    const before = new Map(stores)
    stores.clear()
    decisive = new Set(fields.map(({ when }) => when?.field))
    linked = fields.filter(({ id, when }) => when ?? decisive.has(id))
    for (const field of fields) {
      const known = before.get(field.id)
      const isKept = known && hasSameShape(known.definition, field)
      if (isKept) known.redefine(field)
      stores.set(field.id, isKept ? known : createFieldStore(field, { ...options, onChange }))
    }
    ask(fields)
  }
  redefine(form.fields)
  return Object.assign(stores, { redefine })
}

/** Checks whether an answer of one field is one of the other, too. A hidden field with another value has another answer. */
const hasSameShape = (one: Field, other: Field): boolean =>
  one.kind === other.kind &&
  partCount(one) === partCount(other) &&
  (one.kind !== 'hidden' || isSame(emptyValue(one), emptyValue(other)))

interface DefinedStore extends FieldStore {
  readonly redefine: (definition: Field) => void
}

function createFieldStore(
  first: Field,
  { rules, messages, report, onChange }: FieldStoresOptions,
): DefinedStore {
  let definition = first
  let initial = emptyValue(definition)
  let isDisabledByPage = false
  const { snapshot, subscribe, set } = createStore<FieldSnapshot>(
    {
      value: initial,
      problem: undefined,
      error: undefined,
      isAsked: true,
      isDisabled: false,
      isChecking: false,
      isDirty: false,
      isTouched: false,
    },
    report,
  )
  const show = (changes: Partial<FieldSnapshot>): void => set({ ...snapshot(), ...changes })
  const parse = (raw: unknown): FieldValue | undefined => kinds[definition.kind].parse(raw)
  const textOf = (problem: FieldProblem | undefined): string | undefined =>
    problem && problemText(problem, messages)
  const changeTo = (value: FieldValue, isReset = false): void => {
    const before = snapshot()
    const isChange = !isSame(value, before.value)
    if (!isChange && !isReset) return
    // An error goes as soon as the answer is right, and appears only when the field is checked.
    const problem = isReset ? undefined : before.problem && checkField(definition, value, rules)
    set({
      ...before,
      value,
      problem,
      error: textOf(problem),
      isChecking: false,
      isDirty: !isSame(value, initial),
      isTouched: before.isTouched && !isReset,
    })
    if (isChange) onChange(definition.id)
  }

  return {
    get definition() {
      return definition
    },
    redefine: (next) => {
      definition = next
    },
    snapshot,
    subscribe,
    set: (raw) => changeTo(parse(raw) ?? snapshot().value),
    reset: (raw) => {
      initial = (raw === undefined ? undefined : parse(raw)) ?? emptyValue(definition)
      changeTo(initial, true)
    },
    touch: () => {
      if (!snapshot().isTouched) show({ isTouched: true })
    },
    setProblem: (problem, isChecking = false) => {
      const before = snapshot()
      if (before.problem !== problem || before.isChecking !== isChecking)
        show({ problem, error: textOf(problem), isChecking })
    },
    setAsked: (isAsked) => {
      if (isAsked !== snapshot().isAsked) show({ isAsked })
    },
    setDisabled: (given, areControls) => {
      if (!areControls) isDisabledByPage = given
      const isDisabled = given || isDisabledByPage
      if (isDisabled !== snapshot().isDisabled) show({ isDisabled })
    },
  }
}

const isSame = (left: FieldValue, right: FieldValue): boolean =>
  left === right || (typeof left === 'object' && JSON.stringify(left) === JSON.stringify(right))
