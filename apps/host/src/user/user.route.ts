import { endpoints, type Endpoint } from '@sitewright/site/contracts'
import { eq } from 'drizzle-orm'
import { setCartCookies } from '../cart/cart-cookie.ts'
import { readCart } from '../cart/cart.ts'
import type { Host } from '../host.ts'
import { done, refuse } from '../request/answer.ts'
import { addCall, type App } from '../request/call.ts'
import { setVisitorCookies, userOwner } from '../request/caller.ts'
import { crumbsOf, newVisitor } from '../visitor/visitor.ts'
import { readAccount } from './account.ts'
import { REMEMBERED_MS } from './session.ts'
import { findAccount, signIn, signOut } from './sign-in.ts'
import { siteUsers } from './user.table.ts'

/** The cookie by which a page knows who is signed in. It gives access to nothing. */
const SITE_USER_COOKIE = 'SiteUserInfo'

/** The account's page is the demo's own. */
const account = { method: 'GET', path: '/api/demo/account' } as const satisfies Endpoint

/** Adds the calls of site users. */
export function addUserCalls(app: App, host: Host): void {
  const { database, signingKey, websiteId, limiter } = host

  addCall(app, 'signIn', endpoints.signIn, async ({ body, caller }) => {
    const email = body.email.trim().toLowerCase()
    // Strangers cannot lock a member out: what comes from one address is refused before it counts for the email alone.
    const refused =
      (await limiter.refusal('signInOfAddress', caller.address)) ??
      (await limiter.refusal('signIn', `${email} ${caller.address}`)) ??
      (await limiter.refusal('signInOfEmail', email))
    if (refused) return refused
    const user = await findAccount(database, email, body.password)
    if (!user) return refuse(401, 'The email or the password is wrong.')
    // Before another sign-in, entries that came in since the last one have to reach its account.
    await caller.owner()
    const to = newVisitor()
    const crumbs = crumbsOf(signingKey, to)
    await signIn(database, user, { from: caller.visitor, to }, body.rememberMe)
    const life = body.rememberMe ? { maxAgeMs: REMEMBERED_MS } : {}
    setVisitorCookies(caller, to, crumbs, life)
    const info = JSON.stringify({ authenticated: true, siteUserId: user.id })
    caller.setCookie(SITE_USER_COOKIE, info, life)
    const cart = await readCart(database, { ...caller.localization, owner: userOwner(user), websiteId })
    setCartCookies(caller, cart?.id)
    return Response.json({ xsrfToken: crumbs.siteUserCrumb })
  })
  addCall(app, 'signOut', endpoints.signOut, async ({ query, caller }) => {
    const user = await caller.user()
    caller.setCookie(SITE_USER_COOKIE, '', { maxAgeMs: 0 })
    // Whoever is not signed in keeps the cart.
    if (!user) return done()
    const to = newVisitor()
    const cartId = await signOut(database, user, { from: caller.visitor, to }, query.cloneCart === 'true')
    setVisitorCookies(caller, to, crumbsOf(signingKey, to))
    setCartCookies(caller, cartId)
    return done()
  })
  addCall(app, 'setLanguage', endpoints.setLanguage, async ({ body, caller }) => {
    const user = await caller.user()
    if (!user) return refuse(401, 'Please sign in first.')
    await database.update(siteUsers).set({ language: body.language }).where(eq(siteUsers.id, user.id))
    return done()
  })
  addCall(app, 'fetchAccount', account, async ({ caller }) => {
    const user = await caller.user()
    return user ? Response.json(await readAccount(database, user)) : refuse(401, 'Please sign in first.')
  })
}
