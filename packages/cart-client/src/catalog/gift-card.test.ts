import { describe, expect, test } from 'vitest'
import { checkAddRequest } from '../add-to-cart/add-request.ts'
import { messages } from '../messages.ts'
import { buildProduct, buildVariant } from '../mock/build.testing.ts'
import { selectionText } from './selection.ts'

const variants = ['25', '50'].map((value) => buildVariant({ sku: value, attributes: { Value: value } }))
const giftCard = buildProduct({ productType: 4, variants, variantOptionOrdering: ['Value'] })

/** The variant that a selection adds, or the text of the reason against it. */
function outcome(product = giftCard, selection: Readonly<Record<string, string>> = {}) {
  const checked = checkAddRequest({ product, selection, cart: undefined })
  return checked.ok ? checked.value.line.sku : selectionText(checked.failure, messages)
}

describe('a gift card', () => {
  // spec: CRT-078
  test('asks for a denomination until one is chosen', () => {
    expect(outcome()).toBe('Select a denomination for the Gift Card')
    expect(outcome(giftCard, { Value: '50' })).toBe('50')
  })

  // spec: CRT-078
  test('that comes without any asks for one, too', () => {
    expect(outcome(buildProduct({ productType: 4, variants: [] }))).toBe(
      'Select a denomination for the Gift Card',
    )
  })

  test('does not call a denomination missing that is chosen and sold no longer', () => {
    expect(outcome(giftCard, { Value: '75' })).toBe(
      'Sorry, that item variant is unavailable. Please select another variant.',
    )
  })

  test('is the only product that asks for one', () => {
    expect(outcome(buildProduct({ productType: 1, variants, variantOptionOrdering: ['Value'] }))).toBe(
      'Please select the Value option.',
    )
  })
})
