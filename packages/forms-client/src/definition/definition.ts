import {
  check,
  fields,
  filled,
  flag,
  list,
  orElse,
  reader,
  text,
  type Check,
  type Reader,
} from '@sitewright/site/reader'
import { parseMaxLength, type FieldKind } from '../kind/field.ts'
import { kinds } from '../kind/kind.ts'
import type { FormDefinition, FormVariant } from './form-definition.ts'

/**
 * Reads a form that was stored, sent, or edited by hand. Returns the definition, or the path of what is wrong, such as
 * `fields.2.kind`. Settings that are null or missing get their defaults.
 *
 * @example
 * ```ts
 * import { parseDefinition } from '@sitewright/forms-client/definition'
 *
 * const read = parseDefinition(JSON.parse(stored))
 * if (read.ok) console.log(read.value.fields.length)
 * else console.warn(read.failure)
 * ```
 */
export const parseDefinition: Reader<FormDefinition> = reader((value, path) => {
  const read = fields(value, path, {
    id: filled,
    variant: orElse(oneOf(variants), undefined),
    successUrl: optionalText,
    submissionText: optionalText,
    postSubmitMarkup: optionalText,
    fields: eachOf(readField),
  })
  const ids = (read.fields as readonly FieldHead[]).map(({ id }) => id)
  ;(read.fields as readonly FieldHead[]).forEach(({ id, when }, index) => {
    const isFirst = check(() => ids.indexOf(id) === index)
    isFirst(id, `fields.${index}.id`)
    const isOther = check((other) => other !== id && ids.includes(String(other)))
    if (when) isOther(when.field, `fields.${index}.when.field`)
  })
  return read
})

/** Of a field that was read, what other fields have to do with. */
interface FieldHead {
  readonly id: string
  readonly when?: { readonly field: string } | undefined
}

/** Accepts one of some texts. */
const oneOf = (values: readonly unknown[]): Check => check((value) => values.includes(value))

/** Reads each element of an array. */
const eachOf =
  (readOne: Check): Check =>
  (value, path) =>
    (list(value, path) as readonly unknown[]).map((each, index) => readOne(each, `${path}.${index}`))

const variants: readonly FormVariant[] = ['form', 'newsletter', 'promo-popup']
const optionalText = orElse(text, undefined)
const emptyText = orElse(text, '')
const texts = eachOf(text)
const options = { options: orElse(texts, []) }

const settings: Partial<Readonly<Record<FieldKind, Readonly<Record<string, Check>>>>> = {
  textarea: { maxLength: parseMaxLength },
  phone: { showCountryCode: orElse(flag, false) },
  radio: options,
  checkbox: options,
  select: options,
  likert: options,
  hidden: { key: emptyText, value: emptyText },
}

function readField(value: unknown, path: string): unknown {
  const { kind } = fields(value, path, { kind: oneOf(Object.keys(kinds)) })
  return fields(value, path, {
    id: filled,
    title: optionalText,
    description: optionalText,
    placeholder: optionalText,
    required: orElse(flag, false),
    when: orElse(readCondition, undefined),
    ...settings[kind as FieldKind],
  })
}

const readCondition: Check = (value, path) =>
  fields(value, path, {
    field: text,
    is: (is, place) => (typeof is === 'string' ? is : texts(is, place)),
  })
