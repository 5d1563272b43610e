import { isRecord } from '@sitewright/site/reader'
import type { Case, ShopFacts } from '../backend.ts'
import { answered, check } from '../check.ts'
import { isSuccess, type Client, type Reply } from '../client.ts'
import { readable } from './cookie.ts'

const ENTRIES = '/api/commerce/shopping-cart/entries'
const SESSION = '/api/site-users/account/session'
const bodyOf = (itemId: string) => ({ itemId, sku: null, quantity: 1, additionalFields: 'null' })

/** A visitor who has seen a page. */
async function arrived(visitor: () => Client): Promise<Client> {
  const client = visitor()
  await client.call('GET', '/api/commerce/shopping-cart')
  return client
}

/** Fails unless a reply says that the token is none. */
function crumbFailed(what: string, { status, body }: Reply): void {
  const hasFailed = isRecord(body) && body.crumbFail === true
  check(hasFailed, `${what}: expected a body with "crumbFail": true, received a ${status} with another body`)
}

/** Changes of a cart with one entry, without a token. */
const changes = (entryId: string, { subscribable, wanted }: ShopFacts) =>
  [
    ['PUT', `${ENTRIES}/${entryId}`, { quantity: 2 }],
    ['PUT', `${ENTRIES}/${entryId}/additionalFields`, { itemId: '', sku: null, additionalFields: '{}' }],
    ['DELETE', `${ENTRIES}/${entryId}`],
    ['POST', '/api/3/commerce/cart/subscription', { ...subscribable, qty: 1, additionalFields: 'null' }],
    [
      'POST',
      '/api/site-users/account/notifications/restock',
      {
        ...wanted,
        siteVisitorEmail: 'ada@example.com',
        isJoinMailingList: false,
        recaptchaEnterpriseV3Token: 'token-1',
      },
    ],
  ] as const satisfies readonly (readonly [method: string, path: string, body?: object])[]

/** Cases of anti-forgery tokens. */
export const tokenCases: readonly Case[] = [
  {
    name: 'a change without a token is none, and the answer says so with a new token',
    spec: 'SIT-064',
    needs: ['tokens'],
    run: async ({ visitor, shop }) => {
      const client = await arrived(visitor)
      const reply = await client.raw('POST', ENTRIES, { body: bodyOf(shop.single.itemId) })
      crumbFailed('an add without a token', reply)
      const crumb = isRecord(reply.body) ? reply.body.crumb : undefined
      check(typeof crumb === 'string', 'the refusal of a token: expected a new one in "crumb", received none')
      answered('a cart that is not there', await client.call('GET', '/api/commerce/shopping-cart'), 404)
      const again = await client.call('POST', ENTRIES, { body: bodyOf(shop.single.itemId) })
      check(isSuccess(again), `an add with the new token: expected a success, received ${again.status}`)
    },
  },
  {
    name: 'no change is made without a token, whatever it changes',
    spec: 'SIT-064',
    needs: ['tokens'],
    run: async ({ visitor, shop }) => {
      const client = await arrived(visitor)
      const { body } = await client.call('POST', ENTRIES, { body: bodyOf(shop.single.itemId) })
      const entry = isRecord(body) && isRecord(body.newlyAdded) ? body.newlyAdded : {}
      for (const [method, path, sent] of changes(String(entry.id), shop)) {
        const reply = await client.raw(method, path, sent === undefined ? {} : { body: sent })
        crumbFailed(`${method} ${path} without a token`, reply)
      }
    },
  },
  {
    name: 'a site user is neither signed out nor changed without a token',
    spec: 'SIT-067',
    needs: ['tokens', 'visitors'],
    run: async ({ visitor, account }) => {
      const client = await arrived(visitor)
      await client.call('POST', SESSION, { body: { ...account, rememberMe: false } })
      crumbFailed('DELETE session without a token', await client.raw('DELETE', `${SESSION}?cloneCart=false`))
      const locale = '/api/site-users/account/locale'
      crumbFailed(
        'POST locale without a token',
        await client.raw('POST', locale, { body: { language: 'de' } }),
      )
    },
  },
  {
    name: 'pages can read the tokens that they send',
    spec: 'SIT-067',
    needs: ['tokens', 'visitors'],
    run: async ({ visitor }) => {
      const reply = await visitor().raw('GET', '/api/commerce/shopping-cart')
      for (const name of ['crumb', 'siteUserCrumb']) readable(reply, name)
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
      crumbFailed('an add with the token of another visitor', reply)
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
      crumbFailed('an add with the token of site users', reply)
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
      check(
        !isSuccess(reply),
        `an add with Sec-Fetch-Site: cross-site: expected a refusal, received ${reply.status}`,
      )
    },
  },
  {
    name: 'the cookie that a visitor is known by is hidden from scripts, and stays on the site',
    spec: 'SIT-067',
    needs: ['visitors'],
    run: async ({ visitor }) => {
      const { cookies } = await visitor().raw('GET', '/api/commerce/shopping-cart')
      const hidden = cookies.filter((cookie) => /httponly/i.test(cookie))
      const received = `received ${cookies.join(' | ') || 'none'}`
      check(hidden.length > 0, `the cookies of a new visitor: expected one that is HttpOnly, ${received}`)
      const others = cookies.filter((cookie) => !/samesite=(lax|strict)/i.test(cookie))
      check(others.length === 0, `a cookie: expected SameSite=Lax or Strict, received ${others[0]}`)
    },
  },
]
