'use client'

import { memo, type ReactNode } from 'react'
import { FieldFrame, useFieldView, type FieldProps } from './field-frame.react.tsx'
import { questionGroups } from './group.connect.ts'
import { fieldLabels } from './item.connect.ts'
import { levelLabels } from './likert.ts'

const labels = { ...fieldLabels, ...levelLabels }

/** A field of the kind `likert`: statements to rate. */
export const LikertField = memo(function LikertField(props: FieldProps): ReactNode {
  const shown = useFieldView(props, questionGroups, labels)
  return shown && <FieldFrame {...props} {...shown} />
})
