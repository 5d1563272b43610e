import type { Attributes } from '@sitewright/site/part'
import type { ShownField } from '../answer/field-store.ts'
import { isChosen, isOverLimit, type Field } from '../kind/field.ts'

/** Label of a group that has to be answered. */
export const requiredLabel = { 'form.required': 'required' } as const

/** Labels that a field of any kind may need. */
export const fieldLabels = { 'form.select.empty': 'Select an option', ...requiredLabel } as const

/** Ids of a field's elements. */
export const fieldElementIds = (prefix: string) =>
  ({
    error: `${prefix}-error`,
    title: `${prefix}-title`,
    description: `${prefix}-description`,
    /** The first control: links of an error summary lead to it. */
    control: `${prefix}-0`,
  }) as const

/** Attributes that an item has in any markup: our own, or that of a page. */
export interface ItemView {
  /**
   * Of the element around the title, the error and the controls. It is hidden while the field is not asked.
   */
  readonly root: Attributes
  /** Classes of the item, as the page's style sheet knows them. */
  readonly classes: Readonly<Record<'required' | 'error', boolean>>
  /** Attributes of the element with the error text, which is hidden without an error. */
  readonly error: Attributes
  /** Attributes of each control. A radio button cannot be invalid: its group is. */
  readonly control: Attributes
}

/** Attributes of a field's item, its error and its controls. */
export function connectItem(
  field: Field,
  { value, error, isAsked, isChecking }: ShownField,
  prefix: string,
): ItemView {
  const ids = fieldElementIds(prefix)
  const isWrong = error !== undefined || isOverLimit(field, value)
  const describedBy = [field.description && ids.description, error !== undefined && ids.error]
  return {
    root: {
      'aria-busy': isChecking ? true : undefined,
      'data-form': 'field',
      'data-kind': field.kind,
      'data-state': isWrong ? 'error' : 'idle',
      hidden: !isAsked || field.kind === 'hidden',
    },
    classes: { required: field.required === true, error: isWrong },
    error: { id: ids.error, 'data-form': 'error', children: error ?? '', hidden: error === undefined },
    control: {
      'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
      'aria-invalid': isWrong && field.kind !== 'radio' && field.kind !== 'likert' ? true : undefined,
      'aria-required': field.required && !isChosen(field) ? true : undefined,
    },
  }
}

/** Attributes of one control of several. Where only some parts of an answer are missing, the others are not wrong. */
export function connectPart(
  control: Attributes,
  { problem }: Pick<ShownField, 'problem'>,
  index: number,
): Attributes {
  const parts = problem?.kind === 'refused' ? problem.parts : undefined
  return !parts || parts.includes(index) ? control : { ...control, 'aria-invalid': undefined }
}

/**
 * Attributes of a group of radio buttons, the only kind of group that may be called invalid and required:
 * https://www.w3.org/TR/wai-aria-1.2/#radiogroup
 */
export const connectRadioGroup = ({ error, required }: ItemView['classes']): Attributes => ({
  role: 'radiogroup',
  'aria-invalid': error || undefined,
  'aria-required': required || undefined,
})

/**
 * Text within the title of a required group that no attribute can call required. Only screen readers read it. Undefined
 * for other fields.
 */
export const connectRequired = ({ kind, required }: Field, label: string): Attributes | undefined =>
  required && (kind === 'checkbox' || kind === 'likert')
    ? { 'data-form': 'required', children: ` ${label}` }
    : undefined
