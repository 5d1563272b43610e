'use client'

import { memo, type ReactNode } from 'react'
import type { FormDefinition } from '../definition/form-definition.ts'
import { useFieldElement, type FamilyProps, type FieldProps } from './field-frame.react.tsx'
import { optionGroups } from '../control/group.connect.ts'
import { fieldLabels } from '../item/item.connect.ts'

const ChoiceFamily = memo(function ChoiceFamily(props: FamilyProps): ReactNode {
  return useFieldElement(props, optionGroups, fieldLabels)
})

/** A field of the kind `radio`: one of some options, all of them shown. */
export function RadioField<Definition extends FormDefinition = FormDefinition>(
  props: FieldProps<Definition, 'radio'>,
): ReactNode {
  return <ChoiceFamily {...props} kind="radio" />
}

/** A field of the kind `checkbox`: any of some options. */
export function CheckboxField<Definition extends FormDefinition = FormDefinition>(
  props: FieldProps<Definition, 'checkbox'>,
): ReactNode {
  return <ChoiceFamily {...props} kind="checkbox" />
}
