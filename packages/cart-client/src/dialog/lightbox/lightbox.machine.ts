import type { Machine } from '@sitewright/machine'

/** State of a lightbox. */
export type LightboxState = 'closed' | 'opening' | 'open' | 'closing'

/** Durations of opening and closing, in milliseconds. */
export const lightboxMs = { open: 300, close: 200 } as const

const createTable = (openMs: number, closeMs: number): Machine<LightboxState, 'open' | 'close'> => ({
  initial: 'closed',
  states: {
    closed: { on: { open: 'opening' } },
    opening: { on: { close: 'closing' }, after: { ms: openMs, to: 'open' } },
    open: { on: { close: 'closing' } },
    closing: { on: { open: 'opening' }, after: { ms: closeMs, to: 'closed' } },
  },
})

/** A lightbox: a form, or anything else, over the page. */
export const lightbox = createTable(lightboxMs.open, lightboxMs.close)

/** The same lightbox for visitors who prefer reduced motion. */
export const stillLightbox = createTable(0, 0)

/** Distance from the top of the window of a lightbox that is taller than it, in CSS pixels. */
export const lightboxMargin = 50
