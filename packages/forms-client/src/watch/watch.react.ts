'use client'

import { useStore } from '@sitewright/machine/react'
import { useMemo, useState } from 'react'
import type { FieldId, FormDefinition } from '../definition/form-definition.ts'
import { watch, watchFields, type FieldsState, type WatchedForm, type WatchedValues } from './watch.ts'

/**
 * Returns the answers of some fields. The component renders when one of them changes, and for no other field.
 *
 * @example
 * ```tsx
 * import { useWatch } from '@sitewright/forms-client/react'
 *
 * const { email } = useWatch(form, ['email'])
 * ```
 */
export function useWatch<
  Definition extends FormDefinition,
  const Id extends FieldId<Definition> = FieldId<Definition>,
>(form: WatchedForm<Definition>, ids: readonly Id[]): WatchedValues<Definition, Id> {
  const [watched, setWatched] = useState(ids)
  // A list that is written in place is another one in each render.
  if (JSON.stringify(watched) !== JSON.stringify(ids)) setWatched(ids)
  return useStore(useMemo(() => watch(form, watched), [form, watched]))
}

/**
 * Returns which fields of a form were changed, were left, or are wrong.
 *
 * @example
 * ```tsx
 * import { useFieldsState } from '@sitewright/forms-client/react'
 *
 * const { isDirty, touchedFields, errors } = useFieldsState(form)
 * ```
 */
export const useFieldsState = (form: WatchedForm<FormDefinition>): FieldsState =>
  useStore(useMemo(() => watchFields(form), [form]))
