import { expect, test } from 'vitest'
import type { Context } from '../context.ts'
import { eventsOfLeftPage, parseLeftPage, type LeftPage } from './left-page.ts'

const context: Context = {
  title: 'Mug',
  path: '/shop/p/mug',
  template: 'product',
  pageType: 50,
  locale: 'en',
  currency: 'USD',
  collection: { id: 'shop', type: 13, typeName: 'products' },
  item: { id: 'mug', title: 'Mug' },
  product: {},
  website: { id: 'sill', language: 'en-US', useCLDRMoneyFormat: true },
  websiteSettings: { storeSettings: {} },
}
const { item: _item, product: _product, ...listing } = context
const left: LeftPage = {
  URL: 'https://sill.example/shop/p/mug',
  title: 'Mug',
  referrer: '',
  beganAt: 1000,
  context,
  events: [{ event: ['ButtonClick', {}], time: 1500 }],
}

test.each([
  [context, ['PageView 1000', 'VisitPDP 1000', 'ViewContent 1000', 'ButtonClick 1500']],
  [listing, ['PageView 1000', 'VisitPLP 1000', 'ButtonClick 1500']],
])('a page that was left has its view and its visit, and then what happened on it: %#', (shown, events) => {
  const found = eventsOfLeftPage({ ...left, context: shown })
  expect(found.map(({ event: [name], time }) => `${name} ${time}`)).toEqual(events)
})

test('a visit that was emitted before the page was left is counted once', () => {
  const events = [{ event: ['VisitPLP', { collectionId: 'shop' }], time: 1200 }] as const
  const found = eventsOfLeftPage({ ...left, context: listing, events })
  expect(found.map(({ event: [name] }) => name)).toEqual(['PageView', 'VisitPLP'])
})

test('a page is read as it was stored', () => {
  expect(parseLeftPage(JSON.stringify(left))).toEqual(left)
})

test.each([
  ['broken JSON', '{'],
  ['a page without an address', JSON.stringify({ ...left, URL: '' })],
  ['a page of another shop', JSON.stringify({ ...left, context: {} })],
  ['an event without a name', JSON.stringify({ ...left, events: [{ event: [], time: 1 }] })],
  ['an event without a time', JSON.stringify({ ...left, events: [{ event: ['Lead', {}] }] })],
])('%s is none', (_, json) => {
  expect(parseLeftPage(json)).toBeUndefined()
})
