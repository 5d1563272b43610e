import {
  answering,
  asking,
  cookies,
  fields,
  fieldsOf,
  instead,
  losing,
  sending,
  sentCookie,
  withFetch,
  withoutToken,
  type Fault,
} from './fault.test-support.ts'

const ADD = /^POST \/api\/commerce\/shopping-cart\/entries$/
const SIGN_IN = /^POST .*account\/session$/
const SIGN_OUT = /^DELETE .*account\/session$/
const RESTOCK = /^POST .*notifications\/restock$/
const LIST = /^GET .*notifications\/restock$/
const GROUPS = /restock\/groups$/

const only = (name: string, change: (cookie: string) => string) =>
  cookies((cookie) => (cookie.startsWith(`${name}=`) ? change(cookie) : cookie))

/** Faults of anti-forgery tokens. */
export const tokenFaults: readonly Fault[] = [
  {
    name: 'no token is asked of adds',
    breaks: 'SIT-064 a change without a token is none, and the answer says so with a new token',
    says: 'an add without a token: expected a body with "crumbFail": true, received a 200 with another body',
    make: withoutToken(ADD),
  },
  {
    name: 'a token is asked of adds alone',
    breaks: 'SIT-064 no change is made without a token, whatever it changes',
    says: 'PUT /api/commerce/shopping-cart/entries/… without a token: expected a body with "crumbFail": true, received a 200 with another body',
    make: withoutToken(/^(PUT|DELETE) .*\/shopping-cart\//),
  },
  {
    name: 'no token is asked of subscriptions',
    breaks: 'SIT-064 no change is made without a token, whatever it changes',
    says: 'POST /api/3/commerce/cart/subscription without a token: expected a body with "crumbFail": true, received a 200 with another body',
    make: withoutToken(/cart\/subscription$/),
  },
  {
    name: 'no token is asked of sign-outs',
    breaks: 'SIT-067 a site user is neither signed out nor changed without a token',
    says: 'DELETE session without a token: expected a body with "crumbFail": true, received a 200 with another body',
    make: withoutToken(SIGN_OUT),
  },
  {
    name: 'no token is asked of restock sign-ups',
    breaks: 'SIT-064 no change is made without a token, whatever it changes',
    says: 'POST /api/site-users/account/notifications/restock without a token: expected a body with "crumbFail": true, received a 200 with another body',
    make: withoutToken(RESTOCK),
  },
  {
    name: 'any token is good',
    breaks: 'SIT-067 the token of another visitor is none',
    says: 'an add with the token of another visitor: expected a body with "crumbFail": true, received a 200 with another body',
    make: asking(ADD, (asked) =>
      'X-CSRF-Token' in asked.headers
        ? { headers: { ...asked.headers, 'X-CSRF-Token': sentCookie(asked, 'crumb') } }
        : {},
    ),
  },
  {
    name: 'a refusal has no new token',
    breaks: 'SIT-064 a change without a token is none, and the answer says so with a new token',
    says: 'the refusal of a token: expected a new one in "crumb", received none',
    make: answering(ADD, ({ status, body }) =>
      status === 403 ? { body: { crumbFail: fieldsOf(body).crumbFail } } : {},
    ),
  },
  {
    name: 'a refusal has another body',
    breaks: 'SIT-064 a change without a token is none, and the answer says so with a new token',
    says: 'an add without a token: expected a body with "crumbFail": true, received a 403 with another body',
    make: answering(ADD, ({ status }) => (status === 403 ? { body: { detail: 'CSRF Failed' } } : {})),
  },
  {
    name: 'scripts can read the cookie of the visitor',
    breaks: 'SIT-067 the cookie that a visitor is known by is hidden from scripts, and stays on the site',
    says: 'the cookies of a new visitor: expected one that is HttpOnly, received visitor=…; Path=/; Max-Age=31536000; SameSite=Lax | crumb=…; Path=/; Max-Age=31536000; SameSite=Lax',
    make: only('visitor', (cookie) => cookie.replace(/; HttpOnly/i, '')),
  },
  {
    name: 'cookies are sent from other sites',
    breaks: 'SIT-067 the cookie that a visitor is known by is hidden from scripts, and stays on the site',
    says: 'a cookie: expected SameSite=Lax or Strict, received visitor=…; Path=/; Max-Age=31536000; SameSite=None; HttpOnly',
    make: cookies((cookie) => cookie.replace(/SameSite=\w+/i, 'SameSite=None')),
  },
  {
    name: 'scripts cannot read the token',
    breaks: 'SIT-067 pages can read the tokens that they send',
    says: 'the cookie crumb: expected one that scripts can read, received "crumb=…; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly"',
    make: only('crumb', (cookie) => `${cookie}; HttpOnly`),
  },
  {
    name: 'the token is for the path of the call',
    breaks: 'SIT-067 pages can read the tokens that they send',
    says: 'the cookie crumb: expected one for all pages, with Path=/, received "crumb=…; Path=/api/commerce; Max-Age=31536000; SameSite=Lax"',
    make: only('crumb', (cookie) => cookie.replace('Path=/;', 'Path=/api/commerce;')),
  },
]

/** Faults of restock sign-ups. */
export const restockFaults: readonly Fault[] = [
  {
    name: 'a second sign-up is a success',
    breaks: 'CRT-143 the same sign-up again is refused with a message',
    says: 'a second sign-up: expected a refusal, received 200',
    make: answering(RESTOCK, ({ status }) => (status === 409 ? { status: 200, body: {} } : {})),
  },
  {
    name: 'a refusal says why in another field',
    breaks: 'CRT-143 the same sign-up again is refused with a message',
    says: 'its refusal: expected a text "message", received {"error":"You have signed up for this already."}',
    make: answering(RESTOCK, ({ status, body }) =>
      status === 409 ? { body: { error: fieldsOf(body).message } } : {},
    ),
  },
  {
    name: 'a sign-up needs a language',
    breaks: 'CRT-142 a sign-up needs no language, and may be one for the mailing list',
    says: 'a sign-up without a language: expected a success, received 400',
    make: instead(RESTOCK, ({ body }) =>
      body?.includes('language') ? undefined : { status: 400, body: { message: 'language is missing' } },
    ),
  },
  {
    name: 'any email is taken',
    breaks: 'CRT-140 an email that is none is refused',
    says: 'the status of an email that is none: expected 400, received 200',
    make: answering(RESTOCK, ({ status }) => (status === 400 ? { status: 200, body: {} } : {})),
  },
  {
    name: 'the list has another name',
    breaks: 'CRT-142 a sign-up is on the list of its variant',
    says: 'the answer to GET restock: expected a field "signUps", received {"hasNextPage":false,"nextPageCursor":null,"signups":',
    make: fields(LIST, ({ signUps, ...page }) => ({ ...page, signups: signUps })),
  },
  {
    name: 'the groups have another name',
    breaks: 'CRT-142 a sign-up is on the list of its variant',
    says: 'the answer to GET groups: expected a field "signUpGroups", received {"groups":[{',
    make: fields(GROUPS, ({ signUpGroups, ...page }) => ({ ...page, groups: signUpGroups })),
  },
  {
    name: 'emails have another name',
    breaks: 'CRT-142 a sign-up is on the list of its variant',
    says: 'the answer to GET restock, the field "signUps.0.siteVisitorEmail": expected a text, received nothing',
    make: fields(LIST, ({ signUps, ...page }) => ({
      ...page,
      signUps: (signUps as { siteVisitorEmail: string }[]).map(({ siteVisitorEmail: email }) => ({ email })),
    })),
  },
  {
    name: 'the list ends after one page',
    breaks: 'CRT-147 a list of several pages has each row once',
    says: 'the number of emails: expected 25, received ',
    make: fields(LIST, (page) => ({ ...page, hasNextPage: false })),
  },
  {
    name: 'the cursor stays where it is',
    breaks: 'CRT-147 a list of several pages has each row once',
    says: 'the cursor of the next page: expected another one, received "…" again',
    make: asking(LIST, (_, url) => ({ url: url.replace(/&cursor=[^&]*/, '') })),
  },
  {
    name: 'the cursor is null on every page',
    breaks: 'CRT-147 a list of several pages has each row once',
    says: 'a page with a next one: expected a text "nextPageCursor", received none',
    make: fields(LIST, (page) => ({ ...page, nextPageCursor: null })),
  },
  {
    name: 'the list is that of all variants',
    breaks: 'CRT-147 a list is that of its variant alone',
    says: 'the sign-ups of an unknown variant: expected [], received',
    make: withFetch((fetch) => {
      let wanted: string | undefined
      return (url, asked) => {
        if (!LIST.test(`${asked.method} ${new URL(url).pathname}`)) {
          if (RESTOCK.test(`${asked.method} ${new URL(url).pathname}`)) {
            const { productId, variantId } = JSON.parse(asked.body ?? '{}') as Record<string, string>
            if (productId !== 'no-such-item') wanted = `productId=${productId}&variantId=${variantId}`
          }
          return fetch(url, asked)
        }
        return fetch(wanted ? url.replace(/productId=[^&]*&variantId=[^&]*/, wanted) : url, asked)
      }
    }),
  },
  {
    name: 'those who are notified stay on the list',
    breaks: 'CRT-148 those who are notified are off the list',
    says: 'the groups: expected [], received [{"productId":',
    make: instead(/restock\/send$/, () => ({ status: 200 })),
  },
  {
    name: 'the list for several is answered and not read',
    breaks: 'CRT-149 several lists are notified at once',
    says: 'the emails: expected [], received ["ada@example.com"]',
    make: instead(/restock\/send\/all$/, () => ({ status: 200 })),
  },
  {
    name: 'sign-ups that arrive together are all a success',
    breaks: 'CRT-142 of equal sign-ups that arrive together, one is put on the list',
    says: 'the number of successes: expected 1, received 4',
    make: losing(RESTOCK),
  },
  {
    name: 'every visitor may read the list',
    breaks: 'CRT-005 nobody else may read the lists, or send',
    says: 'by a visitor: expected 401 or 403, received 200',
    make: instead(LIST, ({ headers }) =>
      headers.Cookie?.includes('SiteUserInfo') ? undefined : { status: 200, body: { signUps: [] } },
    ),
  },
]

/** Faults of site users. */
export const sessionFaults: readonly Fault[] = [
  {
    name: 'the token of a sign-in has another name',
    breaks: 'SIT-062 a sign-in answers with a token, and a cookie names the site user',
    says: 'the answer to POST session, the field "xsrfToken": expected a text, received nothing',
    make: fields(SIGN_IN, ({ xsrfToken }) => ({ csrfToken: xsrfToken })),
  },
  {
    name: 'the token of a sign-in is not the one that is good',
    breaks: 'SIT-062 the token of a sign-in is the one of the calls after it',
    says: 'a call with the xsrfToken of the sign-in: expected a success, received 403',
    make: fields(SIGN_IN, () => ({ xsrfToken: 'another' })),
  },
  {
    name: 'scripts cannot read who is signed in',
    breaks: 'SIT-062 a sign-in answers with a token, and a cookie names the site user',
    says: 'the cookie SiteUserInfo: expected one that scripts can read, received "SiteUserInfo=%7B%22authenticated%22%3Atrue%2C%22siteUserId%22%3A%22ruth%22%7D; Path=/;',
    make: only('SiteUserInfo', (cookie) => `${cookie}; HttpOnly`),
  },
  {
    name: 'the cookie of the site user says that it is "true"',
    breaks: 'SIT-062 a sign-in answers with a token, and a cookie names the site user',
    says: 'the cookie SiteUserInfo: expected JSON with "authenticated": true and a text "siteUserId", received {"authenticated":"true","siteUserId":"ruth"}',
    make: only('SiteUserInfo', (cookie) => cookie.replace('%3Atrue', '%3A%22true%22')),
  },
  {
    name: 'the cookie of the site user has no id',
    breaks: 'SIT-062 a sign-in answers with a token, and a cookie names the site user',
    says: 'the cookie SiteUserInfo: expected JSON with "authenticated": true and a text "siteUserId", received {"authenticated":true,"userId":"ruth"}',
    make: only('SiteUserInfo', (cookie) => cookie.replace('siteUserId', 'userId')),
  },
  {
    name: 'the cookie of the site user is for the path of the call',
    breaks: 'SIT-062 a sign-in answers with a token, and a cookie names the site user',
    says: 'the cookie SiteUserInfo: expected one for all pages, with Path=/, received "SiteUserInfo=%7B%22authenticated%22%3Atrue%2C%22siteUserId%22%3A%22ruth%22%7D; Path=/api;',
    make: only('SiteUserInfo', (cookie) => cookie.replace('Path=/', 'Path=/api')),
  },
  {
    name: 'a wrong password is answered with 200 and an error',
    breaks: 'SIT-062 a wrong password is refused with a message, as is an unknown email',
    says: 'the status of a wrong password: expected 401, received 200',
    make: answering(SIGN_IN, ({ status }) =>
      status === 401 ? { status: 200, body: { error: 'Wrong.' } } : {},
    ),
  },
  {
    name: 'a refusal tells who has an account',
    breaks: 'SIT-062 a wrong password is refused with a message, as is an unknown email',
    says: 'the message, which tells nobody who has an account: expected "The email or the password is wrong.", received "There is no such account."',
    make: answering(SIGN_IN, ({ status }, { body }) =>
      status === 401 && body?.includes('nobody') ? { body: { message: 'There is no such account.' } } : {},
    ),
  },
  {
    name: 'every sign-in is remembered',
    breaks: 'SIT-062 a session that is remembered has a cookie that outlives the browser',
    says: 'whether the cookie SiteUserInfo outlives the browser without rememberMe: expected false, received true',
    make: sending(SIGN_IN, (body) => ({ ...body, rememberMe: true })),
  },
  {
    name: 'the tokens stay when somebody signs in',
    breaks: 'SIT-067 a sign-in changes the tokens: the old ones are good no more',
    says: 'a call with a token of before the sign-in: expected "crumbFail": true, received a 200',
    make: withoutToken(/account\/locale$/),
  },
  {
    name: 'whoever knew the cookie before a sign-in is signed in too',
    breaks:
      'SIT-066 whoever knows the cookies of before a sign-in, or of before a sign-out, has no cart of the account',
    says: 'the status of the cart for the cookies of before the sign-in: expected 404, received 200',
    make: withFetch((fetch) => {
      const now = new Map<string, string>()
      return async (url, asked) => {
        const sent = sentCookie(asked, 'visitor')
        const known = now.get(sent)
        const cookie = (asked.headers.Cookie ?? '').replace(`visitor=${sent}`, `visitor=${known}`)
        const response = await fetch(
          url,
          known && asked.method === 'GET'
            ? { ...asked, headers: { ...asked.headers, Cookie: cookie } }
            : asked,
        )
        const set = response.headers.getSetCookie().find((each) => each.startsWith('visitor='))
        if (SIGN_IN.test(`${asked.method} ${new URL(url).pathname}`) && sent && set)
          now.set(sent, /visitor=([^;]*)/.exec(set)?.[1] ?? '')
        return response
      }
    }),
  },
  {
    name: 'a sign-out takes away the cookie alone',
    breaks:
      'SIT-066 whoever knows the cookies of before a sign-in, or of before a sign-out, has no cart of the account',
    says: 'the status of the cart for the cookies of before the sign-out: expected 404, received 200',
    make: instead(SIGN_OUT, (_, url) =>
      url.includes('cloneCart=false')
        ? {
            status: 200,
            cookies: ['SiteUserInfo', 'visitor', 'crumb', 'siteUserCrumb', 'CART', 'hasCart'].map(
              (name) => `${name}=; Path=/; Max-Age=0; SameSite=Lax${name === 'visitor' ? '; HttpOnly' : ''}`,
            ),
          }
        : undefined,
    ),
  },
  {
    name: 'a sign-out leaves the cookie',
    breaks: 'SIT-063 a sign-out takes the cookie away, and is none the second time',
    says: 'the cookie SiteUserInfo: expected none after a sign-out, received the old one',
    make: answering(SIGN_OUT, ({ cookies: set }) => ({
      cookies: set.filter((each) => !each.startsWith('SiteUserInfo=')),
    })),
  },
  {
    name: 'a sign-out always keeps the cart',
    breaks: 'SIT-063 a sign-out leaves the visitor a copy of the cart, or nothing',
    says: 'the quantity that is left: expected 0, received 1',
    make: asking(SIGN_OUT, (_, url) => ({ url: url.replace('cloneCart=false', 'cloneCart=true') })),
  },
  {
    name: 'a second sign-out is refused',
    breaks: 'SIT-063 a sign-out takes the cookie away, and is none the second time',
    says: 'a second sign-out: expected a success, received 401',
    make: instead(SIGN_OUT, ({ headers }) =>
      headers.Cookie?.includes('SiteUserInfo') ? undefined : { status: 401, body: { message: 'Who?' } },
    ),
  },
  {
    name: 'the language is a field of another name',
    breaks: 'SIT-065 the language of a site user is set',
    says: 'a language: expected a success, received 400',
    make: sending(/account\/locale$/, ({ locale }) => ({ language: locale })),
  },
]
