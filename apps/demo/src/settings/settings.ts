import { ContributorRole } from '@sitewright/site/enumerations'
import type { WebsiteRoles } from '@sitewright/site/site-user'

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

/** Settings of the devtools: the injected fault, and the options of the store and the page. */
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
  /** Minimum subtotal of an order, in hundredths. */
  readonly minimumCents: number
  readonly reviews: boolean
  readonly scarcity: boolean
  readonly rightToLeft: boolean
  readonly theme: 'auto' | 'light' | 'dark'
}

export const defaultSettings: Settings = {
  fault: 'none',
  latency: 250,
  role: 'none',
  emptyShelf: false,
  express: false,
  pill: false,
  minimumCents: 5000,
  reviews: true,
  scarcity: true,
  rightToLeft: false,
  theme: 'auto',
}

const KEY = 'sill-settings'

/** Reads the settings. They survive a reload and are shared by all tabs. */
export function readSettings(): Settings {
  try {
    return { ...defaultSettings, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) }
  } catch {
    return defaultSettings
  }
}

/** Changes some settings and notifies the listeners of this tab. */
export function changeSettings(change: Partial<Settings>): void {
  localStorage.setItem(KEY, JSON.stringify({ ...readSettings(), ...change }))
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
