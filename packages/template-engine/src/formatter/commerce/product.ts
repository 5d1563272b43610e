import type { Formatters } from '../formatter.ts'
import { raw } from '../html/fill.ts'
import { paidMarkup } from '../html/markup.ts'
import {
  addToCartButton,
  productStatus,
  quantityInput,
  quickView,
  restockForms,
  scarcity,
} from '../html/product.ts'
import { variantsSelect } from '../html/variants.ts'
import { paid } from '../../4-render/paid.ts'
import type { Scope } from '../../4-render/scope.ts'
import { child, listOf, textOf } from '../../4-render/value.ts'

const checkout = (item: unknown, scope: Scope): string =>
  (variantsSelect(item, scope) ?? '') + (quantityInput(item, scope) ?? '') + addToCartButton(item, scope)

const descriptor = (variant: unknown, { run }: Scope): string =>
  listOf(paid(child(variant, 'optionValues'), run))
    .map((value) => textOf(child(value, 'value')))
    .join(' / ')

/** Parts of a product page. */
export const product: Formatters = {
  formatters: {
    'product-status': paidMarkup(productStatus),
    'quantity-input': paidMarkup(quantityInput),
    'add-to-cart-btn': paidMarkup(addToCartButton),
    'variants-select': paidMarkup(variantsSelect),
    'product-checkout': paidMarkup(checkout),
    // Without texts about stock the value stays as it is, but is no markup.
    'product-scarcity': paidMarkup(
      (item, scope) => scarcity(item, scope) ?? (scope.run.settings.escapes ? raw(item, scope) : item),
    ),
    'product-restock-notification': paidMarkup(restockForms),
    'product-quick-view': paidMarkup((value, scope, [group = '']) => quickView(value, group, scope), {
      arity: [0, 1],
    }),
    'variant-descriptor': paidMarkup(descriptor, { returns: 'text' }),
  },
}
