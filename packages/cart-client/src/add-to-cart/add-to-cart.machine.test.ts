import { describe, expect, test } from 'vitest'
import { addButton, addButtonLabel, addButtonText, isAddButtonBusy, saleKind } from './add-to-cart.machine.ts'
import { buildProduct } from '../mock/build.testing.ts'
import { isIndefinite, isSubscribable } from '../catalog/subscription.ts'
import { messages } from '../messages.ts'
import { walk } from '../walk.test-support.ts'

describe('the add-to-cart button', () => {
  // spec: CRT-051 CRT-052 CRT-053
  test('shows Adding… until a second after success, Added! for two, and then its own label', () => {
    const states = walk(addButton, ['press', 'accepted', 999, 1, 1999, 1])
    expect(states.map((state) => addButtonText(state, 'Take it', messages))).toEqual([
      'Adding…',
      'Adding…',
      'Adding…',
      'Added!',
      'Added!',
      'Take it',
    ])
  })

  // spec: CRT-054
  test('is itself again a second after a failure', () => {
    expect(walk(addButton, ['press', 'rejected', 999, 1])).toEqual(['adding', 'failed', 'failed', 'idle'])
  })

  // spec: CRT-055
  test('ignores presses while it adds, and while it shows Added!', () => {
    expect(walk(addButton, ['press', 'press', 'accepted', 'press', 1000, 'press', 'press'])).toEqual([
      'adding',
      'adding',
      'confirmed',
      'confirmed',
      'added',
      'added',
      'added',
    ])
  })

  test('waits for a form, and leaves the page for a checkout that may come back', () => {
    expect(walk(addButton, ['fill', 'closed', 'fill', 'filled', 'left', 'press', 'returned'])).toEqual([
      'filling',
      'idle',
      'filling',
      'adding',
      'leaving',
      'leaving',
      'idle',
    ])
  })
})

test('an add-to-cart button waits ten seconds for the next page, and then takes presses again', () => {
  expect(walk(addButton, ['press', 'left', 9999, 1, 'press'])).toEqual([
    'adding',
    'leaving',
    'leaving',
    'idle',
    'adding',
  ])
})

test.each([
  ['idle', false, 'Take it'],
  ['prompting', false, 'Select Option'],
  ['filling', false, 'Take it'],
  ['adding', true, 'Adding…'],
  ['confirmed', true, 'Adding…'],
  ['added', true, 'Added!'],
  ['failed', true, 'Adding…'],
  ['leaving', true, 'Adding…'],
] as const)('an add-to-cart button that is %s is at work: %s, and says %s', (state, isBusy, text) => {
  expect(isAddButtonBusy(state)).toBe(isBusy)
  expect(addButtonText(state, 'Take it', messages)).toBe(text)
})

describe('the button in a listing', () => {
  // spec: CRT-060
  test('asks for options for two seconds, and then shows its own label again', () => {
    const states = walk(addButton, ['prompt', 1999, 1])
    expect(states.map((state) => addButtonText(state, 'Take it', messages))).toEqual([
      'Select Option',
      'Select Option',
      'Take it',
    ])
  })
})

describe('labels', () => {
  // spec: CRT-056 CRT-057 CRT-058
  test.each([
    [{}, false, 'Add to Cart'],
    [{ isSubscribable: true }, false, 'Subscribe'],
    [{ isSubscribable: true, productType: 3 }, false, 'Subscribe'],
    [{}, true, 'Purchase'],
    [{ isSubscribable: true }, true, 'Subscribe'],
    [{ useCustomAddButtonText: true, customAddButtonText: 'Take it' }, false, 'Take it'],
    [{ useCustomAddButtonText: true, customAddButtonText: '' }, false, 'Add to Cart'],
    [{ useCustomAddButtonText: false, customAddButtonText: 'Take it' }, false, 'Add to Cart'],
  ])('%j, express checkout %s: %s', (product, expressCheckout, label) => {
    expect(addButtonLabel({ productType: 1, ...product }, messages, { expressCheckout })).toBe(label)
  })

  // spec: CRT-045
  test.each([2, 4, 5])(
    'a product of type %i that is marked subscribable is not called a subscription',
    (productType) => {
      const product = { productType, isSubscribable: true }
      expect(addButtonLabel(product, messages)).toBe('Add to Cart')
      expect(addButtonLabel(product, messages, { expressCheckout: true })).toBe('Purchase')
    },
  )
})

describe('how a product is sold', () => {
  // spec: CRT-045 CRT-040 CRT-041
  test.each([
    [1, true, true, 'subscription'],
    [3, true, true, 'subscription'],
    [2, true, false, 'cart'],
    [4, true, false, 'giftCard'],
    [5, true, false, 'cart'],
    [1, false, false, 'cart'],
  ])(
    'type %i, marked subscribable %s: can be subscribed %s, ends as %s',
    (productType, marked, can, kind) => {
      const product = buildProduct({ productType, isSubscribable: marked })
      expect(isSubscribable(product)).toBe(can)
      expect(saleKind(product)).toBe(kind)
    },
  )

  test('express checkout replaces the cart only', () => {
    expect(saleKind(buildProduct(), { expressCheckout: true })).toBe('express')
  })

  // spec: CRT-043 CRT-044
  test.each([
    [0, true],
    [12, false],
  ])('%i billing cycles go on until ended: %s', (numBillingCycles, indefinite) => {
    expect(isIndefinite({ billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles })).toBe(indefinite)
  })
})
