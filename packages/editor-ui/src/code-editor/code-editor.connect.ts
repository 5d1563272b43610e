import type { Attributes, PartKeyEvent, TextareaAttributes } from '@sitewright/site/part'
import type { MessagesOf, codeMessages } from '../messages.ts'
import { isComposing } from '../part/key.ts'
import { indentCode, lineNumbers, outdentCode, type CodeEdit, type CodeSelection } from './code-editor.ts'

/** Snapshot of a textarea for code. */
export interface CodeFieldView {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly isEditable: boolean
  /** Escape was pressed: the next Tab leaves. */
  readonly isLeaving: boolean
  readonly messages: MessagesOf<typeof codeMessages>
}

/** Reactions of a textarea for code. */
export interface CodeFieldApi {
  readonly selection: () => CodeSelection
  readonly edit: (edit: CodeEdit) => void
  readonly setLeaving: (isLeaving: boolean) => void
}

/** Attributes of the elements of a textarea for code. */
export interface CodeFieldAttributes {
  readonly lines: Attributes
  readonly field: TextareaAttributes
  readonly hint: Attributes
}

/** Connects a textarea for code. Tab indents; Escape, then Tab leaves, so that a keyboard is never caught. */
export function connectCodeField(view: CodeFieldView, api: CodeFieldApi): CodeFieldAttributes {
  const { id, label, value, isEditable, isLeaving, messages } = view
  return {
    lines: { 'data-editor': 'code-lines', 'aria-hidden': true, children: lineNumbers(value) },
    field: {
      'data-editor': 'code-field',
      'aria-label': label,
      'aria-describedby': isEditable ? `${id}-hint` : undefined,
      value,
      // As tall as the code: one frame scrolls it together with its line numbers.
      rows: value.split('\n').length,
      spellCheck: false,
      readOnly: !isEditable,
      onKeyDown: (event) => {
        if (isComposing(event)) return
        if (event.key === 'Tab' && !isLeaving && isEditable) shift(event, api)
        else if (!['Tab', 'Shift'].includes(event.key)) {
          const isLeave = event.key === 'Escape' && isEditable
          // A dialog around the editor stays open at the first Escape.
          if (isLeave && !isLeaving) {
            event.preventDefault()
            event.stopPropagation()
          }
          api.setLeaving(isLeave)
        }
      },
      onBlur: () => api.setLeaving(false),
    },
    hint: { 'data-editor': 'code-hint', id: `${id}-hint`, children: messages['editor.code.leave'] },
  }
}

function shift(event: PartKeyEvent, { selection, edit }: CodeFieldApi): void {
  if (event.ctrlKey || event.altKey || event.metaKey) return
  event.preventDefault()
  const change = event.shiftKey ? outdentCode(selection()) : indentCode(selection())
  if (change) edit(change)
}
