'use client'

import type { ReactNode } from 'react'
import type { FormDefinition } from '../definition/form-definition.ts'
import { refuseOther, type FieldProps } from './field-frame.react.tsx'
import { useField } from './hook/use-field.react.ts'

/**
 * A field of the kind `hidden`. Its answer is sent without it too: the part is for forms that a browser sends by itself to
 * a server action.
 */
export function HiddenField<Definition extends FormDefinition = FormDefinition>({
  id,
}: Pick<FieldProps<Definition, 'hidden'>, 'id'>): ReactNode {
  const { definition, value } = useField(id)
  refuseOther(definition, 'hidden')
  return <input type="hidden" name={id} value={typeof value === 'string' ? value : ''} />
}
