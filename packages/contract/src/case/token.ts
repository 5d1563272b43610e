import { isRecord } from '@sitewright/site/reader'
import type { Case } from '../backend.ts'
import { check, same } from '../check.ts'
import { isSuccess, type Client } from '../client.ts'

const ENTRIES = '/api/commerce/shopping-cart/entries'
const bodyOf = (itemId: string) => ({ itemId, sku: null, quantity: 1, additionalFields: 'null' })

/** A visitor who has seen a page. */
async function arrived(visitor: () => Client): Promise<Client> {
  const client = visitor()
  await client.call('GET', '/api/commerce/shopping-cart')
  return client
}

const hasCrumbFailed = ({ body }: { readonly body: unknown }): boolean =>
  isRecord(body) && body.crumbFail === true

/** Cases of anti-forgery tokens. */
export const tokenCases: readonly Case[] = [
  {
    name: 'a change without a token is none, and the answer says so with a new token',
    spec: 'SIT-064',
    needs: ['tokens'],
    run: async ({ visitor, shop }) => {
      const client = await arrived(visitor)
      const reply = await client.raw('POST', ENTRIES, { body: bodyOf(shop.single.itemId) })
      check(hasCrumbFailed(reply), `the answer is ${reply.status} ${JSON.stringify(reply.body)}`)
      const crumb = isRecord(reply.body) ? reply.body.crumb : undefined
      check(typeof crumb === 'string', 'the answer has no new token')
      same('the status of the cart', (await client.call('GET', '/api/commerce/shopping-cart')).status, 404)
      check(
        isSuccess(await client.call('POST', ENTRIES, { body: bodyOf(shop.single.itemId) })),
        'the new token failed',
      )
    },
  },
  {
    name: 'the token of another visitor is none',
    spec: 'SIT-067',
    needs: ['tokens', 'visitors'],
    run: async ({ visitor, shop }) => {
      const [ada, bob] = [await arrived(visitor), await arrived(visitor)]
      const headers = bob.token(ENTRIES)
      const reply = await ada.raw('POST', ENTRIES, { body: bodyOf(shop.single.itemId), headers })
      check(hasCrumbFailed(reply), `the answer is ${reply.status}`)
    },
  },
  {
    name: 'the token of a site user is none for the shop',
    spec: 'SIT-067',
    needs: ['tokens', 'visitors'],
    run: async ({ visitor, shop }) => {
      const client = await arrived(visitor)
      const crumb = client.cookie('siteUserCrumb') ?? ''
      const headers = { 'X-CSRF-Token': crumb }
      const reply = await client.raw('POST', ENTRIES, { body: bodyOf(shop.single.itemId), headers })
      check(hasCrumbFailed(reply), `the answer is ${reply.status}`)
    },
  },
  {
    name: 'a page of another site changes nothing, whatever it sends',
    spec: 'SIT-067',
    needs: ['tokens', 'visitors'],
    run: async ({ visitor, shop }) => {
      const client = await arrived(visitor)
      const headers = { ...client.token(ENTRIES), 'Sec-Fetch-Site': 'cross-site' }
      const reply = await client.raw('POST', ENTRIES, { body: bodyOf(shop.single.itemId), headers })
      check(!isSuccess(reply), `the answer is ${reply.status}`)
    },
  },
  {
    name: 'the cookie that a visitor is known by is hidden from scripts, and stays on the site',
    spec: 'SIT-067',
    needs: ['visitors'],
    run: async ({ visitor }) => {
      const { cookies } = await visitor().raw('GET', '/api/commerce/shopping-cart')
      const hidden = cookies.filter((cookie) => /httponly/i.test(cookie))
      check(hidden.length > 0, 'no cookie is hidden from scripts')
      check(
        cookies.every((cookie) => /samesite=(lax|strict)/i.test(cookie)),
        'a cookie is sent from other sites',
      )
    },
  },
]
