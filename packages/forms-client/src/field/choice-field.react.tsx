'use client'

import { memo, type ReactNode } from 'react'
import { FieldFrame, useFieldView, type FieldProps } from './field-frame.react.tsx'
import { optionGroups } from './group.connect.ts'
import { fieldLabels } from './item.connect.ts'

/** A field with options that are all shown: `radio` or `checkbox`. */
export const ChoiceField = memo(function ChoiceField(props: FieldProps): ReactNode {
  const shown = useFieldView(props, optionGroups, fieldLabels)
  return shown && <FieldFrame {...props} {...shown} />
})
