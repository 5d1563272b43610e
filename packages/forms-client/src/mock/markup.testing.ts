import { fieldName, parseMaxLength, type Field } from '../kind/field.ts'
import { likertLabels } from '../kind/likert.ts'
import { partsOf, type FieldPart } from '../kind/part.ts'
import type { FormDefinition } from '../definition/form-definition.ts'
import { labels as englishLabels, type Labels } from '../labels.ts'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? '')

/** Writes attributes. One without a value is left out. */
const write = (attributes: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escape(String(value))}"`))
    .join('')

const options = (texts: readonly string[]): string =>
  texts.map((text) => `<option>${escape(text)}</option>`).join('')

/** Settings of `formMarkup`. */
interface MarkupOptions {
  /** Markup before the button. */
  readonly inside?: string | undefined
  readonly button?: string | undefined
  readonly labels?: Labels | undefined
}

/** A form as the server of a page prints it, for `enhance`. */
export const formMarkup = (
  { id, variant, submissionText, successUrl, postSubmitMarkup, fields }: FormDefinition,
  { inside = '', button = 'Send', labels = englishLabels }: MarkupOptions = {},
): string =>
  `<form${write({
    'data-form-id': id,
    'data-variant': variant,
    'data-submission-text': submissionText,
    'data-success-url': successUrl,
  })} method="post">${fields.map((field) => itemMarkup(field, labels)).join('\n')}${template(postSubmitMarkup)}${inside}<button type="submit">${button}</button></form>`

/** Markup of the owner is printed as it is. */
const template = (markup: string | undefined): string =>
  markup ? `<template data-post-submit>${markup}</template>` : ''

function itemMarkup(field: Field, labels: Labels): string {
  const { id, kind, required, when } = field
  if (field.kind === 'hidden') {
    return `<input type="hidden" class="hidden"${write({ 'data-field': id, 'data-key': field.key, name: id, value: field.value })}>`
  }
  const item = write({
    class: ['form-item', kind, ...(required ? ['required'] : [])].join(' '),
    'data-field': id,
    'data-when': when && JSON.stringify(when),
  })
  const title = escape(fieldName(field))
  if (kind === 'section') return `<div${item}><h3 class="title">${title}</h3>${description(field)}</div>`
  const controls = groupMarkup(field, labels)
  if (controls === undefined) {
    return `<div${item}><label for="${escape(id)}">${title}</label>${description(field)}${controlMarkup(field, labels)}</div>`
  }
  return `<fieldset${item}><legend>${title}</legend>${description(field)}${controls}</fieldset>`
}

const description = ({ id, description: text }: Field): string =>
  text ? `<p class="description"${write({ id: `${id}-description` })}>${escape(text)}</p>` : ''

/** Direction of what is typed into a field, as the React parts set it. */
const directions: Partial<Readonly<Record<Field['kind'], string>>> = {
  email: 'ltr',
  website: 'ltr',
  number: 'ltr',
  currency: 'ltr',
  twitter: 'ltr',
  text: 'auto',
  textarea: 'auto',
}

function controlMarkup(field: Field, labels: Labels): string {
  const { id, kind, placeholder } = field
  const shared = {
    id,
    name: id,
    dir: directions[kind],
    'aria-describedby': field.description && `${id}-description`,
  }
  if (field.kind === 'select') {
    const empty = `<option value="">${escape(placeholder ?? labels['form.select.empty'])}</option>`
    return `<select${write(shared)}>${empty}${options(field.options)}</select>`
  }
  if (field.kind === 'textarea') {
    const maxlength = parseMaxLength(field.maxLength) || undefined
    return `<textarea rows="5"${write({ ...shared, placeholder, maxlength })}></textarea>`
  }
  const type = kind === 'email' || kind === 'password' ? kind : 'text'
  return `<input${write({ ...shared, type, placeholder })}>`
}

/** Controls of a field with several of them. */
function groupMarkup(field: Field, labels: Labels): string | undefined {
  switch (field.kind) {
    case 'radio':
    case 'checkbox':
      return field.options.map((option) => choice(field.kind, field.id, option, option)).join('')
    case 'likert':
      return field.options
        .map((question, index) => {
          const levels = [...likertLabels].map(([level, key]) =>
            choice('radio', `${field.id}[${index}]`, level, labels[key]),
          )
          return `<div role="radiogroup"${write({ 'data-question': question, 'aria-label': question })}><p>${escape(question)}</p>${levels.join('')}</div>`
        })
        .join('')
    default: {
      const parts = partsOf(field)
      return parts.length > 0 ? parts.map((part) => partMarkup(field.id, part, labels)).join('') : undefined
    }
  }
}

const choice = (type: string, name: string, value: string, text: string): string =>
  `<label><input${write({ type, name, value })}> ${escape(text)}</label>`

function partMarkup(
  name: string,
  { label, options: keys, autoComplete, isNumeric }: FieldPart,
  labels: Labels,
): string {
  const control = keys
    ? `<select${write({ name })}><option value="">–</option>${options(keys.map((key) => labels[key]))}</select>`
    : `<input${write({ name, type: 'text', dir: isNumeric ? 'ltr' : 'auto', autocomplete: autoComplete, inputmode: isNumeric && 'numeric' })}>`
  return `<label>${escape(labels[label])} ${control}</label>`
}
