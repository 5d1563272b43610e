import { defineFormatter, type Formatters } from '../formatter.ts'
import { raw } from '../html/fill.ts'
import { markup } from '../html/markup.ts'
import {
  addToCartButton,
  productStatus,
  quantityInput,
  quickView,
  restockForms,
  scarcity,
} from '../html/product.ts'
import { variantsSelect } from '../html/variants.ts'
import type { Scope } from '../../4-render/scope.ts'
import { child, listOf, textOf } from '../../4-render/value.ts'

const checkout = (item: unknown, scope: Scope): string =>
  (variantsSelect(item, scope) ?? '') + (quantityInput(item, scope) ?? '') + addToCartButton(item, scope)

const descriptor = (variant: unknown): string =>
  listOf(child(variant, 'optionValues'))
    .map((value) => textOf(child(value, 'value')))
    .join(' / ')

/** Parts of a product page. */
export const product: Formatters = {
  formatters: {
    'product-status': markup(productStatus),
    'quantity-input': markup(quantityInput),
    'add-to-cart-btn': markup(addToCartButton),
    'variants-select': markup(variantsSelect),
    'product-checkout': markup(checkout),
    // Without texts about stock the value stays as it is, but is no markup.
    'product-scarcity': markup(
      (item, scope) => scarcity(item, scope) ?? (scope.run.settings.escapes ? raw(item, scope) : item),
    ),
    'product-restock-notification': markup(restockForms),
    'product-quick-view': defineFormatter({
      scoped: true,
      returns: 'html',
      arity: [0, 1],
      apply: (value, [group = ''], scope) => quickView(value, group, scope),
    }),
    'variant-descriptor': defineFormatter({ arity: [0, 0], apply: descriptor }),
  },
}
