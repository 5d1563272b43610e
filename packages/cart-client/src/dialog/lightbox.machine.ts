import type { Machine } from '@sitewright/machine'

/** Where a lightbox is. */
export type LightboxState = 'closed' | 'opening' | 'open' | 'closing'

/** How long a lightbox takes to open and to close. */
export const lightboxMs = { open: 300, close: 200 } as const

/** A lightbox: a form, or anything else, over the page. */
export const lightbox: Machine<LightboxState, 'open' | 'close'> = {
  initial: 'closed',
  states: {
    closed: { on: { open: 'opening' } },
    opening: { on: { close: 'closing' }, after: { ms: lightboxMs.open, to: 'open' } },
    open: { on: { close: 'closing' } },
    closing: { on: { open: 'opening' }, after: { ms: lightboxMs.close, to: 'closed' } },
  },
}

/** The same lightbox for visitors who want less motion. */
export const stillLightbox: Machine<LightboxState, 'open' | 'close'> = {
  initial: 'closed',
  states: {
    ...lightbox.states,
    opening: { on: { close: 'closing' }, after: { ms: 0, to: 'open' } },
    closing: { on: { open: 'opening' }, after: { ms: 0, to: 'closed' } },
  },
}

/** How far below the top of the window a lightbox begins that is taller than it, in CSS pixels. */
export const lightboxMargin = 50
