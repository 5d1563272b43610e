import type { Cleanup } from '@sitewright/machine'
import type { Store } from '@sitewright/machine/store'
import type { FieldSnapshot } from '../answer/field-store.ts'
import type { Field } from '../kind/field.ts'
import type { AnswerOf, FieldId, FormDefinition } from '../definition/form-definition.ts'

/** A form whose fields are watched. `createForm` returns one. */
export interface WatchedForm<Definition extends FormDefinition> {
  readonly definition: Definition
  /** Calls back when the form has taken another definition, among others. */
  readonly subscribe: Store<unknown>['subscribe']
  field(id: FieldId<Definition>): Store<FieldSnapshot>
}

/** Answers of some fields, by their id. */
export type WatchedValues<Definition extends FormDefinition, Id extends FieldId<Definition>> = {
  readonly [Each in Id]: AnswerOf<Definition, Each>
}

/**
 * Follows the answers of some fields with one subscription. The snapshot stays the same until one of them changes, and has
 * none of a field that the form does not have.
 *
 * @example
 * ```ts
 * import { watch } from '@sitewright/forms-client/watch'
 *
 * const answers = watch(form, ['email'])
 * const cleanup = answers.subscribe(() => console.log(answers.snapshot().email))
 * ```
 */
export const watch = <
  Definition extends FormDefinition,
  const Id extends FieldId<Definition> = FieldId<Definition>,
>(
  form: WatchedForm<Definition>,
  ids: readonly Id[],
): Store<WatchedValues<Definition, Id>> =>
  // The types follow from the definition, whose fields the form reads.
  follow(
    form,
    ({ id }) => ids.includes(id as Id),
    (fields) => Object.fromEntries(fields.map(({ id, value }) => [id, value])),
  ) as Store<WatchedValues<Definition, Id>>

/** Changes to the fields of a form since it was shown, or reset. */
export interface FieldsState {
  /** True if any field was changed. */
  readonly isDirty: boolean
  /** Ids of the fields whose answers differ from those that they began with. */
  readonly dirtyFields: readonly string[]
  /** Ids of the fields that the visitor has left. */
  readonly touchedFields: readonly string[]
  /** Texts about fields that are wrong, by their id. */
  readonly errors: Readonly<Record<string, string>>
}

/**
 * Follows which fields of a form were changed, were left, or are wrong.
 *
 * @example
 * ```ts
 * import { watchFields } from '@sitewright/forms-client/watch'
 *
 * const fields = watchFields(form)
 * const cleanup = fields.subscribe(() => console.log(fields.snapshot().isDirty))
 * ```
 */
export const watchFields = (form: WatchedForm<FormDefinition>): Store<FieldsState> =>
  follow(
    form,
    () => true,
    (fields) => {
      const those = (is: (field: WatchedField) => boolean): readonly string[] =>
        fields.filter(is).map(({ id }) => id)
      return {
        isDirty: fields.some(({ isDirty }) => isDirty),
        dirtyFields: those(({ isDirty }) => isDirty),
        touchedFields: those(({ isTouched }) => isTouched),
        errors: Object.fromEntries(fields.flatMap(({ id, error }) => (error ? [[id, error]] : []))),
      }
    },
  )

interface WatchedField extends FieldSnapshot {
  readonly id: string
}

/** Follows what is made of the snapshots of some fields, among those that the form has now. */
function follow<Value>(
  form: WatchedForm<FormDefinition>,
  isWatched: (field: Field) => boolean,
  make: (fields: readonly WatchedField[]) => Value,
): Store<Value> {
  const fields = (): readonly Field[] => form.definition.fields.filter(isWatched)
  let last: Value
  return {
    snapshot: () => {
      const now = make(fields().map(({ id }) => ({ id, ...form.field(id).snapshot() })))
      if (JSON.stringify(now) !== JSON.stringify(last)) last = now
      return last
    },
    subscribe: (listener) => {
      let cleanups: readonly Cleanup[] = []
      const stop = (): void => {
        for (const cleanup of cleanups) cleanup()
      }
      const begin = (): void => {
        stop()
        cleanups = [
          form.subscribe(() => {
            begin()
            listener()
          }),
          ...fields().map(({ id }) => form.field(id).subscribe(listener)),
        ]
      }
      begin()
      return stop
    },
  }
}
