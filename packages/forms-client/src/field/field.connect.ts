import type { Attributes, LabelAttributes } from '@sitewright/site/part'
import type { ShownField } from '../form/field-store.ts'
import {
  optionControls,
  partControls,
  singleControl,
  type ControlGroup,
  type FieldApi,
} from './control.connect.ts'
import { fieldName, partCount, type Field } from './field.ts'
import { connectItem, connectRadioGroup, fieldElementIds, type ItemView } from './item.connect.ts'
import { questionControls } from './likert.connect.ts'

/** Attributes of the elements of a field, in the order in which they are shown: the error stands before the title. */
export interface FieldView {
  /** `label` for one control; `text` for a group, and for a section. */
  readonly titleTag: 'label' | 'text'
  readonly root: Attributes
  readonly error: Attributes
  readonly title: LabelAttributes
  /** Text within the title of a required group that no attribute can call required. Only screen readers read it. */
  readonly required: Attributes | undefined
  readonly description: Attributes | undefined
  readonly groups: readonly ControlGroup[]
}

/** Attributes of a field. */
export function connectField(field: Field, snapshot: ShownField, api: FieldApi): FieldView {
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
    required:
      classes.required && (field.kind === 'checkbox' || field.kind === 'likert')
        ? { 'data-form': 'required', children: ` ${api.labels['form.required']}` }
        : undefined,
    description: field.description
      ? { id: ids.description, 'data-form': 'description', children: field.description }
      : undefined,
    groups: groupsOf(field, snapshot, api, control),
  }
}

/** Checks whether a field has several controls, which its title names together. */
const isGroup = (field: Field): boolean =>
  partCount(field) > 0 || ['radio', 'checkbox', 'likert'].includes(field.kind)

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

function groupsOf(
  field: Field,
  snapshot: ShownField,
  api: FieldApi,
  shared: Attributes,
): readonly ControlGroup[] {
  const group = (controls: ControlGroup['controls']): readonly ControlGroup[] => [
    { root: { 'data-form': 'controls' }, controls },
  ]
  switch (field.kind) {
    case 'section':
    case 'hidden':
      return []
    case 'radio':
    case 'checkbox':
      return group(optionControls(field, snapshot, api, shared))
    case 'likert':
      return field.options.map((question, index) => questionControls(field, question, index, snapshot, api))
    default:
      return group(
        partCount(field) > 0
          ? partControls(field, snapshot, api, shared)
          : [singleControl(field, snapshot, api, shared)],
      )
  }
}

export type { Control, ControlGroup, FieldApi } from './control.connect.ts'
