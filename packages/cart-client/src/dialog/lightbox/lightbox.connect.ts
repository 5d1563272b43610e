import type { Attributes, ButtonAttributes } from '@sitewright/site/part'
import type { Messages } from '../../messages.ts'
import { lightboxMargin, type LightboxState } from './lightbox.machine.ts'

/** Snapshot of a lightbox, and its accessible name: the id of its title, or a label. */
export interface LightboxView {
  readonly state: LightboxState
  /** Id that the title gets. Leave it out for a lightbox without a title, and give it a `label`. */
  readonly titleId?: string | undefined
  /** Accessible name of a lightbox without a title. */
  readonly label?: string | undefined
}

/** What a lightbox calls back, and the messages that it shows. */
export interface LightboxApi {
  /** Closes the lightbox. */
  readonly close: () => void
  /** Messages of the part. */
  readonly messages: Pick<Messages, 'cart.popover.close'>
}

/** Attributes of the elements of a lightbox. The panel is the only child of the root. */
export interface LightboxAttributes {
  /** Attributes of the `<dialog>`. */
  readonly root: Attributes
  /** Attributes of the box around the title, the content and the close button. */
  readonly panel: Attributes
  /** Attributes of the heading that names the lightbox. */
  readonly title: Attributes
  readonly content: Attributes
  /** Attributes of the button in the corner, which has no text: its name is a message. */
  readonly close: ButtonAttributes
}

/** Options of `showModal` for a lightbox: its position, and the button that has the focus in place of a frame. */
export const lightboxModal = { closeButton: '[data-cart="lightbox-close"]', margin: lightboxMargin } as const

/** Attributes of a lightbox's elements. `showModal` adds what the Escape key and presses outside do. */
export function connectLightbox(
  { state, titleId, label }: LightboxView,
  { close, messages }: LightboxApi,
): LightboxAttributes {
  return {
    root: {
      'data-cart': 'lightbox',
      'data-state': state,
      'aria-labelledby': titleId,
      'aria-label': label,
    },
    panel: { 'data-cart': 'lightbox-panel' },
    title: { 'data-cart': 'lightbox-title', id: titleId },
    content: { 'data-cart': 'lightbox-content' },
    close: {
      'data-cart': 'lightbox-close',
      type: 'button',
      'aria-label': messages['cart.popover.close'],
      onClick: close,
    },
  }
}
