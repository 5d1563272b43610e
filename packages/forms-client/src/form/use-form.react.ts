'use client'

import { useStore } from '@sitewright/machine/react'
import { useState } from 'react'
import type { FieldSnapshot } from './field-store.ts'
import { createForm } from './create-form.browser.ts'
import { useFormScope } from './form-context.react.ts'
import type { Form, FormField, FormOptions } from './form.browser.ts'
import type { FormDefinition } from './form.ts'
import type { FormSnapshot } from './snapshot.ts'

/** Creates a form for as long as the component is mounted. Its settings are those of the first render. */
export function useForm<const Definition extends FormDefinition>(
  definition: Definition,
  options: FormOptions<Definition>,
): Form<Definition> {
  const [form] = useState(() => createForm(definition, options))
  return form
}

/** Returns the snapshot of the form around a part, or of another form. Typing does not change it. */
export function useFormSnapshot(): FormSnapshot {
  return useStore(useFormScope().form)
}

/** A field with its snapshot. */
export interface FieldControls extends FieldSnapshot, Pick<FormField, 'definition' | 'set' | 'check'> {}

/** Returns a field of the form around a part. Only changes of this field render the component. */
export function useField(id: string): FieldControls {
  const { definition, set, check, ...store } = useFormScope().form.field(id)
  return { ...useStore(store), definition, set, check }
}
