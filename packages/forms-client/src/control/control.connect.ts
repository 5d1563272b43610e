import {
  fieldValue,
  isFieldChecked,
  type Attributes,
  type FieldAttributes,
  type InputAttributes,
  type LabelAttributes,
  type OptionAttributes,
  type PartEvent,
  type TextareaAttributes,
} from '@sitewright/site/part'
import type { ShownField } from '../answer/field-store.ts'
import type { LabelKey } from '../labels.ts'
import {
  choicesOf,
  fieldName,
  isOptionalPart,
  type ChoiceField,
  type Field,
  type FieldKind,
} from '../kind/field.ts'
import { connectPart, fieldElementIds } from '../item/item.connect.ts'
import { partLabels, partsOf, type FieldPart, type PartLabelKey } from '../kind/part.ts'

/** One element that is filled in, with its label. A group of options or parts has several. */
export type Control = {
  /** Id of the element, which the label refers to. */
  readonly id: string
  readonly label: LabelAttributes
} & (
  | { readonly tag: 'input'; readonly attributes: InputAttributes }
  | { readonly tag: 'textarea'; readonly attributes: TextareaAttributes }
  | {
      readonly tag: 'select'
      readonly attributes: FieldAttributes
      /** Attributes of the `<option>` elements, the empty one first. */
      readonly options: readonly OptionAttributes[]
    }
)

/** Controls that belong together: all of a field, or those of one question. */
export interface ControlGroup {
  readonly root: Attributes
  /** Question of a likert field. */
  readonly title?: Attributes | undefined
  /** In the order in which they are shown. */
  readonly controls: readonly Control[]
}

/** Context of the elements of a field, beside its snapshot. */
export interface FieldApi<Key extends LabelKey = LabelKey> {
  /** Prefix of the ids of its elements, different for each field of the document. */
  readonly prefix: string
  /** Texts of parts of fields and of options, by key. */
  readonly labels: Readonly<Record<Key, string>>
  // Of the type of a method, so that a field of a known kind will do.
  readonly set: { set(value: ShownField['value']): void }['set']
  /** Called when the visitor leaves a control of the field. */
  readonly leave?: ((event: PartEvent) => void) | undefined
}

/** Label of a control. */
export const controlLabel = (id: string, text: string): LabelAttributes => ({
  htmlFor: id,
  'data-form': 'label',
  children: text,
})

/** The one control of a field with one answer. Its label is the title of the field. */
export function singleControl(
  field: Field,
  { value }: ShownField,
  api: FieldApi<'form.select.empty'>,
  shared: Attributes,
): Control {
  const { control: id } = fieldElementIds(api.prefix)
  const common = {
    ...shared,
    id,
    name: field.id,
    'data-form': 'control',
    value: typeof value === 'string' ? value : '',
    onBlur: api.leave,
  }
  const typed = {
    ...common,
    placeholder: field.placeholder,
    ...typing((event) => api.set(fieldValue(event))),
  } satisfies InputAttributes
  const named = controlLabel(id, fieldName(field))
  if (field.kind === 'textarea')
    return { tag: 'textarea', id, label: named, attributes: { ...typed, dir: 'auto', rows: 5 } }
  if (field.kind !== 'select') {
    return { tag: 'input', id, label: named, attributes: { ...typed, ...inputKinds[field.kind] } }
  }
  const options = ['', ...choicesOf(field)].map((option) => ({
    value: option,
    children: option === '' ? (field.placeholder ?? api.labels['form.select.empty']) : option,
  }))
  const attributes: FieldAttributes = { ...common, onChange: (event) => api.set(fieldValue(event)) }
  return { tag: 'select', id, label: named, attributes, options }
}

/** Browsers on iOS and password managers announce what they fill in as a change only. */
const typing = (set: (event: PartEvent) => void): Pick<InputAttributes, 'onChange' | 'onInput'> => ({
  onInput: set,
  onChange: set,
})

/** A number is a text: inputs of the type `number` lose what they cannot read. */
const inputKinds: Partial<Readonly<Record<FieldKind, InputAttributes>>> = {
  email: { dir: 'ltr', type: 'email', autoComplete: 'email', inputMode: 'email', spellCheck: false },
  website: { dir: 'ltr', type: 'text', autoComplete: 'url', inputMode: 'url', spellCheck: false },
  password: { type: 'password', autoComplete: 'off' },
  number: { dir: 'ltr', type: 'text', inputMode: 'decimal' },
  currency: { dir: 'ltr', type: 'text', inputMode: 'decimal' },
  twitter: { dir: 'ltr', type: 'text', spellCheck: false },
  text: { dir: 'auto', type: 'text' },
}

export function partControls(
  field: Field,
  { value, problem }: ShownField,
  api: FieldApi<PartLabelKey>,
  shared: Attributes,
): readonly Control[] {
  const parts = partsOf(field)
  const values = parts.map(
    (_, index) => (Array.isArray(value) ? (value as readonly string[])[index] : '') ?? '',
  )
  return parts.map((part, index) => {
    const id = `${api.prefix}-${index}`
    const common = {
      ...connectPart(shared, { problem }, index),
      id,
      name: field.id,
      'data-form': 'control',
      'data-part': part.label.split('.')[2],
      value: values[index] ?? '',
      'aria-required': isOptionalPart(field.kind, index) ? undefined : shared['aria-required'],
      onBlur: api.leave,
    }
    const set = (answer: string): void => api.set(values.map((each, at) => (at === index ? answer : each)))
    return partControl(part, id, common, set, api.labels)
  })
}

function partControl(
  part: FieldPart,
  id: string,
  common: FieldAttributes,
  set: (answer: string) => void,
  labels: FieldApi<PartLabelKey>['labels'],
): Control {
  const named = controlLabel(id, labels[part.label])
  if (part.options) {
    // The answer is the same in every language.
    const options = part.options.map((option) => ({ value: partLabels[option], children: labels[option] }))
    const attributes: FieldAttributes = { ...common, onChange: (event) => set(fieldValue(event)) }
    return {
      tag: 'select',
      id,
      label: named,
      attributes,
      options: [{ value: '', children: labels['form.part.empty'] }, ...options],
    }
  }
  const attributes: InputAttributes = {
    ...common,
    type: 'text',
    autoComplete: part.autoComplete,
    dir: part.isNumeric ? 'ltr' : 'auto',
    inputMode: part.isNumeric && 'numeric',
    ...typing((event) => set(fieldValue(event))),
  }
  return { tag: 'input', id, label: named, attributes }
}

export function optionControls(
  field: ChoiceField,
  { value }: ShownField,
  api: FieldApi<never>,
  shared: Attributes,
): readonly Control[] {
  const chosen = typeof value === 'string' ? [value] : Object.values(value)
  const options = choicesOf(field)
  return options.map((option, index) => {
    const id = `${api.prefix}-${index}`
    const toggle = (isChecked: boolean): void => {
      const others = options.filter((each) => (each === option ? isChecked : chosen.includes(each)))
      api.set(field.kind === 'radio' ? option : others)
    }
    const attributes: InputAttributes = {
      'aria-invalid': shared['aria-invalid'],
      id,
      type: field.kind === 'radio' ? 'radio' : 'checkbox',
      name: field.id,
      value: option,
      checked: chosen.includes(option),
      'data-form': 'choice',
      onChange: (event) => toggle(isFieldChecked(event)),
      onBlur: api.leave,
    }
    return { tag: 'input', id, label: controlLabel(id, option), attributes }
  })
}
