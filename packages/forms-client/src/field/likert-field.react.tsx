'use client'

import { memo, type ReactNode } from 'react'
import type { FormDefinition } from '../definition/form-definition.ts'
import { useFieldElement, type FamilyProps, type FieldProps } from './field-frame.react.tsx'
import { questionGroups } from '../control/group.connect.ts'
import { fieldLabels } from '../item/item.connect.ts'
import { levelLabels } from '../kind/likert.ts'

const labels = { ...fieldLabels, ...levelLabels }

const LikertFamily = memo(function LikertFamily(props: FamilyProps): ReactNode {
  return useFieldElement(props, questionGroups, labels)
})

/** A field of the kind `likert`: statements to rate. */
export function LikertField<Definition extends FormDefinition = FormDefinition>(
  props: FieldProps<Definition, 'likert'>,
): ReactNode {
  return <LikertFamily {...props} kind="likert" />
}
