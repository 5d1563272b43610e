import type { RestockEntry, RestockGroup, RestockSendRequest } from '@sitewright/cart-client/admin'

/** Variant that shoppers wait for, and their emails. */
export interface Waiting extends RestockSendRequest {
  /** Choices of the variant, as in `iron small`. Empty for a product without options. */
  readonly variant: string
  readonly emails: readonly string[]
}

/** A group of sign-ups with its entries. Ids of variants name their choices: `iris-vase.iron-small`. */
export const toWaiting = (
  { productId, variantId }: RestockGroup,
  entries: readonly RestockEntry[],
): Waiting => ({
  productId,
  variantId,
  variant: variantId.startsWith(`${productId}.`)
    ? variantId.slice(productId.length + 1).replaceAll('-', ' ')
    : '',
  emails: entries.map(({ siteVisitorEmail }) => siteVisitorEmail),
})
