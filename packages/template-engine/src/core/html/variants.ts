import { formatMessage } from '../i18n/message.ts'
import { contentOf, GIFT_CARD, productTypeOf, variantOptionsOf, type VariantOption } from '../product.ts'
import type { Scope } from '../scope.ts'
import { child, isTruthy } from '../value.ts'
import { localized, raw, rawAt, safe, script } from './fill.ts'

/** Menus and buttons to choose a variant with; nothing if there is no choice. */
export function variantsSelect(item: unknown, scope: Scope): string | undefined {
  const options = variantOptionsOf(item)
  if (options.length === 0) return undefined
  const content = contentOf(item)
  const subscription = isTruthy(child(content, 'isSubscribable'))
    ? ` data-is-subscribable="true" data-subscription-plan="${script(child(content, 'subscriptionPlan'), scope)}"`
    : ''
  const isGiftCard = productTypeOf(item) === GIFT_CARD
  return (
    `\n  \n  \n  \n  \n\n  <div class="product-variants" data-item-id="${rawAt(item, 'id', scope)}" ` +
    `data-variants="${script(child(content, 'variants'), scope)}"${subscription} data-animation-role="content">` +
    options.map((option) => optionElement(option, isGiftCard, scope)).join('') +
    '\n  </div>\n'
  )
}

function optionElement({ name, values }: VariantOption, isGiftCard: boolean, scope: Scope): string {
  const [title, select] = isGiftCard
    ? [
        localized(scope, 'giftCardValueDisplayText', 'Value'),
        localized(scope, 'giftCardVariantSelectText', 'Select Value'),
      ]
    : ['{name}', localized(scope, 'productVariantSelectText', 'Select {variantName}')]
  const selectText = formatMessage(select, { variantName: name }, scope)
  const safeName = safe(name)
  const safeValues = values.map(safe)
  return `
    <div class="variant-option">
    <div class="variant-option-title">${safe(formatMessage(title, { name }, scope))}: </div>
    <div class="variant-select-wrapper">
      <select aria-label="${raw(selectText, scope)}" data-variant-option-name="${safeName}">
        <option value="">${safe(selectText)}</option>
        ${safeValues.map((value) => `<option value="${value}">${value}</option>`).join('')}
      </select>
    </div>
    <div class="variant-radiobtn-wrapper" data-variant-option-name="${safeName}">${safeValues
      .map((value) => radio(`variant-option-${safeName}`, value))
      .join('')}
    </div>
    </div>`
}

const radio = (name: string, value: string): string => `
      <input type="radio" class="variant-radiobtn" value="${value}" name="${name}" id="${name}-${value}"/>
      <label class="sqs-button-element--secondary" role="button" tabindex="0" for="${name}-${value}">${value}</label>`
