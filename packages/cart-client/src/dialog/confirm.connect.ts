import type { Attributes, ButtonAttributes } from '@sitewright/site/part'

/** Snapshot of a question. */
export interface ConfirmView {
  /** Id of the element with the question's text. Without it the question is its title alone. */
  readonly messageId?: string | undefined
}

/** What a question calls back. */
export interface ConfirmApi {
  /** Takes the answer. */
  readonly answer: (isConfirmed: boolean) => void
}

/** Attributes of a question: those that its lightbox has besides, and those of its content. */
export interface ConfirmAttributes {
  /** Attributes of the `<dialog>`, beside those of its lightbox. */
  readonly root: Attributes
  /** Attributes of the element with the text. Its content comes from the renderer. */
  readonly message: Attributes
  /** Attributes of the element around the two buttons. */
  readonly actions: Attributes
  /** Button that cancels. It has the focus first. */
  readonly no: ButtonAttributes
  /** Button that confirms. */
  readonly yes: ButtonAttributes
}

/** Attributes of the elements of a question. The buttons get their texts from the renderer. */
export const connectConfirm = ({ messageId }: ConfirmView, { answer }: ConfirmApi): ConfirmAttributes => ({
  root: { role: 'alertdialog', 'data-kind': 'alert', 'aria-describedby': messageId },
  message: { 'data-cart': 'alert-message', id: messageId },
  actions: { 'data-cart': 'actions' },
  no: {
    'data-cart': 'button',
    'data-kind': 'quiet',
    'data-first-focus': true,
    type: 'button',
    onClick: () => answer(false),
  },
  yes: { 'data-cart': 'button', type: 'button', onClick: () => answer(true) },
})
