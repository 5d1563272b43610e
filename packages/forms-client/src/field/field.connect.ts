import type { Attributes, LabelAttributes } from '@sitewright/site/part'
import type { ShownField } from '../answer/field-store.ts'
import type { LabelKey } from '../labels.ts'
import type { ControlGroup, FieldApi } from '../control/control.connect.ts'
import { fieldName, isChosen, partCount, type Field } from '../kind/field.ts'
import { anyGroups } from '../control/group.connect.ts'
import {
  connectItem,
  connectRadioGroup,
  connectRequired,
  fieldElementIds,
  type ItemView,
} from '../item/item.connect.ts'

/** Attributes of the elements of a field, in the order in which they are shown: the error stands before the title. */
export interface FieldView {
  /** `label` for one control; `text` for a group, and for a section. */
  readonly titleTag: 'label' | 'text'
  /** Attributes of the element around all others of the field. */
  readonly root: Attributes
  /** Attributes of the element with the error text. Draw it always: it is hidden without an error. */
  readonly error: Attributes
  /** Attributes of the element that `titleTag` names. As a text it has no `htmlFor`. */
  readonly title: LabelAttributes
  /** Text within the title of a required group that no attribute can call required. Only screen readers read it. */
  readonly required: Attributes | undefined
  /** Attributes of the element with the description. Undefined without one. */
  readonly description: Attributes | undefined
  /** One group with all controls; for a likert field, one for each statement. */
  readonly groups: readonly ControlGroup[]
}

/** Makes the controls of a field. */
export type MakeGroups<Key extends LabelKey> = (
  field: Field,
  snapshot: ShownField,
  api: FieldApi<Key>,
  shared: Attributes,
) => readonly ControlGroup[]

/**
 * Attributes of a field of any kind.
 *
 * @example
 * ```ts
 * import { connectField, labels } from '@sitewright/forms-client/connect'
 * import { draw } from '@sitewright/site/part'
 *
 * const { definition, snapshot, set } = form.field('email')
 * const { root, error, title, groups } = connectField(definition, snapshot(), { prefix: 'f1', labels, set })
 * const controls = groups.flatMap((group) => group.controls)
 * const item = draw(
 *   document,
 *   'div',
 *   root,
 *   ...controls.map(({ tag, attributes }) => draw(document, tag, attributes)),
 * )
 * ```
 */
export const connectField = (field: Field, snapshot: ShownField, api: FieldApi): FieldView =>
  connectFieldWith<LabelKey>(anyGroups, field, snapshot, api)

/** Attributes of a field of those kinds whose controls a function makes. */
export function connectFieldWith<Key extends LabelKey>(
  makeGroups: MakeGroups<Key>,
  field: Field,
  snapshot: ShownField,
  api: FieldApi<Key | 'form.required'>,
): FieldView {
  const ids = fieldElementIds(api.prefix)
  const { root, classes, error, control } = connectItem(field, snapshot, api.prefix)
  const isText = isGroup(field) || field.kind === 'section'
  const className = ['form-item', field.kind, classes.required && 'required', classes.error && 'error']
  return {
    titleTag: isText ? 'text' : 'label',
    root: {
      ...root,
      ...groupAttributes(field, ids.title, classes, control),
      className: className.filter(Boolean).join(' '),
      'data-field': field.id,
    },
    error,
    title: {
      id: ids.title,
      'data-form': 'title',
      children: fieldName(field),
      ...(isText ? {} : { htmlFor: ids.control }),
    },
    required: connectRequired(field, api.labels['form.required']),
    description: field.description
      ? { id: ids.description, 'data-form': 'description', children: field.description }
      : undefined,
    groups: makeGroups(field, snapshot, api, control),
  }
}

/** Checks whether a field has several controls, which its title names together. */
const isGroup = (field: Field): boolean => partCount(field) > 0 || isChosen(field)

function groupAttributes(
  field: Field,
  titleId: string,
  classes: ItemView['classes'],
  control: Attributes,
): Attributes {
  if (!isGroup(field)) return {}
  const named = { 'aria-labelledby': titleId, 'aria-describedby': control['aria-describedby'] }
  return field.kind === 'radio' ? { ...named, ...connectRadioGroup(classes) } : { ...named, role: 'group' }
}

export type { Control, ControlGroup, FieldApi } from '../control/control.connect.ts'
