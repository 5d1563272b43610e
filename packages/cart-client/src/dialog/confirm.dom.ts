import type { Clock } from '@sitewright/machine'
import { draw } from '@sitewright/site/part'
import type { Messages } from '../messages.ts'
import { connectConfirm } from './confirm.connect.ts'
import { showLightbox } from './lightbox/lightbox.dom.ts'

/** A question with its answers. */
export interface Question {
  /** The question. */
  readonly title: string
  /** Text below the question. */
  readonly message?: string | undefined
  /** Text of the button that confirms. */
  readonly yes: string
  /** Text of the button that cancels. Without it the question has to be confirmed. */
  readonly no?: string | undefined
}

let count = 0

/**
 * Asks a question over the page. Resolves to true if it is confirmed, and to false if it is cancelled.
 *
 * @example
 * ```ts
 * import { messages } from '@sitewright/cart-client'
 * import { showConfirm } from '@sitewright/cart-client/dialog'
 *
 * const isYes = await showConfirm({ title: 'Empty the cart?', yes: 'Empty', no: 'Keep' }, messages, document)
 * ```
 */
export function showConfirm(
  { title, message, yes, no }: Question,
  messages: Messages,
  document: Document,
  clock?: Clock,
): Promise<boolean> {
  let first: boolean | undefined
  const messageId = message === undefined ? undefined : `sitewright-question-${(count += 1)}`
  const { closed } = showLightbox(
    (close) => {
      const answer = (given: boolean): void => {
        first ??= given
        close()
      }
      const attributes = connectConfirm({ messageId }, { answer })
      const buttons = [
        ...(no === undefined ? [] : [draw(document, 'button', { ...attributes.no, children: no })]),
        draw(document, 'button', { ...attributes.yes, children: yes }),
      ]
      const text = draw(document, 'p', { ...attributes.message, children: message })
      const actions = draw(document, 'div', attributes.actions, ...buttons)
      return { title, root: attributes.root, content: message === undefined ? [actions] : [text, actions] }
    },
    {
      className: 'sitewright-confirm',
      closeLabel: messages['cart.popover.close'],
      isCancellable: no !== undefined,
      document,
      clock,
    },
  )
  return closed.then(() => first ?? false)
}
