'use client'

import { memo, type ReactNode } from 'react'
import { CharacterCount } from './character-count.react.tsx'
import { useFormScope } from '../hook/form-context.react.ts'
import type { FormDefinition } from '../definition/form-definition.ts'
import { labels } from '../labels.ts'
import { useFieldElement, type FamilyProps, type FieldProps } from './field-frame.react.tsx'
import { anyGroups } from '../control/group.connect.ts'
import { HiddenField } from './hidden-field.react.tsx'

const ShownField = memo(function ShownField(props: FamilyProps): ReactNode {
  return useFieldElement(props, anyGroups, labels)
})

/** A field of any kind. Changes of other fields do not render it. */
export function Field<Definition extends FormDefinition = FormDefinition>(
  props: FieldProps<Definition>,
): ReactNode {
  const { kind } = useFormScope().form.field(props.id).definition
  if (kind === 'hidden') return <HiddenField id={props.id} />
  return <ShownField {...props} Counter={kind === 'textarea' ? CharacterCount : undefined} />
}
