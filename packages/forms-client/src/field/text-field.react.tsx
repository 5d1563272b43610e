'use client'

import { memo, type ReactNode } from 'react'
import { FieldFrame, useFieldView, type FieldProps } from './field-frame.react.tsx'
import { textGroups } from './group.connect.ts'
import { fieldLabels } from './item.connect.ts'

/**
 * A field with one text: `text`, `textarea`, `email`, `currency`, `number`, `website`, `password`, `twitter` or `select`.
 * It is a part of `<Field>`, for pages without the others.
 */
export const TextField = memo(function TextField(props: FieldProps): ReactNode {
  const shown = useFieldView(props, textGroups, fieldLabels)
  return shown && <FieldFrame {...props} {...shown} />
})
