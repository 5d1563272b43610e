import { fill } from '@sitewright/site/messages'
import type { Attributes, LinkAttributes } from '@sitewright/site/part'
import type { CartCount } from '../part/count.ts'
import type { Messages } from '../messages.ts'
import { cartPath, type PillState } from './pill.ts'

/** Attributes of the elements of the pill cart. */
export interface PillAttributes {
  /** Attributes of the link to the cart. It is `hidden` unless the state is `shown`. */
  readonly root: LinkAttributes
  /** Attributes of the element with the number, which screen readers skip. */
  readonly count: Attributes
  /** Number of items as text, for screen readers. */
  readonly spoken: Attributes
  /** Accessible name of a pill without that text. */
  readonly named: Attributes
}

/** Attributes of the pill cart, for the page's own path of the cart. A style sheet finds its label in `data-label`. */
export function connectPill(
  { state, text, spoken }: CartCount & { readonly state: PillState },
  { messages }: { readonly messages: Messages },
  href = cartPath,
): PillAttributes {
  const label = messages['cart.indicator.label']
  return {
    root: {
      href,
      'data-cart': 'pill',
      'data-label': label,
      'data-state': state,
      hidden: state !== 'shown',
    },
    count: { 'data-cart': 'count', 'aria-hidden': true, children: text },
    spoken: { 'data-cart': 'spoken', children: spoken },
    named: { 'aria-label': fill(messages['cart.named'], { label, name: spoken }) },
  }
}
