'use client'

import { memo, type ReactNode } from 'react'
import { labels } from '../labels.ts'
import { FieldFrame, useFieldView, type FieldProps } from './field-frame.react.tsx'
import { anyGroups } from './group.connect.ts'

/** A field of any kind. Changes of other fields do not render it. */
export const Field = memo(function Field(props: FieldProps): ReactNode {
  const shown = useFieldView(props, anyGroups, labels)
  return shown && <FieldFrame {...props} {...shown} />
})
