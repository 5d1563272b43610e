import type { Machine } from '@sitewright/machine'
import { fill, type Messages } from './messages.ts'

/** Where the popover is that tells what was added. */
export type PopoverState = 'closed' | 'open' | 'paused'

/** The popover that tells what was added. Another add shows it anew; a hand on it lets it stay. */
export const popover: Machine<PopoverState, 'added' | 'close' | 'hold' | 'letGo'> = {
  initial: 'closed',
  states: {
    closed: { on: { added: 'open' } },
    open: { on: { added: 'open', close: 'closed', hold: 'paused' }, after: { ms: 3000, to: 'closed' } },
    paused: { on: { added: 'paused', close: 'closed', letGo: 'open' } },
  },
}

/** How far the popover is from the edge of the window, and how far below the cart link, in CSS pixels. */
export const popoverOffset = { edge: 16, link: 33 } as const

/** How often, at most, the popover follows the cart link when the page is scrolled. */
export const popoverThrottleMs = 100

/** What the popover says. */
export const popoverText = (productName: string, messages: Messages): string =>
  fill(messages['cart.popover.added'], { productName })

/** A place in the window, in CSS pixels. */
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

/** Where the popover goes: below the cart link, or into the corner when no link can be seen. */
export function popoverPlace(
  link: Box | undefined,
  window: { readonly width: number; readonly height: number; readonly isRightToLeft?: boolean },
): Place {
  const isSeen =
    link &&
    link.bottom > link.top &&
    link.bottom > 0 &&
    link.top < window.height &&
    link.right > 0 &&
    link.left < window.width
  if (!isSeen) return { top: popoverOffset.edge, inlineEnd: popoverOffset.edge }
  const end = window.isRightToLeft ? link.left : window.width - link.right
  return { top: link.top + popoverOffset.link, inlineEnd: Math.max(popoverOffset.edge, end) }
}
