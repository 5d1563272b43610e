import { describe, expect, test } from 'vitest'
import type { CartTransport } from './cart-transport/cart-transport.ts'
import { createCart } from './cart-transport/create-cart.ts'
import { hasDiscountCodes } from './discount-code.ts'
import { openShop } from './mock/open-shop.test-support.ts'

const mug = { itemId: 'mug', sku: 'mug-blue' }

describe('discount codes', () => {
  test('fail without a request if the transport has no call for them', async () => {
    const { client, shop } = openShop()
    expect(await client.cart.setDiscountCodes(['TENTH'])).toEqual({
      ok: false,
      failure: { kind: 'unsupported' },
    })
    expect([shop.calls, client.cart.snapshot().failed]).toEqual([[], undefined])
  })

  const withCodes = (answers: (string[] | 'lost')[]) => {
    let coupons: readonly string[] = []
    const sent: (readonly string[])[] = []
    const cartNow = () => createCart({ id: 'own', coupons })
    const transport: CartTransport = {
      fetch: () => Promise.resolve({ ok: true, value: cartNow() }),
      send: () => Promise.resolve({ ok: true, value: { cart: cartNow() } }),
      setDiscountCodes: (codes) => {
        sent.push(codes)
        const answer = answers.shift()
        if (answer !== 'lost') coupons = codes
        else return Promise.reject(new Error('lost'))
        return Promise.resolve({ ok: true, value: { cart: cartNow() } })
      },
    }
    return { ...openShop({}, { transport }), sent, lose: () => (coupons = ['TENTH']) }
  }

  test('are sent in order after earlier operations, the last ones of a tick only', async () => {
    const { client, sent } = withCodes([])
    const adding = client.cart.add(mug)
    void client.cart.setDiscountCodes(['FIRST'])
    const setting = client.cart.setDiscountCodes(['TENTH'])
    expect(client.cart.snapshot().cart?.isPending).toBe(true)
    await Promise.all([adding, setting])
    expect(sent).toEqual([['TENTH']])
    expect(client.cart.snapshot().cart?.coupons).toEqual(['TENTH'])
  })

  test('are looked up in the cart if their response was lost', async () => {
    const { client, sent, lose } = withCodes(['lost', 'lost'])
    expect(await client.cart.setDiscountCodes(['TENTH'])).toMatchObject({ failure: { kind: 'network' } })
    lose()
    expect((await client.cart.setDiscountCodes(['TENTH'])).ok).toBe(true)
    expect(sent).toHaveLength(2)
  })

  test.each([
    [['A', 'B'], ['B', 'A'], true],
    [[{ code: 'A' }, { code: 'B' }], ['A', 'B'], true],
    [['A', 'B'], ['A'], false],
    [['A'], ['A', 'B'], false],
    [['A', 'C'], ['A', 'B'], false],
    [[null, 7], [], false],
    [[], [], true],
  ])('%j count as %j: %s', (coupons, codes, isSame) => {
    expect(hasDiscountCodes({ coupons }, codes)).toBe(isSame)
  })
})
