import type { Product, Variant } from './product.contract.ts'
import { sameAttributes, shownImageId } from './product.ts'
import { all, jsonOf } from '../part/find.dom.ts'

/** Item that an element belongs to: a product's page, or its place in a listing. */
export const itemOf = (element: Element): Element | null =>
  element.closest('article, li, .hentry, [data-product]')

/** Name of the product in an item. */
export function nameIn(item: Element | null): string {
  const named =
    item?.querySelector('[data-product-name], [itemprop="name"]') ?? item?.querySelector('h1, h2, h3')
  return named?.textContent.trim() ?? ''
}

/** Shows what a page prints of a variant: its restock block, its scarcity, its image. */
export function showVariant(item: ParentNode, product: Product, variant: Variant | undefined): void {
  showRestock(item, product, variant)
  showScarcity(item, variant)
  for (const block of all(item, '[data-product-block]')) showImage(block, variant)
}

function showRestock(item: ParentNode, product: Product, variant: Variant | undefined): void {
  const isSoldOut = variant && !variant.unlimited && (variant.qtyInStock ?? 0) <= 0
  for (const block of all(item, '.product-restock-notification')) {
    const { productId, variantId } = block.dataset
    if (productId !== product.id) continue
    block.hidden = !isSoldOut || !(variantId === variant.id || variantId === variant.sku)
  }
}

function showScarcity(item: ParentNode, variant: Variant | undefined): void {
  for (const block of all(item, '.product-scarcity[data-variant-attributes]')) {
    const attributes = jsonOf(block.dataset.variantAttributes) as Variant['attributes'] | undefined
    block.hidden = !variant || !attributes || !sameAttributes(attributes, variant.attributes)
  }
}

/** Marks the one image of a block that shows a variant. */
export function showImage(block: ParentNode, variant: Variant | undefined): void {
  const images = all(block, '[data-image-id]')
  const ids = images.map(({ dataset }) => dataset.imageId ?? '')
  const shown = ids.indexOf(shownImageId(variant, ids) ?? '')
  images.forEach((image, index) => image.toggleAttribute('data-shown', index === shown))
}
