import { formatMessage } from '../../i18n/message.ts'
import { contentOf, isOnSale, isSoldOut, PHYSICAL, productTypeOf, SERVICE, stockLeft } from '../../product.ts'
import type { Scope } from '../../4-render/scope.ts'
import { booleanOf, child, descend, isTruthy, listOf, textOf } from '../../4-render/value.ts'
import { attribute, attributeAt, localized, raw, escaped, script, wording } from './fill.ts'

const SERVICES = ['websiteSettings', 'storeSettings', 'multipleQuantityAllowedForServices'] as const
const CAPTCHA = ['website', 'captchaSettings', 'siteKey'] as const
const OPTION = ['productSubscriptionOptions', 0, 'id'] as const

/** Texts of the shop about stock and restocking, if it has some. */
function merchandising(item: unknown, scope: Scope): unknown {
  return child(scope.lookup('productMerchandisingContext'), textOf(child(item, 'id')))
}

/** A mark that says that a product is sold out or on sale. */
export function productStatus(item: unknown, scope: Scope): string | undefined {
  const mark = (name: string, text: string): string => `<div class="product-mark ${name}">${text}</div>`
  if (isSoldOut(item, scope)) {
    const custom = textOf(child(merchandising(item, scope), 'customSoldOutText'))
    return mark('sold-out', escaped(custom || localized(scope, 'productSoldOutText', 'sold out')))
  }
  return isOnSale(item, scope)
    ? mark('sale', raw(localized(scope, 'productSaleText', 'sale'), scope))
    : undefined
}

/** A button that shows a product without leaving the page. */
export function quickView(item: unknown, group: string, scope: Scope): string {
  const named = child(item, group) ?? scope.lookup(group)
  const text = wording(scope, 'productQuickViewText', 'Quick View')
  return (
    `<span class="sqs-product-quick-view-button" role="button" tabindex="0" data-id="${attributeAt(item, 'id', scope)}" ` +
    `data-group="${attribute(named === undefined ? group : named, scope)}">${raw(text, scope)}</span>`
  )
}

/** A field for how many, if a shopper may choose that. */
export function quantityInput(item: unknown, scope: Scope): string | undefined {
  const type = productTypeOf(item)
  const allowed = scope.resolve(SERVICES)
  const canBeMany = type === PHYSICAL || (type === SERVICE && (allowed == null || booleanOf(allowed)))
  if (!canBeMany || booleanOf(child(contentOf(item), 'isSubscribable')) || stockLeft(item, scope) <= 1)
    return undefined
  const label = localized(scope, 'productQuantityInputLabel', 'Quantity')
  return `


<div class="product-quantity-input" data-item-id="${attributeAt(item, 'id', scope)}" data-animation-role="content">
  <div class="quantity-label">${raw(label, scope)}:</div>
  <input aria-label="${attribute(label, scope)}" size="4" max="9999" min="1" value="1" type="number" step="1"></input>
</div>`
}

function buttonText(content: unknown, scope: Scope): string {
  const custom = isTruthy(child(content, 'useCustomAddButtonText')) && child(content, 'customAddButtonText')
  if (isTruthy(custom)) return textOf(custom)
  return isTruthy(child(content, 'isSubscribable'))
    ? localized(scope, 'productSubscribeText', 'Subscribe')
    : localized(scope, 'productAddToCartText', 'Add To Cart')
}

/** A button that puts a product into the cart. */
export function addToCartButton(item: unknown, scope: Scope): string {
  const content = contentOf(item)
  const text = escaped(buttonText(content, scope))
  const form = isTruthy(child(content, 'additionalFieldsFormId')) && child(content, 'additionalFieldsForm')
  const hasForm = isTruthy(form)
  const isSubscription = isTruthy(child(content, 'isSubscribable'))
  const option = isSubscription && scope.run.settings.expressions ? descend(content, OPTION) : undefined
  const put = (key: string): string => attributeAt(content, key, scope)
  return (
    '\n'.repeat(13) +
    `<div class="sqs-add-to-cart-button-wrapper" data-animation-role="button">
  <div class="sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button sqs-button-element--primary ${
    hasForm ? 'use-form' : ''
  }" role="button" tabindex="0" data-dynamic-strings data-collection-id="${attributeAt(item, 'collectionId', scope)}" ` +
    `data-item-id="${attributeAt(item, 'id', scope)}" data-product-type="${put('productType')}" ` +
    `data-use-custom-label="${put('useCustomAddButtonText')}" ` +
    (isSubscription ? `data-is-subscription="${put('isSubscribable')}" ` : '') +
    `data-original-label="${text}" ` +
    (hasForm ? `data-form="${script(form, scope)}"` : '') +
    (option === undefined ? '' : `data-subscription-option-id="${attribute(option, scope)}"`) +
    `>
    <div class="sqs-add-to-cart-button-inner">${text}</div>
  </div>
</div>`
  )
}

/** How few are left, in the shop's words; undefined if the shop says nothing at all about stock. */
export function scarcity(item: unknown, scope: Scope): string | undefined {
  const context = merchandising(item, scope)
  if (context === undefined) return undefined
  const views = booleanOf(child(context, 'scarcityEnabled')) ? child(context, 'scarcityTemplateViews') : []
  const text = textOf(child(context, 'scarcityText'))
  return listOf(views)
    .map((view) => {
      const attributes = child(view, 'attributes')
      const left = formatMessage(text, { qtyInStock: child(view, 'qtyInStock') }, scope)
      const only = isTruthy(attributes)
        ? ` data-variant-attributes="${script(attributes, scope)}" hidden`
        : ''
      return `\n  <div class="product-scarcity"${only}>\n    ${escaped(left)}\n  </div>\n`
    })
    .join('')
}

/** Forms for a message when a variant is back in stock. */
export function restockForms(item: unknown, scope: Scope): string {
  const context = merchandising(item, scope)
  const text = (key: string): string => escaped(descend(context, ['restockNotificationMessages', key]))
  const checked = isTruthy(child(context, 'mailingListOptInByDefault')) ? ' checked' : ''
  const list = isTruthy(child(context, 'mailingListSignUpEnabled'))
    ? `  <label class="product-restock-mailing-list"><input type="checkbox" name="isJoinMailingList"${checked}>${text('mailingListDescription')}</label>`
    : ''
  const captcha = isTruthy(scope.resolve(CAPTCHA)) ? '  <div class="captcha-container"></div>' : ''
  const form = (view: unknown): string => `
<div class="product-restock-notification" data-product-id="${attributeAt(item, 'id', scope)}" data-variant-id="${attributeAt(view, 'variantId', scope)}"${isTruthy(child(view, 'hiddenByDefault')) ? ' hidden' : ''}>
  <span class="product-restock-cta">${text('CTAText')}</span>
  <form class="product-restock-form" action="#">
    <input type="text" x-autocompletetype="email" spellcheck="false" name="email" placeholder="${text('placeholderText')}">
    <input class="sqs-editable-button" type="submit" value="${text('buttonText')}">
  </form>
${list}
${captcha}
</div>
`
  return '\n'.repeat(6) + listOf(child(context, 'restockNotificationViews')).map(form).join('')
}
