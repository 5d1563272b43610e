import { fill } from '@sitewright/site/messages'
import type { Attributes, ButtonAttributes } from '@sitewright/site/part'
import type { Messages } from '../messages.ts'

/** Texts of a quick-view button. */
export interface QuickViewView {
  /** Text of the button. */
  readonly label: string
  /** Name of the product, which distinguishes the buttons of a listing. */
  readonly name: string
}

/** Attributes of a quick-view button. */
export interface QuickViewAttributes {
  /** Of any element with the role of a button, as templates print it. */
  readonly root: Attributes
  /** Of a real button. */
  readonly button: ButtonAttributes
}

/** Attributes of a quick-view button, which is named by its product where that has a name. */
export function connectQuickView(
  { label, name }: QuickViewView,
  { open, messages }: { readonly open: () => void; readonly messages: Pick<Messages, 'cart.named'> },
): QuickViewAttributes {
  const root = { 'aria-label': name ? fill(messages['cart.named'], { label, name }) : undefined }
  return {
    root,
    button: {
      ...root,
      'data-cart': 'button',
      'data-kind': 'quiet',
      type: 'button',
      onClick: open,
      children: label,
    },
  }
}
