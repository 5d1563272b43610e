import { formatMessage } from '../../i18n/message.ts'
import { contentOf, GIFT_CARD, productTypeOf, variantOptionsOf, type VariantOption } from '../../product.ts'
import type { Run, Scope } from '../../4-render/scope.ts'
import { child, isTruthy } from '../../4-render/value.ts'
import { attribute, attributeAt, localized, escaped, script } from './fill.ts'

/** Menus and buttons to choose a variant with; nothing if there is no choice. */
export function variantsSelect(item: unknown, scope: Scope): string | undefined {
  const options = variantOptionsOf(item, scope)
  if (options.length === 0) return undefined
  const content = contentOf(item)
  const subscription = isTruthy(child(content, 'isSubscribable'))
    ? ` data-is-subscribable="true" data-subscription-plan="${script(child(content, 'subscriptionPlan'), scope)}"`
    : ''
  return (
    `\n  \n  \n  \n  \n\n  <div class="product-variants" data-item-id="${attributeAt(item, 'id', scope)}" ` +
    `data-variants="${script(child(content, 'variants'), scope)}"${subscription} data-animation-role="content">` +
    options.map((option) => optionElement(option, item, scope)).join('') +
    '\n  </div>\n'
  )
}

/** How often each rendering has printed a group of radio buttons. */
const printed = new WeakMap<Run, Map<string, number>>()

/**
 * The name of a group of radio buttons. Where a page has printed that of another product, the item's id and a count keep
 * them apart; the first one is called as in the reference.
 */
function groupOf(option: string, id: unknown, { run }: Scope): string {
  const group = `variant-option-${option}`
  const groups = printed.get(run) ?? new Map<string, number>()
  const count = (groups.get(group) ?? 0) + 1
  printed.set(run, groups.set(group, count))
  return count > 1 ? `${group}-${escaped(id)}-${count}` : group
}

function optionElement({ name, values }: VariantOption, item: unknown, scope: Scope): string {
  const [title, select] =
    productTypeOf(item) === GIFT_CARD
      ? [
          localized(scope, 'giftCardValueDisplayText', 'Value'),
          localized(scope, 'giftCardVariantSelectText', 'Select Value'),
        ]
      : ['{name}', localized(scope, 'productVariantSelectText', 'Select {variantName}')]
  const selectText = formatMessage(select, { variantName: name }, scope)
  const safeName = escaped(name)
  const safeValues = values.map(escaped)
  const group = groupOf(safeName, child(item, 'id'), scope)
  return `
    <div class="variant-option">
    <div class="variant-option-title">${escaped(formatMessage(title, { name }, scope))}: </div>
    <div class="variant-select-wrapper">
      <select aria-label="${attribute(selectText, scope)}" data-variant-option-name="${safeName}">
        <option value="">${escaped(selectText)}</option>
        ${safeValues.map((value) => `<option value="${value}">${value}</option>`).join('')}
      </select>
    </div>
    <div class="variant-radiobtn-wrapper" data-variant-option-name="${safeName}">${safeValues
      .map((value) => radio(group, value))
      .join('')}
    </div>
    </div>`
}

const radio = (name: string, value: string): string => `
      <input type="radio" class="variant-radiobtn" value="${value}" name="${name}" id="${name}-${value}"/>
      <label class="sqs-button-element--secondary" role="button" tabindex="0" for="${name}-${value}">${value}</label>`
