import type { BetaFlag } from '@sitewright/site/enumerations'
import type { MetricsAddToCart } from '../event/payload.contract.ts'

/** Key of the flag that turns the visitor metrics of commerce sites on. */
const FLAG = 'commerce_site_visitor_metrics' satisfies BetaFlag

/** Facts of a page on which a product is put into the cart. */
export interface AddToCartFacts {
  /** Flags that are on for the website. Without the flag of the metrics there is no payload. */
  readonly betaFlags: readonly string[]
  /** Without it there is no payload. */
  readonly websiteId?: string | undefined
  /** @default '' */
  readonly pageId?: string | undefined
  /** Without it there is no payload. */
  readonly cartId?: string | undefined
  /** True on the page of the product, false in a listing. */
  readonly isProductPage: boolean
  /** Collection that the product belongs to. Without it there is no payload. */
  readonly collection?: { readonly id: string; readonly title: string } | undefined
  /** Product that is put into the cart. Without it there is no payload. */
  readonly product?: { readonly id: string; readonly title: string } | undefined
  /** `ProductType` of `@sitewright/site/enumerations`. Without it there is no payload. */
  readonly productType?: number | undefined
}

/**
 * Returns the payload of `add_to_cart` for the visitor-metrics tracker, or undefined unless the flag is on and website,
 * collection, product type, product and cart are all known.
 */
export function metricsAddToCart(facts: AddToCartFacts): MetricsAddToCart | undefined {
  const { betaFlags, websiteId, cartId, collection, product, productType } = facts
  if (!betaFlags.includes(FLAG) || productType === undefined) return undefined
  if (!websiteId || !cartId || !collection || !product) return undefined
  return {
    website_id: websiteId,
    page_id: facts.pageId ?? '',
    cart_id: cartId,
    product_page: facts.isProductPage,
    product: {
      item_id: product.id,
      item_type: productType,
      item_title: product.title,
      item_collection_id: collection.id,
      item_collection_name: collection.title,
    },
  }
}
