import { endpoints } from '@sitewright/site/contracts'
import { isRecord } from '@sitewright/site/reader'
import { parseSiteUser } from '@sitewright/site/session'
import type { Case, Context } from '../backend.ts'
import { answered, check, refused, same, shaped } from '../check.ts'
import { isSuccess, lifeOf, messageOf, type Client, type Reply } from '../client.ts'
import { readable } from './cookie.ts'

const SESSION = '/api/site-users/account/session'
const LOCALE = '/api/site-users/account/locale'
const CART = '/api/commerce/shopping-cart'

type Account = Context['account']

const signIn = (client: Client, account: Account, rememberMe = false): Promise<Reply> =>
  client.call('POST', SESSION, { body: { ...account, rememberMe } })
const signOut = (client: Client, clones = false) => client.call('DELETE', `${SESSION}?cloneCart=${clones}`)
function succeeded(what: string, reply: Reply): void {
  check(isSuccess(reply), `${what}: expected a success, received ${reply.status}`)
}

const isSignedIn = (client: Client): boolean => parseSiteUser(client.cookie('SiteUserInfo')).authenticated

async function signedIn(visitor: () => Client, account: Account): Promise<Client> {
  const client = visitor()
  const reply = await signIn(client, account)
  succeeded('a sign-in', reply)
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
      succeeded('a sign-in', reply)
      shaped('POST session', endpoints.signIn, reply.body)
      readable(reply, 'SiteUserInfo')
      const cookie = client.cookie('SiteUserInfo')
      const { authenticated, siteUserId = '' } = parseSiteUser(cookie)
      check(
        authenticated && siteUserId !== '',
        `the cookie SiteUserInfo: expected JSON with "authenticated": true and a text "siteUserId", received ${cookie}`,
      )
    },
  },
  {
    name: 'the token of a sign-in is the one of the calls after it',
    spec: 'SIT-062',
    needs: ['tokens', 'visitors'],
    run: async ({ visitor, account }) => {
      const client = visitor()
      const { body } = await signIn(client, account)
      const headers = { 'X-SiteUser-XSRF-Token': isRecord(body) ? String(body.xsrfToken) : '' }
      const reply = await client.raw('POST', LOCALE, { body: { language: 'de' }, headers })
      succeeded('a call with the xsrfToken of the sign-in', reply)
    },
  },
  {
    name: 'a wrong password is refused with a message, as is an unknown email',
    spec: 'SIT-062',
    run: async ({ visitor, account }) => {
      const client = visitor()
      const wrong = await signIn(client, { ...account, password: 'guessed' })
      const unknown = await signIn(client, { ...account, email: 'nobody@example.com' })
      refused('a wrong password', wrong, 401)
      refused('an unknown email', unknown, 401)
      same('the message, which tells nobody who has an account', messageOf(unknown), messageOf(wrong))
      check(!isSignedIn(client), 'the cookie SiteUserInfo: expected none after a refusal')
    },
  },
  {
    name: 'a sign-in without a password is refused',
    spec: 'SIT-062',
    run: async ({ visitor, account }) => {
      const body = { email: account.email, rememberMe: false }
      answered('a sign-in without a password', await visitor().call('POST', SESSION, { body }), 400)
    },
  },
  {
    name: 'a session that is remembered has a cookie that outlives the browser',
    spec: 'SIT-062',
    run: async ({ visitor, account }) => {
      const lives = async (rememberMe: boolean) => {
        const { cookies } = await signIn(visitor(), account, rememberMe)
        return cookies.some((cookie) => cookie.startsWith('SiteUserInfo=') && (lifeOf(cookie) ?? 0) > 0)
      }
      same('whether the cookie SiteUserInfo outlives the browser with rememberMe', await lives(true), true)
      same(
        'whether the cookie SiteUserInfo outlives the browser without rememberMe',
        await lives(false),
        false,
      )
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
      check(
        isRecord(reply.body) && reply.body.crumbFail === true,
        `a call with a token of before the sign-in: expected "crumbFail": true, received a ${reply.status}`,
      )
      succeeded('a call with the new token', await client.call('POST', LOCALE, { body: { language: 'de' } }))
    },
  },
  {
    name: 'whoever knows the cookies of before a sign-in, or of before a sign-out, has no cart of the account',
    spec: 'SIT-066',
    needs: ['visitors'],
    run: async ({ visitor, account, shop }) => {
      const client = visitor()
      const before = cookiesOf(await client.raw('GET', CART))
      const { cookies } = await signIn(client, account)
      await add(client, shop.single.itemId)
      const stranger = visitor()
      const read = (Cookie: string) => stranger.raw('GET', CART, { headers: { Cookie } })
      answered('the cart for the cookies of before the sign-in', await read(before), 404)
      await signOut(client)
      const ended = await read(cookiesOf({ cookies }))
      answered('the cart for the cookies of before the sign-out', ended, 404)
    },
  },
]

/** What a browser sends after a reply. */
const cookiesOf = ({ cookies }: Pick<Reply, 'cookies'>): string =>
  cookies.map((cookie) => cookie.split(';')[0]).join('; ')

const signOutCases: readonly Case[] = [
  {
    name: 'a sign-out takes the cookie away, and is none the second time',
    spec: 'SIT-063',
    run: async ({ visitor, account }) => {
      const client = await signedIn(visitor, account)
      succeeded('a sign-out', await signOut(client))
      check(
        !isSignedIn(client),
        'the cookie SiteUserInfo: expected none after a sign-out, received the old one',
      )
      succeeded('a second sign-out', await signOut(client))
    },
  },
  {
    name: 'a sign-out says whether to keep a copy of the cart',
    spec: 'SIT-063',
    run: async ({ visitor, account }) => {
      const client = await signedIn(visitor, account)
      answered('cloneCart=yes', await client.call('DELETE', `${SESSION}?cloneCart=yes`), 400)
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
      succeeded('a language', await client.call('POST', LOCALE, { body: { language: 'de' } }))
      answered('no language', await client.call('POST', LOCALE, { body: {} }), 400)
    },
  },
]

/** Cases of site users. */
export const sessionCases: readonly Case[] = [...signInCases, ...signOutCases]
