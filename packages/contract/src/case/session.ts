import { endpoints } from '@sitewright/site/contracts'
import { isRecord } from '@sitewright/site/reader'
import { parseSiteUser } from '@sitewright/site/session'
import type { Case, Context } from '../backend.ts'
import { check, same, shaped } from '../check.ts'
import { isSuccess, messageOf, type Client, type Reply } from '../client.ts'

const SESSION = '/api/site-users/account/session'
const LOCALE = '/api/site-users/account/locale'
const CART = '/api/commerce/shopping-cart'

type Account = Context['account']

const signIn = (client: Client, account: Account, rememberMe = false): Promise<Reply> =>
  client.call('POST', SESSION, { body: { ...account, rememberMe } })
const signOut = (client: Client, clones = false) => client.call('DELETE', `${SESSION}?cloneCart=${clones}`)
const isSignedIn = (client: Client): boolean => parseSiteUser(client.cookie('SiteUserInfo')).authenticated

async function signedIn(visitor: () => Client, account: Account): Promise<Client> {
  const client = visitor()
  const reply = await signIn(client, account)
  check(isSuccess(reply), `the sign-in was refused: ${reply.status} ${JSON.stringify(reply.body)}`)
  return client
}

const add = (client: Client, itemId: string) =>
  client.call('POST', `${CART}/entries`, {
    body: { itemId, sku: null, quantity: 1, additionalFields: 'null' },
  })

async function quantityOf(client: Client): Promise<unknown> {
  const { body } = await client.call('GET', CART)
  return isRecord(body) ? (body.totalQuantity ?? 0) : 0
}

const signInCases: readonly Case[] = [
  {
    name: 'a sign-in answers with a token, and a cookie names the site user',
    spec: 'SIT-062',
    run: async ({ visitor, account }) => {
      const client = visitor()
      const reply = await signIn(client, account)
      check(isSuccess(reply), `it was refused: ${reply.status} ${JSON.stringify(reply.body)}`)
      shaped('POST session', endpoints.signIn, reply.body)
      check(isSignedIn(client), `the cookie is ${client.cookie('SiteUserInfo')}`)
    },
  },
  {
    name: 'a wrong password is refused with a message, as is an unknown email',
    spec: 'SIT-062',
    run: async ({ visitor, account }) => {
      const client = visitor()
      const wrong = await signIn(client, { ...account, password: 'guessed' })
      const unknown = await signIn(client, { ...account, email: 'nobody@example.com' })
      same('the statuses', [wrong.status, unknown.status], [401, 401])
      check(messageOf(wrong) !== undefined, 'the refusal has no message')
      same('the message, which tells nobody who has an account', messageOf(unknown), messageOf(wrong))
      check(!isSignedIn(client), 'the visitor is signed in')
    },
  },
  {
    name: 'a sign-in without a password is refused',
    spec: 'SIT-062',
    run: async ({ visitor, account }) => {
      const body = { email: account.email, rememberMe: false }
      same('the status', (await visitor().call('POST', SESSION, { body })).status, 400)
    },
  },
  {
    name: 'a session that is remembered has a cookie that outlives the browser',
    spec: 'SIT-062',
    run: async ({ visitor, account }) => {
      const lives = async (rememberMe: boolean) => {
        const { cookies } = await signIn(visitor(), account, rememberMe)
        return cookies.some((cookie) => cookie.startsWith('SiteUserInfo=') && /max-age=\d/i.test(cookie))
      }
      same('the lives', [await lives(true), await lives(false)], [true, false])
    },
  },
  {
    name: 'a sign-in changes the tokens: the old ones are good no more',
    spec: 'SIT-067',
    needs: ['tokens', 'visitors'],
    run: async ({ visitor, account }) => {
      const client = visitor()
      await client.call('GET', CART)
      const before = client.token(LOCALE)
      await signIn(client, account)
      const reply = await client.raw('POST', LOCALE, { body: { language: 'de' }, headers: before })
      check(isRecord(reply.body) && reply.body.crumbFail === true, `the answer is ${reply.status}`)
      check(
        isSuccess(await client.call('POST', LOCALE, { body: { language: 'de' } })),
        'the new token failed',
      )
    },
  },
]

const signOutCases: readonly Case[] = [
  {
    name: 'a sign-out takes the cookie away, and is none the second time',
    spec: 'SIT-063',
    run: async ({ visitor, account }) => {
      const client = await signedIn(visitor, account)
      check(isSuccess(await signOut(client)), 'it was refused')
      check(!isSignedIn(client), 'the cookie is still there')
      check(isSuccess(await signOut(client)), 'the second one was refused')
    },
  },
  {
    name: 'a sign-out says whether to keep a copy of the cart',
    spec: 'SIT-063',
    run: async ({ visitor, account }) => {
      const client = await signedIn(visitor, account)
      same(
        'the status of another word',
        (await client.call('DELETE', `${SESSION}?cloneCart=yes`)).status,
        400,
      )
    },
  },
  {
    name: 'the cart goes along with a sign-in, and is found on another device',
    spec: 'CRT-004',
    needs: ['visitors'],
    run: async ({ visitor, account, shop }) => {
      const client = visitor()
      await add(client, shop.single.itemId)
      await signIn(client, account)
      same('the quantity after the sign-in', await quantityOf(client), 1)
      const other = visitor()
      await add(other, shop.single.itemId)
      await signIn(other, account)
      same('the quantity of both', await quantityOf(other), 2)
    },
  },
  {
    name: 'a sign-out leaves the visitor a copy of the cart, or nothing',
    spec: 'SIT-063',
    needs: ['visitors'],
    run: async ({ visitor, account, shop }) => {
      const client = await signedIn(visitor, account)
      await add(client, shop.single.itemId)
      await signOut(client, true)
      same('the quantity of the copy', await quantityOf(client), 1)
      const again = await signedIn(visitor, account)
      same('the quantity of the account', await quantityOf(again), 1)
      await signOut(again)
      same('the quantity that is left', await quantityOf(again), 0)
    },
  },
  {
    name: 'the language of a site user is set',
    spec: 'SIT-065',
    run: async ({ visitor, account }) => {
      const client = await signedIn(visitor, account)
      check(isSuccess(await client.call('POST', LOCALE, { body: { language: 'de' } })), 'it was refused')
      same('the status of none', (await client.call('POST', LOCALE, { body: {} })).status, 400)
    },
  },
]

/** Cases of site users. */
export const sessionCases: readonly Case[] = [...signInCases, ...signOutCases]
