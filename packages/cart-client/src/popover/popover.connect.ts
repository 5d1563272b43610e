import type { Attributes, ButtonAttributes } from '@sitewright/site/part'
import type { Messages } from '../messages.ts'

/** Attributes of the popover's elements. */
export interface PopoverAttributes {
  readonly root: Attributes
  readonly text: Attributes
  readonly close: ButtonAttributes
}

export interface PopoverApi {
  readonly close: () => void
  readonly messages: Pick<Messages, 'cart.popover.close'>
}

/**
 * Attributes of the "added to cart" popover. It is a landmark and not a live region: the announcement region of the
 * page has the same text, since some screen readers do not announce additions to the top layer.
 */
export function connectPopover(
  { isOpen, text }: { readonly isOpen: boolean; readonly text: string },
  { close, messages }: PopoverApi,
): PopoverAttributes {
  return {
    root: {
      popover: 'manual',
      role: 'region',
      'aria-label': text,
      'data-cart': 'popover',
      'data-state': isOpen ? 'open' : 'closed',
    },
    text: { children: text },
    close: {
      'data-cart': 'popover-close',
      type: 'button',
      'aria-label': messages['cart.popover.close'],
      onClick: close,
    },
  }
}
