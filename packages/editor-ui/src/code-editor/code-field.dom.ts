import { isAndroid, type CodeEdit } from './code-editor.ts'

/** Edits a textarea as its user does, so that Ctrl+Z undoes it. */
export function applyEdit(field: HTMLTextAreaElement, { from, to, text, start, end }: CodeEdit): void {
  field.setSelectionRange(from, to)
  // The only way to change a field without losing its history. https://html.spec.whatwg.org/#the-textarea-element
  const { execCommand } = field.ownerDocument as { readonly execCommand?: Document['execCommand'] }
  const isDone =
    typeof execCommand === 'function' &&
    execCommand.call(field.ownerDocument, text ? 'insertText' : 'delete', false, text)
  if (!isDone) {
    field.setRangeText(text, from, to)
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
  }
  field.setSelectionRange(start, end)
}

/** Is this page shown on Android? */
export const isOnAndroid = (): boolean => isAndroid(navigator)
