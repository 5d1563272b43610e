'use client'

import { useStore } from '@sitewright/machine/react'
import { useState } from 'react'
import { createForm } from './create-form.browser.ts'
import { useFormOr } from './form-context.react.ts'
import { useLatestOptions } from './use-latest-options.react.ts'
import type { Form, FormOptions } from './form.browser.ts'
import type { FormDefinition } from './form.ts'
import type { FormSnapshot } from './snapshot.ts'

/**
 * Creates a form for as long as the component is mounted. Its definition, `values`, `messages` and `captcha` are those of the
 * first render, its other options those of the last one.
 *
 * @throws `TypeError` for the definition of another form: give the component a `key`
 */
export function useForm<const Definition extends FormDefinition>(
  definition: Definition,
  options: FormOptions<Definition>,
): Form<Definition> {
  const latest = useLatestOptions(options)
  const [form] = useState(() => createForm(definition, latest))
  checkDefinition(form, definition)
  return form
}

/** Checks that a component still has the form that it was mounted with. Its answers would be those of another one. */
export function checkDefinition(form: Pick<Form, 'definition'>, { id }: FormDefinition): void {
  if (form.definition.id === id) return
  throw new TypeError(`Give the component a key: it shows the form '${form.definition.id}', and not '${id}'.`)
}

/** Returns the snapshot of a form, or of the one around a part. Typing does not change it. */
export const useFormSnapshot = (form?: Form): FormSnapshot => useStore(useFormOr(form))
