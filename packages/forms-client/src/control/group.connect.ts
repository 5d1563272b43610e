import type { Attributes } from '@sitewright/site/part'
import type { ShownField } from '../answer/field-store.ts'
import {
  optionControls,
  partControls,
  singleControl,
  type Control,
  type ControlGroup,
  type FieldApi,
} from './control.connect.ts'
import { partCount, type Field } from '../kind/field.ts'
import { questionControls } from './likert.connect.ts'
import type { levelLabels } from '../kind/likert.ts'
import type { PartLabelKey } from '../kind/part.ts'

const group = (...controls: readonly Control[]): readonly ControlGroup[] => [
  { root: { 'data-form': 'controls' }, controls },
]

/** The control of a field with one text: typed, or chosen from a list. */
export const textGroups = (
  field: Field,
  snapshot: ShownField,
  api: FieldApi<'form.select.empty'>,
  shared: Attributes,
): readonly ControlGroup[] => group(singleControl(field, snapshot, api, shared))

/** The controls of a field whose answer has parts. */
export const partGroups = (
  field: Field,
  snapshot: ShownField,
  api: FieldApi<PartLabelKey>,
  shared: Attributes,
): readonly ControlGroup[] => group(...partControls(field, snapshot, api, shared))

/** The options of a field. None for a field of another kind. */
export const optionGroups = (
  field: Field,
  snapshot: ShownField,
  api: FieldApi<never>,
  shared: Attributes,
): readonly ControlGroup[] =>
  field.kind === 'radio' || field.kind === 'checkbox'
    ? group(...optionControls(field, snapshot, api, shared))
    : []

/** The questions of a field, each with its levels of agreement. None for a field of another kind. */
export const questionGroups = (
  field: Field,
  snapshot: ShownField,
  api: FieldApi<keyof typeof levelLabels>,
): readonly ControlGroup[] =>
  field.kind === 'likert'
    ? field.options.map((question, index) => questionControls(field, question, index, snapshot, api))
    : []

/** The controls of a field of any kind. */
export function anyGroups(
  field: Field,
  snapshot: ShownField,
  api: FieldApi,
  shared: Attributes,
): readonly ControlGroup[] {
  switch (field.kind) {
    case 'section':
    case 'hidden':
      return []
    case 'radio':
    case 'checkbox':
      return optionGroups(field, snapshot, api, shared)
    case 'likert':
      return questionGroups(field, snapshot, api)
    default:
      return (partCount(field) > 0 ? partGroups : textGroups)(field, snapshot, api, shared)
  }
}
