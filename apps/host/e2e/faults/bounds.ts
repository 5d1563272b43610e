import type { Bounds } from './told.ts'

// Bounds of what a visitor knows of the quantity of an item. Nobody knows whether a sign-in that was not answered has taken the cart to
// the account: then the page shows an empty cart, what is put into it is bought alone, and the rest is back after a sign-in.

/** Quantities that an item may have, and the most of it that may be in an account which the visitor is not signed in to. */
export interface Reach extends Bounds {
  readonly away: number
}

/** Quantity that is certainly in the cart that the page shows. */
const leastShown = ({ least, away }: Reach): number => Math.max(0, least - away)

/** Quantity of an item in an order. */
export const inOrder = (reach: Reach): Bounds => ({ least: leastShown(reach), most: reach.most })

/** Quantity of an item in the cart after an order. What was away is still there. */
export const afterOrder = (reach: Reach): Bounds => ({ least: 0, most: reach.most - leastShown(reach) })

/** Quantity after an entry was set. What nobody knows the fate of may have been added since, or be away. */
export function afterSet(reach: Reach, quantity: number, isAnswered: boolean): Bounds {
  const { least, most } = reach
  const unknown = most - leastShown(reach)
  return isAnswered
    ? { least: quantity, most: quantity + unknown }
    : { least: Math.min(least, quantity), most: Math.max(most, quantity + unknown) }
}
