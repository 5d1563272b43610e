import { readCookie, writeCookie } from '@sitewright/site/cookies'
import { hasRole } from '@sitewright/site/session'
import { ContributorRole } from '@sitewright/site/enumerations'
import { moveCart } from '../cart/owner.ts'
import type { Host } from '../host.ts'
import { findSessionUser, type SessionUser } from '../user/session.ts'
import {
  crumbsOf,
  hiddenName,
  readVisitor,
  VISITOR_COOKIE,
  type Crumbs,
  type Visitor,
} from '../visitor/visitor.ts'
import { readLocalization, type Localization } from './localization.ts'

/** Attributes of a cookie that scripts of the page read. */
interface CookieLife {
  /** Milliseconds. Without it the cookie lasts as long as the browser is open. */
  readonly maxAgeMs?: number | undefined
  /** @default false */
  readonly isHidden?: boolean | undefined
}

/** The one who makes a request. */
export interface Caller {
  readonly visitor: Visitor
  readonly crumbs: Crumbs
  readonly localization: Localization
  /** Address of the network, to count calls by. */
  readonly address: string
  /** The site user who is signed in. */
  readonly user: () => Promise<SessionUser | undefined>
  /** Key of the site user, or else of the visitor, to whom carts and orders belong. */
  readonly owner: () => Promise<string>
  /** Key of the visitor, which is the same before a sign-in and after it. */
  readonly sender: () => Promise<string>
  readonly isStoreManager: () => Promise<boolean>
  /** The value of a cookie that was sent. */
  readonly cookie: (name: string) => string | undefined
  /** Sets a cookie with the response. */
  readonly setCookie: (name: string, value: string, life?: CookieLife) => void
  /** Texts of the cookies that the response sets. */
  readonly setCookies: readonly string[]
}

/** Facts that all requests share. */
type CallerOptions = Pick<Host, 'database' | 'signingKey' | 'isSecure'>

const YEAR_MS = 365 * 86_400_000

export const visitorOwner = ({ id }: Visitor): string => `visitor:${id}`
export const userOwner = ({ id }: { readonly id: string }): string => `user:${id}`

/** Begin of an address that one subscriber has: all of an address of version 4, and half of one of version 6. */
export function networkOf(seen: string): string {
  // Some proxies add the port.
  const address = /^\[(.*)\](:\d+)?$/.exec(seen)?.[1] ?? seen
  const [, mapped] = /^(?:::ffff:)?([\d.]+)(?::\d+)?$/i.exec(address) ?? []
  if (!/^[\da-f]*:[\da-f:]*(%.*)?$/i.test(address)) return mapped ?? address
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  const groups = [...head, ...zeros, ...tail].slice(0, 4)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}

/** Reads who makes a request. The user is looked up when somebody asks. */
export function readCaller(
  { headers }: Pick<Request, 'headers'>,
  address: string,
  options: CallerOptions,
): Caller {
  const cookies = headers.get('Cookie') ?? ''
  const visitor = readVisitor(cookies, options.isSecure)
  const setCookies: string[] = []
  let user: Promise<SessionUser | undefined> | undefined
  const findUser = () =>
    (user ??= visitor.isNew ? Promise.resolve(undefined) : findSessionUser(options.database, visitor))

  return {
    visitor,
    crumbs: crumbsOf(options.signingKey, visitor),
    localization: readLocalization(headers),
    address: networkOf(address),
    user: findUser,
    owner: async () => {
      const found = await findUser()
      if (!found) return visitorOwner(visitor)
      const owner = userOwner(found)
      if (found.cameFrom && found.leftCart) await moveCart(options.database, found.cameFrom, owner)
      return owner
    },
    sender: async () => (await findUser())?.cameFrom ?? visitorOwner(visitor),
    isStoreManager: async () => {
      const roles = (await findUser())?.roles
      return [ContributorRole.storeManager, ContributorRole.admin].some((role) => hasRole(roles, role))
    },
    cookie: (name) => readCookie(cookies, name),
    setCookie: (name, value, { maxAgeMs, isHidden = false } = {}) => {
      const secure = options.isSecure
      const text = writeCookie(isHidden ? hiddenName(name, secure) : name, value, { maxAgeMs, secure })
      setCookies.push(isHidden ? `${text}; HttpOnly` : text)
    },
    setCookies,
  }
}

/** Sets the cookies of the tokens that scripts send back, and the one by which a new visitor is known: how long that lasts is decided once. */
export function setVisitorCookies(
  caller: Pick<Caller, 'setCookie'>,
  { token, isNew }: Visitor,
  crumbs: Crumbs,
  life: CookieLife = { maxAgeMs: YEAR_MS },
): void {
  if (isNew) caller.setCookie(VISITOR_COOKIE, token, { ...life, isHidden: true })
  for (const [name, value] of Object.entries(crumbs)) caller.setCookie(name, value as string, life)
}

/** Sets the cookies of a visitor who lacks one, or has one of somebody else. */
export function renewVisitorCookies(caller: Caller): void {
  const { visitor, crumbs } = caller
  const isKnown = Object.entries(crumbs).every(([name, value]) => caller.cookie(name) === value)
  if (visitor.isNew || !isKnown) setVisitorCookies(caller, visitor, crumbs)
}
