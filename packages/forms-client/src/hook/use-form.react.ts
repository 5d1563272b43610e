'use client'

import { useStore } from '@sitewright/machine/react'
import { useState } from 'react'
import { createForm } from '../engine/create-form.browser.ts'
import { useFormOr } from './form-context.react.ts'
import { useLatestOptions } from './use-latest-options.react.ts'
import type { Form, FormOptions } from '../engine/form.browser.ts'
import type { FormDefinition } from '../definition/form-definition.ts'
import type { FormSnapshot } from '../state/snapshot.ts'

/**
 * Creates a form for as long as the component is mounted. Its `values`, `messages` and `captcha` are those of the first
 * render, its definition and its other options those of the last one: fields that stay keep their answers.
 *
 * @throws `TypeError` for the definition of another form: give the component a `key`
 *
 * @example
 * ```tsx
 * import { Form, useForm } from '@sitewright/forms-client/react'
 * import { sendTo } from '@sitewright/forms-client/send'
 *
 * const save = sendTo((answers, { signal }) =>
 *   fetch('/contact', {
 *     method: 'POST',
 *     headers: { 'Content-Type': 'application/json' },
 *     body: JSON.stringify(answers),
 *     signal,
 *     keepalive: true,
 *   }),
 * )
 *
 * export function Contact() {
 *   const form = useForm(contact, save)
 *   return <Form form={form} />
 * }
 * ```
 */
export function useForm<const Definition extends FormDefinition>(
  definition: Definition,
  options: FormOptions<Definition>,
): Form<Definition> {
  const latest = useLatestOptions(options)
  const [form] = useState(() => createForm(definition, latest))
  followDefinition(form, definition)
  return form
}

/**
 * Takes a definition that has changed, such as by an edit while the page is developed. This is done while the component
 * renders, since the parts of new fields are drawn in the same render.
 */
export function followDefinition<Definition extends FormDefinition>(
  form: Form<Definition>,
  definition: Definition,
): void {
  checkDefinition(form, definition)
  const before = form.definition
  // Many components write their definition down in each render.
  if (before !== definition && JSON.stringify(before) !== JSON.stringify(definition))
    form.redefine(definition)
}

/** Checks that a component still has the form that it was mounted with. Its answers would be those of another one. */
function checkDefinition(form: { readonly definition: FormDefinition }, { id }: FormDefinition): void {
  if (form.definition.id === id) return
  throw new TypeError(`Give the component a key: it shows the form '${form.definition.id}', and not '${id}'.`)
}

/**
 * Returns the snapshot of a form, or of the one around a part. Typing does not change it.
 *
 * @example
 * ```tsx
 * import { useFormSnapshot } from '@sitewright/forms-client/react'
 *
 * // A part, anywhere in a form.
 * export const Problem = () => <p role="alert">{useFormSnapshot().message}</p>
 * ```
 */
export const useFormSnapshot = (form?: Form): FormSnapshot => useStore(useFormOr(form))
