import { expect, test } from 'vitest'
import { clientEvents, shoppingEvents, versionOf } from './catalogue.ts'

test.each([
  ['PageView', 'census'],
  ['SiteSearch', 'census'],
  ['Heartbeat', 'census'],
  ['Audio', 'census'],
  ['Video', 'census'],
  ['ButtonClick', 'census'],
  ['ButtonRender', 'census'],
  ['FormRender', 'census'],
  ['Overlay', 'census'],
  ['QuickView', 'census'],
  ['add_to_cart', 2],
  ['interface_click', 2],
  ['Performance', 2],
  ['AddToCart', 1],
  ['my_PageView', 1],
  ['PageViewOfMine', 1],
  ['my_add_to_cart', 1],
  ['Performance2', 1],
  ['constructor', 1],
])('the event %s belongs to %s', (name, version) => {
  expect(versionOf(name)).toBe(version)
})

test('a shop has ten events for its own tracker, and six that pixels get as well', () => {
  expect(shoppingEvents).toEqual([
    'VisitPDP',
    'VisitPLP',
    'AddToCart',
    'ViewCart',
    'RemoveFromCart',
    'RelatedProductsDisplay',
    'RelatedProductsClick',
    'RelatedProductsAddToCart',
    'ReviewsTabClick',
    'ReviewsAnchorClick',
  ])
  expect(clientEvents).toEqual([
    'AddToCart',
    'Search',
    'Lead',
    'ViewContent',
    'Purchase',
    'CompleteRegistration',
  ])
})
