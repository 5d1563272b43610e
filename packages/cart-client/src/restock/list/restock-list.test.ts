import { createHttp, createCrumbs } from '@sitewright/site/http'
import { createCookies } from '@sitewright/site/cookies'
import { createCookieJar } from '@sitewright/site/testing'
import { describe, expect, test } from 'vitest'
import { fetchRestockEntries, fetchRestockGroups, sendAllRestock, sendRestock } from '../../admin.ts'
import { openShop } from '../../mock/open-shop.test-support.ts'

const signUp = (variantId: string, email: string) => ({
  productId: 'mug',
  variantId,
  siteVisitorEmail: email,
  isJoinMailingList: false,
  recaptchaEnterpriseV3Token: 'token',
})
const restockSignUps = ['red', 'blue', 'green', 'red', 'red', 'red', 'red'].map((colour, index) =>
  signUp(`mug-${colour}`, `${index}@example.com`),
)

describe('restock lists', () => {
  // spec: CRT-132 CRT-146
  test('groups are read to the end, the first page without a cursor', async () => {
    const { shop, client } = openShop({ restockSignUps })
    const groups = await fetchRestockGroups(client.http)
    expect(groups).toEqual({
      ok: true,
      value: ['red', 'blue', 'green'].map((colour) => ({ productId: 'mug', variantId: `mug-${colour}` })),
    })
    expect(shop.calls.map(({ query }) => query)).toEqual([{}, { cursor: '2' }])
  })

  // spec: CRT-133 CRT-147
  test('sign-ups of a variant are read to the end', async () => {
    const { shop, client } = openShop({ restockSignUps })
    const entries = await fetchRestockEntries(client.http, { productId: 'mug', variantId: 'mug-red' })
    expect(entries.ok && entries.value.map(({ siteVisitorEmail }) => siteVisitorEmail)).toEqual(
      [0, 3, 4, 5, 6].map((index) => `${index}@example.com`),
    )
    expect(shop.calls.at(-1)?.query).toEqual({ productId: 'mug', variantId: 'mug-red', cursor: '4' })
  })

  test.each([
    ['a cursor that has been', { signUpGroups: [], hasNextPage: true, nextPageCursor: 'same' }, 'same'],
    ['no cursor', { signUpGroups: [], hasNextPage: true }, undefined],
    ['an empty cursor', { signUpGroups: [], hasNextPage: true, nextPageCursor: '' }, ''],
  ])('%s for a next page is a failure and no loop', async (_, page, cursor) => {
    let calls = 0
    const http = createHttp({
      crumbs: createCrumbs(createCookies(createCookieJar())),
      fetch: () => {
        calls += 1
        return Promise.resolve(Response.json(page))
      },
    })
    expect(await fetchRestockGroups(http)).toEqual({ ok: false, failure: { kind: 'cursor', cursor } })
    expect(calls).toBeLessThanOrEqual(2)
  })

  test('a page that fails ends the list with its failure', async () => {
    const { shop, client } = openShop({ restockSignUps })
    shop.use('serverDown')
    expect(await fetchRestockGroups(client.http)).toMatchObject({ failure: { kind: 'server-down' } })
    shop.use('unexpected')
    expect(await fetchRestockGroups(client.http)).toMatchObject({ failure: { kind: 'contract' } })
  })

  // spec: CRT-148
  test('the shoppers of a variant are notified', async () => {
    const { shop, client } = openShop()
    expect((await sendRestock(client.http, { productId: 'mug', variantId: 'mug-red' })).ok).toBe(true)
    expect(shop.calls[0]).toMatchObject({
      name: 'sendRestock',
      body: { productId: 'mug', variantId: 'mug-red' },
    })
  })

  // spec: CRT-149
  test('the shoppers of several variants are notified', async () => {
    const { shop, client } = openShop()
    const sendRequests = [
      { productId: 'mug', variantId: 'mug-red' },
      { productId: 'mug', variantId: 'mug-blue' },
    ]
    expect((await sendAllRestock(client.http, sendRequests)).ok).toBe(true)
    expect(shop.calls[0]).toMatchObject({ name: 'sendAllRestock', body: { sendRequests } })
    expect(shop.state.restockSent).toEqual(sendRequests)
  })

  const mug = (colour: string) => ({ productId: 'mug', variantId: `mug-${colour}` })

  // spec: CRT-148 CRT-149
  test.each([
    ['one variant', ['red'], ['blue', 'green']],
    ['several variants', ['red', 'green'], ['blue']],
  ])('shoppers who were notified of %s leave the list, and may sign up again', async (_, sent, left) => {
    const { shop, client } = openShop({ restockSignUps })
    const [only, ...others] = sent.map(mug)
    await (only && others.length === 0
      ? sendRestock(client.http, only)
      : sendAllRestock(client.http, sent.map(mug)))
    expect(await fetchRestockGroups(client.http)).toEqual({ ok: true, value: left.map(mug) })
    expect(await fetchRestockEntries(client.http, mug('red'))).toEqual({ ok: true, value: [] })
    expect(shop.state.restockSent).toEqual(sent.map(mug))
    const again = await shop.fetch('/api/site-users/account/notifications/restock', {
      method: 'POST',
      body: JSON.stringify(signUp('mug-red', '0@example.com')),
    })
    expect(again.status).toBe(200)
  })
})
