import { describe, expect, test } from 'vitest'
import { autocompletePlaces, fetchPlaceDetails } from './place.browser.ts'
import { readPlaceDetails } from './place.ts'
import { serveSites } from '../test-support/open-site.test-support.ts'

const openSite = serveSites()

describe('places', () => {
  const context = { productPage: '/shop/bread', productSection: 'delivery' }

  // spec: SIT-103
  test('are suggested for an input', async () => {
    const { http, site } = openSite()
    expect(await autocompletePlaces(http, { input: 'main', sessionToken: 's', language: 'en' })).toEqual({
      ok: true,
      value: [{ placeId: 'place-1', description: '1 Main Street, Springfield' }],
    })
    expect(site.calls).toMatchObject([
      { name: 'autocompletePlaces', query: { input: 'main', sessionToken: 's', language: 'en' } },
    ])
  })

  // spec: SIT-103
  test('have details for a product page and its section', async () => {
    const { http, site } = openSite()
    expect(await fetchPlaceDetails(http, { placeId: 'place-1' }, context)).toEqual({
      ok: true,
      value: {
        placeId: 'place-1',
        address: { line1: '1 Main Street', city: 'Springfield' },
        lat: 39.8,
        lng: -89.6,
      },
    })
    expect(site.calls).toMatchObject([
      { name: 'fetchPlaceDetails', query: { placeId: 'place-1', ...context } },
    ])
  })

  test.each([
    [{ line1: '1 Main Street', city: 'Springfield' }, true],
    [{}, true],
    [undefined, true],
    [{ line1: '1 Main Street', city: 7 }, false],
    [['1 Main Street'], false],
  ])('have the address %j: %s', (address, isRead) => {
    expect(readPlaceDetails({ placeId: 'place-1', address }).ok).toBe(isRead)
  })

  test('have no address and no coordinates where the server writes null', () => {
    expect(readPlaceDetails({ placeId: 'place-1', address: null, lat: null, lng: null })).toEqual({
      ok: true,
      value: { placeId: 'place-1', address: undefined, lat: undefined, lng: undefined },
    })
  })

  // spec: SIT-103
  test.each([{ productPage: '', productSection: 'delivery' }, { productPage: '/shop' }, {}])(
    'throw before any call when the details are for %j',
    (partial) => {
      const { http, site } = openSite()
      expect(() => fetchPlaceDetails(http, { placeId: 'place-1' }, partial as typeof context)).toThrow(
        TypeError,
      )
      expect(site.calls).toEqual([])
    },
  )
})
