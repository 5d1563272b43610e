import { reader } from '@sitewright/site/reader'
import { texts } from '../entry/checks.ts'
import type { Product, Variant } from '../catalog/product.contract.ts'
import { sameAttributes, shownImageId } from '../catalog/product.ts'
import { all, jsonOf } from '../part/find.dom.ts'
import { showRestock } from '../restock/restock-block.dom.ts'

/** Shows what a page prints of a variant: its restock block, its scarcity, its image. */
export function showVariant(item: ParentNode, product: Product, variant: Variant | undefined): void {
  showRestock(item, product, variant)
  showScarcity(item, variant)
  for (const block of all(item, '[data-product-block]')) showImage(block, variant)
}

const readAttributes = reader<Variant['attributes']>(texts)

function showScarcity(item: ParentNode, variant: Variant | undefined): void {
  for (const block of all(item, '.product-scarcity[data-variant-attributes]')) {
    const read = readAttributes(jsonOf(block.dataset.variantAttributes))
    block.hidden = !variant || !read.ok || !sameAttributes(read.value, variant.attributes)
  }
}

/** Marks the one image of a block that shows a variant. */
export function showImage(block: ParentNode, variant: Variant | undefined): void {
  const images = all(block, '[data-image-id]')
  const ids = images.map(({ dataset }) => dataset.imageId ?? '')
  const shown = ids.indexOf(shownImageId(variant, ids) ?? '')
  images.forEach((image, index) => image.toggleAttribute('data-shown', index === shown))
}
