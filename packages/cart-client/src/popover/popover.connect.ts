import type { Attributes, ButtonAttributes } from '@sitewright/site/part'
import type { Messages } from '../messages.ts'

/** Attributes of the popover's elements. */
export interface PopoverAttributes {
  /** Attributes of the popover. Show it by `showPopover` while it is open: no press outside closes it. */
  readonly root: Attributes
  /** Attributes of the element with the whole text. Draw either this or `textParts`. */
  readonly text: Attributes
  /**
   * Parts of the text: what comes before the name of the product, the name, and what comes after it. Draw the name in a
   * `<bdi>`: it may be read in the other direction.
   */
  readonly textParts: readonly [before: string, name: string, after: string]
  /** Attributes of the button that closes it, which has no text: its name is a message. */
  readonly close: ButtonAttributes
}

/** What the popover calls back, and the messages that it shows. */
export interface PopoverApi {
  /** Closes the popover. */
  readonly close: () => void
  /** Messages of the part. */
  readonly messages: Pick<Messages, 'cart.popover.close'>
}

function partsOf(text: string, name: string): PopoverAttributes['textParts'] {
  const start = text.indexOf(name)
  // The text may be one that does not name the product.
  return start < 0 ? [text, '', ''] : [text.slice(0, start), name, text.slice(start + name.length)]
}

/**
 * Attributes of the "added to cart" popover. It is a landmark and not a live region: the announcement region of the
 * page has the same text, since some screen readers do not announce additions to the top layer.
 */
export function connectPopover(
  { isOpen, text, name = '' }: { readonly isOpen: boolean; readonly text: string; readonly name?: string },
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
    textParts: partsOf(text, name),
    close: {
      'data-cart': 'popover-close',
      type: 'button',
      'aria-label': messages['cart.popover.close'],
      onClick: close,
    },
  }
}
