import type { Attributes, ButtonAttributes } from '@sitewright/site/part'
import type { ConfirmEvent } from './confirm.machine.ts'

/** A question, and its two answers. */
export interface ConfirmView {
  /** Id of the dialog. The ids of its texts begin with it. */
  readonly id: string
  readonly title: string
  readonly body?: string | undefined
  readonly confirm: string
  readonly cancel: string
  readonly tone: 'neutral' | 'danger'
}

/** Attributes of the elements of a confirm dialog. */
export interface ConfirmAttributes {
  readonly root: Attributes
  readonly panel: Attributes
  readonly title: Attributes
  readonly body: Attributes
  readonly actions: Attributes
  readonly confirm: ButtonAttributes
  readonly cancel: ButtonAttributes
}

/** Connects a confirm dialog. The focus begins on the harmless answer: to cancel what deletes, else to confirm. */
export function connectConfirm(
  { id, title, body, confirm, cancel, tone }: ConfirmView,
  { send }: { readonly send: (event: ConfirmEvent) => void },
): ConfirmAttributes {
  const isDanger = tone === 'danger'
  return {
    root: {
      'data-editor': 'dialog',
      'data-kind': 'confirm',
      role: 'alertdialog',
      'aria-labelledby': `${id}-title`,
      'aria-describedby': body ? `${id}-body` : undefined,
    },
    panel: { 'data-editor': 'dialog-panel' },
    title: { 'data-editor': 'dialog-title', id: `${id}-title`, children: title },
    body: { 'data-editor': 'dialog-body', id: `${id}-body`, children: body },
    actions: { 'data-editor': 'actions' },
    confirm: {
      'data-editor': 'button',
      'data-kind': isDanger ? 'danger' : 'primary',
      'data-first-focus': isDanger ? undefined : true,
      type: 'button',
      children: confirm,
      onClick: () => send('confirm'),
    },
    cancel: {
      'data-editor': 'button',
      'data-kind': 'quiet',
      'data-first-focus': isDanger ? true : undefined,
      type: 'button',
      children: cancel,
      onClick: () => send('cancel'),
    },
  }
}
