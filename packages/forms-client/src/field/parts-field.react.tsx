'use client'

import { memo, type ReactNode } from 'react'
import { fieldLabels, partLabels } from '../labels.ts'
import { FieldFrame, type FieldProps } from './field-frame.react.tsx'
import { partGroups } from './group.connect.ts'

const labels = { ...fieldLabels, ...partLabels }

/** A field whose answer has parts: `name`, `address`, `phone`, `date` or `time`. */
export const PartsField = memo(function PartsField(props: FieldProps): ReactNode {
  return <FieldFrame {...props} makeGroups={partGroups} labels={labels} />
})
