import type { Machine } from '@sitewright/machine'

/** State of the "added to cart" popover. */
export type PopoverState = 'closed' | 'open' | 'paused'

/**
 * The "added to cart" popover. Another add restarts its three seconds; the pointer or the focus on it keeps it open.
 */
export const popover: Machine<PopoverState, 'added' | 'close' | 'hold' | 'letGo'> = {
  initial: 'closed',
  states: {
    closed: { on: { added: 'open' } },
    open: { on: { added: 'open', close: 'closed', hold: 'paused' }, after: { ms: 3000, to: 'closed' } },
    paused: { on: { added: 'paused', close: 'closed', letGo: 'open' } },
  },
}

/** Distance of the popover from the edge of the window, and below the cart link, in CSS pixels. */
export const popoverOffset = { edge: 16, link: 33 } as const

/** Shortest interval at which the popover follows the cart link while the page scrolls, in milliseconds. */
export const popoverThrottleMs = 100

/** Position in the window, in CSS pixels. */
export interface Place {
  readonly top: number
  readonly inlineEnd: number
}

interface Box {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

/** The window that a popover is shown in, in CSS pixels. */
export interface PopoverWindow {
  readonly width: number
  readonly height: number
  readonly isRightToLeft?: boolean
  /** Width of the popover itself, which stays inside of the window at both ends. */
  readonly boxWidth?: number
}

/** Position of the popover: below the cart link, or in the corner while no link is in view. */
export function popoverPlace(link: Box | undefined, window: PopoverWindow): Place {
  const isSeen =
    link &&
    link.bottom > link.top &&
    link.bottom > 0 &&
    link.top < window.height &&
    link.right > 0 &&
    link.left < window.width
  if (!isSeen) return { top: popoverOffset.edge, inlineEnd: popoverOffset.edge }
  const end = window.isRightToLeft ? link.left : window.width - link.right
  const most = window.width - (window.boxWidth ?? 0) - popoverOffset.edge
  return {
    top: link.top + popoverOffset.link,
    inlineEnd: Math.max(popoverOffset.edge, Math.min(end, most)),
  }
}
