import type { ConsentState } from './consent.ts'

/**
 * Permission of a visit: everything; events without cookies and ids; nothing until the visitor decides; nothing.
 */
export type Permission = 'granted' | 'cookieless' | 'undecided' | 'refused'

/** Restriction of cookies that the owner of a website has chosen: none, always, or until the banner is accepted. */
export type CookiePolicy = 'none' | 'absolute' | 'banner'

/** Facts that decide what a visit permits. */
export interface PermissionFacts {
  /** Cookie policy of the site. */
  readonly policy: CookiePolicy
  /** True for a website that others may clone. */
  readonly isCloneable?: boolean | undefined
  /** The visitor's decision. */
  readonly consent: ConsentState
  /** True if the browser sends a signal that the site honours: Do Not Track, or Global Privacy Control. */
  readonly isOptedOut?: boolean | undefined
}

/** Returns what a visit permits. A cloneable website is always restricted, and consent does not lift that. */
export function permissionOf({ policy, isCloneable, consent, isOptedOut }: PermissionFacts): Permission {
  if (consent === 'refused' || (isOptedOut && consent !== 'granted')) return 'refused'
  if (isCloneable || policy === 'absolute') return 'cookieless'
  return policy === 'banner' ? consent : 'granted'
}
