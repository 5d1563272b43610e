import type { Field } from '@sitewright/forms-client'
import type { SettingDescriptor } from '@sitewright/forms-client/builder'
import type { SiteForm } from '../../site/content/site-form.ts'
import type { Locale } from '../../site/content/words.ts'
import { changeFields, fieldsOf } from './form-edit.ts'

/** A field of a form that is edited in one language. */
export interface EditedField {
  readonly form: SiteForm
  readonly locale: Locale
  readonly id: string
}

/** The answer on which a field is asked: an option of another field, by its position. */
export interface Condition {
  readonly field: string
  readonly option: number
}

/** A field with options, and their texts in the language that is edited. */
export interface ConditionField {
  readonly id: string
  readonly title: string
  readonly options: readonly string[]
}

/** Texts that visitors read: each language has its own. Every other setting is shared by all languages. */
const translated = ['title', 'description', 'placeholder']

const optionsOf = (field: Field | undefined): readonly string[] =>
  field && 'options' in field ? field.options : []

const find = (fields: readonly Field[], id: string): Field | undefined =>
  fields.find((field) => field.id === id)

/** Value of a setting of a field as a control shows it. */
export function settingOf(field: Field, { name }: SettingDescriptor): string | number | boolean {
  const value: unknown = Reflect.get(field, name)
  if (Array.isArray(value)) return value.join('\n')
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : ''
}

/** Changes one field in every language, or in the one that is edited. */
function changeField(
  { form, locale, id }: EditedField,
  change: (field: Field, locale: Locale) => Field,
  isTranslated = false,
): SiteForm {
  return changeFields(form, (fields, each) =>
    isTranslated && each !== locale
      ? fields
      : fields.map((field) => (field.id === id ? change(field, each) : field)),
  )
}

/** Changes a setting of a field that is a text, a number or a flag. An empty one is left out. */
export function withSetting(
  edited: EditedField,
  { name }: SettingDescriptor,
  value: string | number | boolean,
): SiteForm {
  const isEmpty = value === '' || value === false || value === 0
  // The name and the value of a hidden field are required.
  const isRequired = name === 'key' || name === 'value'
  return changeField(
    edited,
    (field) => {
      const changed = { ...field }
      if (isEmpty && !isRequired) Reflect.deleteProperty(changed, name)
      else Reflect.set(changed, name, value)
      return changed
    },
    translated.includes(name),
  )
}

/**
 * Changes the options of a field: one in each line. Other languages keep their texts by position, and take the new ones
 * as they are. Conditions follow the texts.
 */
export function withOptionLines(edited: EditedField, lines: string): SiteForm {
  const { form, locale, id } = edited
  const typed = lines.split('\n')
  const optionsIn = (each: Locale): readonly string[] => {
    const before = optionsOf(find(fieldsOf(form, each), id))
    return each === locale ? typed : typed.map((text, index) => before[index] ?? text)
  }
  return changeFields(form, (fields, each) => {
    const before = optionsOf(find(fields, id))
    const after = optionsIn(each)
    return fields.map((field) => {
      if (field.id === id && 'options' in field) return { ...field, options: after }
      const { when } = field
      if (when?.field !== id || typeof when.is !== 'string') return field
      return { ...field, when: { ...when, is: after[before.indexOf(when.is)] ?? when.is } }
    })
  })
}

/** Other fields on whose answer a field can depend. */
export const conditionFields = ({ form, locale, id }: EditedField): readonly ConditionField[] =>
  fieldsOf(form, locale).flatMap((field) =>
    field.id !== id && ['select', 'radio', 'checkbox'].includes(field.kind)
      ? [{ id: field.id, title: field.title ?? field.id, options: optionsOf(field) }]
      : [],
  )

/** The answer on which a field is asked. */
export function conditionOf({ form, locale, id }: EditedField): Condition | undefined {
  const fields = fieldsOf(form, locale)
  const when = find(fields, id)?.when
  if (!when) return undefined
  const wanted = typeof when.is === 'string' ? when.is : when.is[0]
  return { field: when.field, option: optionsOf(find(fields, when.field)).indexOf(wanted ?? '') }
}

/** Changes the answer on which a field is asked. Without one it is always asked. */
export function withCondition(edited: EditedField, condition: Condition | undefined): SiteForm {
  const { form } = edited
  return changeField(edited, (field, locale) => {
    const { when: _, ...always } = field
    if (!condition) return always
    const is = optionsOf(find(fieldsOf(form, locale), condition.field))[condition.option] ?? ''
    return { ...always, when: { field: condition.field, is } }
  })
}
