import { all, jsonOf } from '../part/find.dom.ts'
import { itemOf, nameIn } from './item.dom.ts'
import type { PrintedProduct } from '../catalog/selection.ts'
import { printedOptions, printedPlan, printedVariants } from '../variant/variant.dom.ts'

/** Product of a button, as far as the page prints it. */
export function printedProduct(
  { dataset }: HTMLElement,
  block: HTMLElement | undefined,
  item: Element | null,
): PrintedProduct {
  // A mark may belong to another product that is shown inside of the item. `item-classes` names the state as well.
  const isMarkedSoldOut =
    item !== null &&
    (item.classList.contains('sold-out') ||
      all(item, '.product-mark.sold-out').some((mark) => itemOf(mark) === item))
  // Pages print no variants for a product with one. The server knows its sku.
  const only = [{ sku: null, attributes: {}, unlimited: !isMarkedSoldOut, qtyInStock: 0 }]
  const form = jsonOf(dataset.form)
  return {
    id: dataset.itemId ?? '',
    name: nameIn(item),
    productType: Number(dataset.productType),
    collectionId: dataset.collectionId,
    variants: printedVariants(block) ?? only,
    asked: block && printedOptions(block),
    isSubscribable: dataset.isSubscription === 'true',
    subscriptionPlan: printedPlan(block),
    ...(form !== undefined && { additionalFieldsFormId: 'printed', additionalFieldsForm: form }),
  }
}
