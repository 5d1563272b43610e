import { messages as siteMessages } from '@sitewright/site/messages'
import { describe, expect, test } from 'vitest'
import { messages } from './messages.ts'
import { minimumText } from './checkout.ts'
import { spokenCount } from './part/count.ts'

describe('messages', () => {
  // spec: CRT-056 CRT-107 CRT-103 CRT-011
  test('are those of the specification', () => {
    expect(messages).toMatchObject({
      'cart.addToCart.adding': 'Adding\u2026',
      'cart.addToCart.added': 'Added!',
      'cart.addToCart.selectOption': 'Select Option',
      'cart.addToCart.soldOut': 'Sold Out',
      'cart.quickView.label': 'Quick View',
      'cart.quantity.label': 'Quantity',
      'cart.indicator.label': 'Cart',
      'cart.popover.added': '{productName} was added to your cart.',
      'cart.popover.close': 'Close',
      'cart.page.alsoBought': 'Customers also bought',
    })
  })

  test('of failed calls are those of the site', () => {
    const shared = Object.entries(siteMessages).filter(([key]) => key in messages)
    expect(shared).toHaveLength(3)
    expect(messages).toMatchObject(Object.fromEntries(shared))
  })

  test('can be replaced by key', () => {
    const german = { ...messages, 'cart.indicator.many': '{n} Artikel im Warenkorb' }
    expect(spokenCount(3, german)).toBe('3 Artikel im Warenkorb')
  })

  test('a name without a value stays, and a value is never read as a pattern', () => {
    const odd = { ...messages, 'cart.page.minimumSubtotal': '{subtotal} {other}' }
    expect(minimumText({ value: '1.00', currency: 'USD' }, odd)).toBe('$1.00 {other}')
  })
})
