import type { Field } from './field.ts'

/** Labels of the parts of names, dates and so on. */
export const partLabels = {
  'form.name.first': 'First name',
  'form.name.last': 'Last name',
  'form.date.month': 'Month',
  'form.date.day': 'Day',
  'form.date.year': 'Year',
  'form.time.hour': 'Hour',
  'form.time.minute': 'Minute',
  'form.time.second': 'Second',
  'form.time.half': 'AM or PM',
  'form.time.am': 'AM',
  'form.time.pm': 'PM',
  'form.address.line1': 'Address 1',
  'form.address.line2': 'Address 2',
  'form.address.city': 'City',
  'form.address.state': 'State or province',
  'form.address.zip': 'Zip or postal code',
  'form.address.country': 'Country',
  'form.phone.country': 'Country code',
  'form.phone.area': 'Area code',
  'form.phone.prefix': 'Prefix',
  'form.phone.line': 'Line',
} as const

/** Key of the label of a part. */
export type PartLabelKey = keyof typeof partLabels

/** One part of an answer. */
export interface FieldPart {
  readonly label: PartLabelKey
  /** https://html.spec.whatwg.org/#autofill */
  readonly autoComplete?: string
  readonly isNumeric?: true
  /** Answers to choose from. */
  readonly options?: readonly PartLabelKey[]
}

const part = (label: PartLabelKey, autoComplete?: string, more: Partial<FieldPart> = {}): FieldPart => ({
  label,
  ...(autoComplete === undefined ? {} : { autoComplete }),
  ...more,
})
const number = { isNumeric: true } as const

const date = [
  part('form.date.month', undefined, number),
  part('form.date.day', undefined, number),
  part('form.date.year', undefined, number),
]
const time = [
  part('form.time.hour', undefined, number),
  part('form.time.minute', undefined, number),
  part('form.time.second', undefined, number),
  part('form.time.half', undefined, { options: ['form.time.am', 'form.time.pm'] }),
]
const name = [part('form.name.first', 'given-name'), part('form.name.last', 'family-name')]
const address = [
  part('form.address.line1', 'address-line1'),
  part('form.address.line2', 'address-line2'),
  part('form.address.city', 'address-level2'),
  part('form.address.state', 'address-level1'),
  part('form.address.zip', 'postal-code'),
  part('form.address.country', 'country-name'),
]
const phone = [
  part('form.phone.country', 'tel-country-code', number),
  part('form.phone.area', 'tel-area-code', number),
  part('form.phone.prefix', 'tel-local-prefix', number),
  part('form.phone.line', 'tel-local-suffix', number),
]

/** Parts of a field in the order in which they are displayed and sent. Empty for a field with one answer. */
export function partsOf(field: Field): readonly FieldPart[] {
  switch (field.kind) {
    case 'date':
      return date
    case 'time':
      return time
    case 'name':
      return name
    case 'address':
      return address
    case 'phone':
      return field.showCountryCode ? phone : phone.slice(1)
    default:
      return []
  }
}
