'use client'

import { useStore } from '@sitewright/machine/react'
import { useFormOr } from '../../hook/form-context.react.ts'
import type { Form, FormField } from '../../engine/form.browser.ts'
import type { AnswerOf, FieldId, FormDefinition } from '../../definition/form-definition.ts'
import type { FieldSnapshot } from '../../answer/field-store.ts'
import type { FieldValue } from '../../kind/field.ts'

/** A field with its snapshot. */
export interface FieldControls<Value extends FieldValue = FieldValue>
  extends
    FieldSnapshot<Value>,
    Pick<FormField<Value>, 'definition' | 'set' | 'check' | 'setError' | 'touch'> {}

/**
 * Returns a field of a form, with the type of its answer. Only changes of this field render the component.
 *
 * @example
 * ```tsx
 * import { defineForm } from '@sitewright/forms-client'
 * import { useField, useForm } from '@sitewright/forms-client/react'
 * import { sendTo } from '@sitewright/forms-client/send'
 *
 * const form = useForm(defineForm({ id: 'news', fields: [{ id: 'email', kind: 'email' }] }), sendTo(save))
 * const { value, error, set, touch } = useField(form, 'email')
 * const input = <input value={value} onChange={(event) => set(event.target.value)} onBlur={touch} />
 * ```
 */
export function useField<Definition extends FormDefinition, Id extends FieldId<Definition>>(
  form: Form<Definition>,
  id: Id,
): FieldControls<AnswerOf<Definition, Id>>
/** Returns a field of the form around a part. */
export function useField(id: string): FieldControls
export function useField(...[first, second]: [form: Form, id: string] | [id: string]): FieldControls {
  const [given, id] = typeof first === 'string' ? [undefined, first] : [first, second ?? '']
  const form = useFormOr(given)
  const { definition, set, check, setError, touch, ...store } = form.field(id)
  return { ...useStore(store), definition, set, check, setError, touch }
}
