'use client'

import { memo, type ReactNode } from 'react'
import { FieldFrame, useFieldView, type FieldProps } from './field-frame.react.tsx'
import { partGroups } from './group.connect.ts'
import { fieldLabels } from './item.connect.ts'
import { partLabels } from './part.ts'

const labels = { ...fieldLabels, ...partLabels }

/** A field whose answer has parts: `name`, `address`, `phone`, `date` or `time`. */
export const PartsField = memo(function PartsField(props: FieldProps): ReactNode {
  const shown = useFieldView(props, partGroups, labels)
  return shown && <FieldFrame {...props} {...shown} />
})
