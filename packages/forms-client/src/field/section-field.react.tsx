'use client'

import { memo, type ReactNode } from 'react'
import type { FormDefinition } from '../definition/form-definition.ts'
import { useFieldElement, type FamilyProps, type FieldProps } from './field-frame.react.tsx'
import { requiredLabel } from '../item/item.connect.ts'

const noGroups = (): readonly [] => []

const SectionFamily = memo(function SectionFamily(props: FamilyProps): ReactNode {
  return useFieldElement(props, noGroups, requiredLabel)
})

/** A field of the kind `section`: a heading between fields. */
export function SectionField<Definition extends FormDefinition = FormDefinition>(
  props: FieldProps<Definition, 'section'>,
): ReactNode {
  return <SectionFamily {...props} kind="section" />
}
