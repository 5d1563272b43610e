import { ContributorRole } from '@sitewright/site/enumerations'
import { isRecord, parseJson } from '@sitewright/site/reader'
import type { WebsiteRoles } from '@sitewright/site/session'
import type { CookiePolicy } from '@sitewright/tracking'
import { keepItem } from '../storage.ts'

/** Faults that can be injected between the shop and its server, with their labels. */
export const FAULTS = {
  none: 'No fault',
  offline: 'Offline',
  unauthorized: '401 Not signed in',
  notFound: '404 Not found',
  tooMany: '429 Too many requests',
  down: '500 Server down',
  broken: 'Broken JSON',
  crumb: 'Crumb failure',
  dropped: 'Dropped answers',
  lostSave: 'Connection lost while saving',
  captcha: 'Captcha blocked',
} as const
export type Fault = keyof typeof FAULTS

/** Roles that the visitor can take on the website. */
export const ROLES = {
  none: { title: 'Nobody', roles: {} },
  viewer: { title: 'Viewer', roles: { [ContributorRole.viewer]: true } },
  storeManager: { title: 'Store manager', roles: { [ContributorRole.storeManager]: true } },
  admin: { title: 'Administrator', roles: { [ContributorRole.admin]: true } },
} as const satisfies Record<string, { readonly title: string; readonly roles: WebsiteRoles }>
export type Role = keyof typeof ROLES

/** Cookie policies that the owner of the shop can choose, with their labels. */
export const POLICIES = {
  none: 'Cookies without a question',
  banner: 'Ask by a banner',
  absolute: 'No cookies',
} as const satisfies Record<CookiePolicy, string>

/** Types of pages that decide whether a page is tracked, with their labels. */
export const PAGE_TYPES = {
  own: 'As it is',
  notFound: '100 Not found',
  lockScreen: '103 Lock screen',
  memberAreaAccessDenied: '106 Access denied',
} as const
export type PageTypeChoice = keyof typeof PAGE_TYPES

/** Settings of the devtools: the injected fault, and the options of the store, the page and the visit. */
export interface Settings {
  readonly fault: Fault
  /** Milliseconds before each response arrives. */
  readonly latency: number
  /** Role of this account on the website. Independent of a membership in the shop. */
  readonly role: Role
  /** All products are sold out. */
  readonly emptyShelf: boolean
  readonly express: boolean
  /** The cart floats over the page as a pill instead of a link in the header. */
  readonly pill: boolean
  /** The promotional pop-up shows after a while. */
  readonly popup: boolean
  /** Minimum subtotal of an order, in hundredths. */
  readonly minimumCents: number
  readonly reviews: boolean
  readonly scarcity: boolean
  readonly rightToLeft: boolean
  readonly theme: 'auto' | 'light' | 'dark'
  readonly policy: CookiePolicy
  /** Type that the page has for the tracker. */
  readonly pageType: PageTypeChoice
  readonly tracking: boolean
  /** Visitor metrics of commerce sites, a beta flag. */
  readonly visitorMetrics: boolean
  readonly recording: boolean
  /** The browser sends Do Not Track. */
  readonly dnt: boolean
  /** The browser sends Global Privacy Control. */
  readonly gpc: boolean
}

export const defaultSettings: Settings = {
  fault: 'none',
  latency: 250,
  role: 'none',
  emptyShelf: false,
  express: false,
  pill: false,
  popup: true,
  minimumCents: 5000,
  reviews: true,
  scarcity: true,
  rightToLeft: false,
  theme: 'auto',
  policy: 'banner',
  pageType: 'own',
  tracking: true,
  visitorMetrics: true,
  recording: false,
  dnt: false,
  gpc: false,
}

const KEY = 'sill-settings'

/** Values that a setting may have. Settings without a list take any value of the default's type. */
const CHOICES: Readonly<Partial<Record<keyof Settings, object>>> = {
  fault: FAULTS,
  role: ROLES,
  policy: POLICIES,
  pageType: PAGE_TYPES,
  theme: { auto: '', light: '', dark: '' },
}

function isSetting(key: string, value: unknown): boolean {
  if (!Object.hasOwn(defaultSettings, key)) return false
  const name = key as keyof Settings
  const choices = CHOICES[name]
  return choices ? Object.hasOwn(choices, String(value)) : typeof value === typeof defaultSettings[name]
}

function stored(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

/** Reads the settings. They survive a reload and are shared by all tabs. What is no setting is left out. */
export function readSettings(): Settings {
  const kept = parseJson(stored())
  if (!isRecord(kept)) return defaultSettings
  return {
    ...defaultSettings,
    ...Object.fromEntries(Object.entries(kept).filter((pair) => isSetting(...pair))),
  }
}

/** Changes some settings and notifies the listeners of this tab. */
export function changeSettings(change: Partial<Settings>): void {
  keepItem(KEY, JSON.stringify({ ...readSettings(), ...change }))
  dispatchEvent(new Event('sill-settings'))
}

/** Calls back when settings change, in this tab or another one. */
export function whenSettingsChange(listener: () => void): () => void {
  addEventListener('sill-settings', listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener('sill-settings', listener)
    removeEventListener('storage', listener)
  }
}

/** Roles of this account, in the shape that the website's context has. */
export const currentRoles = (): WebsiteRoles => ROLES[readSettings().role].roles
