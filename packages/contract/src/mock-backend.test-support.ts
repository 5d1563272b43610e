import {
  buildProduct,
  buildVariant,
  createInstalmentMock,
  createShopMock,
} from '@sitewright/cart-client/testing'
import { createFormMock } from '@sitewright/forms-client/testing'
import { createPerfMock } from '@sitewright/perf-collector/testing'
import { createSiteMock } from '@sitewright/site/testing'
import { createTrackingMock } from '@sitewright/tracking/testing'
import { getResponse, type RequestHandler } from 'msw'
import type { Backend } from './backend.ts'

const STOCK = 5

/** The mocks of all packages, new for each case. */
function open() {
  const shop = createShopMock({
    state: {
      crumb: 'crumb-1',
      pageSize: 4,
      products: [
        buildProduct({
          id: 'cup',
          name: 'Cup',
          variants: [buildVariant({ sku: 'cup', attributes: {}, qtyInStock: STOCK })],
        }),
        buildProduct(),
        buildProduct({
          id: 'tea',
          name: 'Tea',
          isSubscribable: true,
          variants: [buildVariant({ sku: 'tea', attributes: {} })],
        }),
        buildProduct({
          id: 'card',
          name: 'Gift card',
          productType: 4,
          variants: [buildVariant({ sku: 'card', attributes: {} })],
        }),
      ],
    },
  })
  const form = createFormMock()
  const tracking = createTrackingMock({ state: { schemas: { Performance: () => [] } } })
  const site = createSiteMock()
  const handlers: RequestHandler[] = [
    ...shop.handlers,
    ...tracking.handlers,
    ...form.handlers,
    ...createPerfMock().handlers,
    ...createInstalmentMock().handlers,
    ...site.handlers,
  ]
  return { form, tracking, site, handlers }
}

/** Makes a backend of the mocks of the packages. They play the server of one visitor, who may do everything. */
export function mockBackend(): Backend {
  let mocks = open()
  const { account, websiteId } = mocks.site.state
  return {
    origin: 'http://mock.test',
    fetch: async (url, init) => {
      const response = await getResponse(mocks.handlers, new Request(url, init))
      return response ?? new Response(null, { status: 404 })
    },
    can: ['tokens', 'kept', 'giftCards', 'instalments'],
    facts: {
      websiteId,
      shop: {
        single: { itemId: 'cup', stock: STOCK },
        several: { itemId: 'mug', skus: ['mug-blue', 'mug-red'] },
        subscribable: { itemId: 'tea', sku: null },
        wanted: { productId: 'mug', variantId: 'mug-red' },
        giftCard: { itemId: 'card', sku: null },
      },
      account: { email: account.email, password: account.password },
      place: { input: 'main', placeId: 'place-1' },
      eventsPath: '/v2/events',
      navigation: 'mainNav',
      instalments: '/api/instalments/{locale}',
    },
    reset: () => {
      mocks = open()
      return Promise.resolve()
    },
    becomeManager: () => Promise.resolve(),
    kept: {
      eventIds: () => Promise.resolve(mocks.tracking.distinct().flatMap(({ id }) => id ?? [])),
      formKeys: () => Promise.resolve(mocks.form.state.saved.map(({ key }) => key)),
    },
  }
}
