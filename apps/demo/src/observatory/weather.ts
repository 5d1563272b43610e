import { ContributorRole } from '@sitewright/site/enumerations'
import type { WebsiteRoles } from '@sitewright/site/site-user'

/** What can go wrong between a shop and its server. */
export const FAULTS = {
  none: 'Fair weather',
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

/** Who may be looking at the website, besides its shoppers. */
export const ROLES = {
  none: { title: 'Nobody', roles: {} },
  viewer: { title: 'Viewer', roles: { [ContributorRole.viewer]: true } },
  storeManager: { title: 'Store manager', roles: { [ContributorRole.storeManager]: true } },
  admin: { title: 'Administrator', roles: { [ContributorRole.admin]: true } },
} as const satisfies Record<string, { readonly title: string; readonly roles: WebsiteRoles }>
export type Role = keyof typeof ROLES

/** The weather that the shop is in: what the observatory's switches say. */
export interface Weather {
  readonly fault: Fault
  /** Milliseconds that each answer takes. */
  readonly latency: number
  /** The role of this account on the website; whether it is a member of the shop is another question. */
  readonly role: Role
  /** Nothing is left on the shelf. */
  readonly emptyShelf: boolean
  readonly express: boolean
  /** The cart floats over the page instead of standing in the header. */
  readonly pill: boolean
  /** The least that an order has to be worth, in hundredths. */
  readonly minimumCents: number
  readonly reviews: boolean
  readonly scarcity: boolean
  readonly rightToLeft: boolean
  readonly theme: 'auto' | 'light' | 'dark'
}

export const fair: Weather = {
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

const KEY = 'sill-weather'

/** Reads the weather; it survives a reload and is the same in every tab. */
export function readWeather(): Weather {
  try {
    return { ...fair, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Weather>) }
  } catch {
    return fair
  }
}

/** Changes the weather, for all who watch it. */
export function changeWeather(change: Partial<Weather>): void {
  localStorage.setItem(KEY, JSON.stringify({ ...readWeather(), ...change }))
  dispatchEvent(new Event('sill-weather'))
}

/** Calls back when the weather changes, here or in another tab. */
export function whenWeatherChanges(listener: () => void): () => void {
  addEventListener('sill-weather', listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener('sill-weather', listener)
    removeEventListener('storage', listener)
  }
}

/** The roles of this account on the website, as its page would tell. */
export const rolesNow = (): WebsiteRoles => ROLES[readWeather().role].roles
