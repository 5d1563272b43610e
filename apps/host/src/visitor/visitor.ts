import { readCookie } from '@sitewright/site/cookies'
import { hashOf, randomToken, sign } from './secret.ts'

/** Who calls: a browser, known by a token that only its cookie holds. */
export interface Visitor {
  readonly token: string
  /** Hash of the token. */
  readonly id: string
  /** The browser has sent no token, and gets this one with the response. */
  readonly isNew: boolean
}

/** Cookie of the token. No script can read it. */
export const VISITOR_COOKIE = 'visitor'

const TOKEN = /^[\w-]{43}$/

const visitorOf = (token: string, isNew: boolean): Visitor => ({ token, id: hashOf(token), isNew })

/** Makes a visitor who has not been here before. */
export const newVisitor = (): Visitor => visitorOf(randomToken(), true)

/** Name of a hidden cookie. With this prefix, browsers take it over https from this host only: no sibling site can set it. */
export const hiddenName = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name)

/** Reads the visitor of a `Cookie` header. */
export function readVisitor(cookies: string, isSecure: boolean): Visitor {
  const token = readCookie(cookies, hiddenName(VISITOR_COOKIE, isSecure)) ?? ''
  return TOKEN.test(token) ? visitorOf(token, false) : newVisitor()
}

/** Anti-forgery tokens of a visitor, by the names of their cookies. */
export interface Crumbs {
  readonly crumb: string
  readonly siteUserCrumb: string
}

/** Makes the anti-forgery tokens of a visitor. Another site can neither read nor make them. */
export const crumbsOf = (key: string, { token }: Visitor): Crumbs => ({
  crumb: sign(key, 'site', token),
  siteUserCrumb: sign(key, 'site-user', token),
})
