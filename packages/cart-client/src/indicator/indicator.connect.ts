import type { Attributes } from '@sitewright/site/part'
import type { Messages } from '../messages.ts'
import type { CartCount } from '../part/count.ts'
import type { IndicatorState } from './indicator.ts'

/** Attributes of the elements of a cart link. */
export interface IndicatorAttributes {
  /** Attributes of the link to the cart. */
  readonly root: Attributes
  /** Attributes of the element with the word for the cart. */
  readonly label: Attributes
  /** Attributes of the element with the number, which screen readers skip. */
  readonly count: Attributes
  /** Number of items as text, for screen readers. */
  readonly spoken: Attributes
}

/** Attributes of a cart link. It has no number until something is known of the cart. */
export function connectIndicator(
  { state, text, spoken }: CartCount & { readonly state: IndicatorState },
  { messages }: { readonly messages: Messages },
): IndicatorAttributes {
  const label = messages['cart.indicator.label']
  return {
    root: { 'data-cart': 'indicator', 'data-state': state },
    label: { children: label },
    count: { 'data-cart': 'count', 'aria-hidden': true, children: text },
    spoken: { 'data-cart': 'spoken', children: ` ${spoken}` },
  }
}
