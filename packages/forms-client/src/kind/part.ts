import type { Field, FieldKind } from './field.ts'

/** Labels of the parts of names, dates and so on. Their order is that of the parts of an answer. */
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
  /** No answer to choose from yet. */
  'form.part.empty': '–',
} as const

/** Key of the label of a part. */
export type PartLabelKey = keyof typeof partLabels

/** One part of an answer. */
export interface FieldPart {
  readonly label: PartLabelKey
  /** https://html.spec.whatwg.org/#autofill */
  readonly autoComplete?: string | undefined
  readonly isNumeric?: true | undefined
  /** Answers to choose from. */
  readonly options?: readonly PartLabelKey[] | undefined
}

/** Autofill names of the parts of a kind, in their order: https://html.spec.whatwg.org/#autofill */
const autoComplete: Partial<Readonly<Record<FieldKind, string>>> = {
  name: 'given-name family-name',
  address: 'address-line1 address-line2 address-level2 address-level1 postal-code country-name',
  phone: 'tel-country-code tel-area-code tel-local-prefix tel-local-suffix',
}

const halves: readonly PartLabelKey[] = ['form.time.am', 'form.time.pm']

/** Parts of a field in the order in which they are displayed and sent. Empty for a field with one answer. */
export function partsOf(field: Field): readonly FieldPart[] {
  const names = autoComplete[field.kind]?.split(' ')
  const labels = (Object.keys(partLabels) as PartLabelKey[]).filter(
    (label) => label.startsWith(`form.${field.kind}.`) && !halves.includes(label),
  )
  const isWords = field.kind === 'name' || field.kind === 'address'
  const parts = labels.map((label, index) => {
    const options = label === 'form.time.half' ? halves : undefined
    return { label, autoComplete: names?.[index], isNumeric: (!isWords && !options) || undefined, options }
  })
  return field.kind === 'phone' && !field.showCountryCode ? parts.slice(1) : parts
}
