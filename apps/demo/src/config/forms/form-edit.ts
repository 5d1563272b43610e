import type { Field } from '@sitewright/forms-client'
import { createField } from '@sitewright/forms-client/builder'
import type { SiteForm } from '../../site/content/site-form.ts'
import { LOCALES, type Locale } from '../../site/content/words.ts'

type Change = (fields: readonly Field[], locale: Locale) => readonly Field[]

/** Changes the fields of a form in every language. */
export function changeFields(form: SiteForm, change: Change): SiteForm {
  const definition = { ...form.definition }
  for (const locale of LOCALES) {
    const before = form.definition[locale]
    definition[locale] = { ...before, fields: change(before.fields, locale) }
  }
  return { ...form, definition }
}

/** Fields of a form in a language. */
export const fieldsOf = (form: SiteForm, locale: Locale): readonly Field[] => form.definition[locale].fields

function freeId(form: SiteForm, kind: string): string {
  const taken = new Set(fieldsOf(form, 'en').map(({ id }) => id))
  let id = kind
  for (let count = 2; taken.has(id); count += 1) id = `${kind}-${count}`
  return id
}

/** A new field with texts by which it can be published at once. */
function draftField(kind: Field['kind'], id: string, label: string): Field {
  const field = createField(kind, id)
  if (field.kind === 'hidden') return { ...field, key: id }
  const titled = { ...field, title: label }
  return 'options' in titled ? { ...titled, options: ['First', 'Second'] } : titled
}

/** Adds a field at the end. Returns the form and the id of the field. */
export function addField(
  form: SiteForm,
  kind: Field['kind'],
  label: string,
): { readonly form: SiteForm; readonly id: string } {
  const id = freeId(form, kind)
  return { id, form: changeFields(form, (fields) => [...fields, draftField(kind, id, label)]) }
}

/** Moves a field by one position, up or down. */
export function moveField(form: SiteForm, id: string, by: -1 | 1): SiteForm {
  return changeFields(form, (fields) => {
    const from = fields.findIndex((field) => field.id === id)
    const moved = fields[from]
    const to = from + by
    if (!moved || to < 0 || to >= fields.length) return fields
    const others = fields.filter((field) => field !== moved)
    return [...others.slice(0, to), moved, ...others.slice(to)]
  })
}

function withoutCondition(field: Field, on: string): Field {
  if (field.when?.field !== on) return field
  const { when: _, ...asked } = field
  return asked
}

/** Removes a field, and the conditions that ask for its answer. */
export const removeField = (form: SiteForm, id: string): SiteForm =>
  changeFields(form, (fields) =>
    fields.filter((field) => field.id !== id).map((field) => withoutCondition(field, id)),
  )

/** Changes the text that is shown after a submission, in one language. */
export const withSubmissionText = (form: SiteForm, locale: Locale, submissionText: string): SiteForm => ({
  ...form,
  definition: { ...form.definition, [locale]: { ...form.definition[locale], submissionText } },
})
