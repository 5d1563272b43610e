import type { BetaFlag } from '@sitewright/site/enumerations'
import type { MetricsAddToCart } from '../event/payload.contract.ts'

/** Key of the flag that turns the visitor metrics of commerce sites on. */
const FLAG = 'commerce_site_visitor_metrics' satisfies BetaFlag

/** Facts of a page on which a product is put into the cart. */
export interface AddToCartFacts {
  readonly betaFlags: readonly string[]
  readonly websiteId?: string | undefined
  readonly pageId?: string | undefined
  readonly cartId?: string | undefined
  /** True on the page of the product, false in a listing. */
  readonly isProductPage: boolean
  readonly collection?: { readonly id: string; readonly title: string } | undefined
  readonly product?: { readonly id: string; readonly title: string } | undefined
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
