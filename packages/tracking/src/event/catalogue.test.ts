import { describe, expect, test } from 'vitest'
import { eventSchemas } from './catalogue.contract.ts'
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

describe('the catalogue', () => {
  // spec: TRK-012
  test('names the shopping events, which belong to version 1', () => {
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
    expect(shoppingEvents.map((name) => versionOf(name))).toEqual(shoppingEvents.map(() => 1))
  })

  // spec: TRK-014
  test('names the events that go to a pixel and to the site', () => {
    expect(clientEvents).toEqual([
      'AddToCart',
      'Search',
      'Lead',
      'ViewContent',
      'Purchase',
      'CompleteRegistration',
    ])
    expect(clientEvents.map((name) => versionOf(name))).toEqual(clientEvents.map(() => 1))
  })

  // spec: TRK-015
  test.each(['api-key', 'inventory', 'feed-url'])(
    'has clicks in the interface, as in the panel %s',
    (panel) => {
      expect(versionOf('interface_click')).toBe(2)
      expect(eventSchemas.interface_click.safeParse({ panel, action: 'copy' }).success).toBe(true)
    },
  )

  test.each([{ panel: 'other', action: 'copy' }, { panel: 'inventory' }, {}])(
    'has no click in the interface like %j',
    (click) => {
      expect(eventSchemas.interface_click.safeParse(click).success).toBe(false)
    },
  )

  test('gives each event a version, and events of yours version 1', () => {
    const named = (version: unknown) =>
      Object.keys(eventSchemas).filter((name) => versionOf(name) === version)
    expect(named('census')).toEqual([
      'PageView',
      'SiteSearch',
      'Heartbeat',
      'Audio',
      'Video',
      'ButtonClick',
      'ButtonRender',
      'FormRender',
      'Overlay',
      'QuickView',
    ])
    expect(named(2)).toEqual(['add_to_cart', 'interface_click', 'Performance'])
    expect([versionOf('Donation'), versionOf('constructor')]).toEqual([1, 1])
  })
})
