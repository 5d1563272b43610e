'use client'

import { fieldValue } from '@sitewright/site/part'
import { useId, useState, type ReactNode } from 'react'
import { codeMessages } from '../messages.ts'
import { useMessages } from '../provider/provider.react.tsx'
import { connectCodeField } from './code-editor.connect.ts'
import { applyEdit } from './code-field.dom.ts'

interface CodeFieldProps {
  readonly label: string
  readonly value: string
  readonly isEditable: boolean
  readonly onChange: (value: string) => void
}

/** A textarea for code, with line numbers. */
export function CodeField({ label, value, isEditable, onChange }: CodeFieldProps): ReactNode {
  const messages = useMessages(codeMessages)
  const id = useId()
  const [element, setElement] = useState<HTMLTextAreaElement | null>(null)
  const [isLeaving, setLeaving] = useState(false)
  const attributes = connectCodeField(
    { id, label, value, isEditable, isLeaving, messages },
    {
      selection: () => ({
        // Without the carriage returns that the code may have.
        value: element?.value ?? value,
        start: element?.selectionStart ?? 0,
        end: element?.selectionEnd ?? 0,
      }),
      edit: (edit) => element && applyEdit(element, edit),
      setLeaving,
    },
  )
  return (
    <>
      <div data-editor="code-frame">
        <pre {...attributes.lines} />
        <textarea
          ref={setElement}
          {...attributes.field}
          wrap="off"
          onChange={(event) => onChange(fieldValue(event))}
        />
      </div>
      {isEditable && <p {...attributes.hint} />}
    </>
  )
}
