import type { Store } from '@sitewright/machine/store'
import type { FieldSnapshot } from '../answer/field-store.ts'
import type { AnswerOf, FieldId, FormDefinition } from '../definition/form-definition.ts'

/** A form whose fields are watched. `createForm` returns one. */
export interface WatchedForm<Definition extends FormDefinition> {
  readonly definition: Definition
  field(id: FieldId<Definition>): Store<FieldSnapshot>
}

/** Answers of some fields, by their id. */
export type WatchedValues<Definition extends FormDefinition, Id extends FieldId<Definition>> = {
  readonly [Each in Id]: AnswerOf<Definition, Each>
}

/**
 * Follows the answers of some fields with one subscription. The snapshot stays the same until one of them changes.
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
  follow(form, ids, (snapshots) =>
    Object.fromEntries(snapshots.map(([id, { value }]) => [id, value])),
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
export function watchFields(form: WatchedForm<FormDefinition>): Store<FieldsState> {
  const ids = form.definition.fields.map(({ id }) => id)
  return follow(form, ids, (snapshots) => {
    const those = (is: (snapshot: FieldSnapshot) => boolean): readonly string[] =>
      snapshots.filter(([, snapshot]) => is(snapshot)).map(([id]) => id)
    const dirtyFields = those(({ isDirty }) => isDirty)
    return {
      isDirty: dirtyFields.length > 0,
      dirtyFields,
      touchedFields: those(({ isTouched }) => isTouched),
      errors: Object.fromEntries(snapshots.flatMap(([id, { error }]) => (error ? [[id, error]] : []))),
    }
  })
}

type Snapshots = readonly (readonly [id: string, snapshot: FieldSnapshot])[]

/** Follows what is made of the snapshots of some fields. */
function follow<Value>(
  form: WatchedForm<FormDefinition>,
  ids: readonly string[],
  make: (snapshots: Snapshots) => Value,
): Store<Value> {
  const fields = ids.map((id) => [id, form.field(id)] as const)
  const take = (): Value => make(fields.map(([id, { snapshot }]) => [id, snapshot()]))
  let last = take()
  return {
    snapshot: () => {
      const now = take()
      if (JSON.stringify(now) !== JSON.stringify(last)) last = now
      return last
    },
    subscribe: (listener) => {
      const cleanups = fields.map(([, { subscribe }]) => subscribe(listener))
      return () => {
        for (const cleanup of cleanups) cleanup()
      }
    },
  }
}
