import type { Call } from '../http/call.contract.ts'

/** One entry of a navigation. Other fields are kept as they are, and so is null for what the server does not have. */
export interface NavigationItem {
  /** Page of the site that it leads to. */
  readonly collectionId?: string | null | undefined
  /** Address that it leads to, for a link out of the site. */
  readonly externalLink?: string | null | undefined
  readonly memberAreaId?: string | null | undefined
  /** Entries below this one. */
  readonly items?: readonly NavigationItem[] | null | undefined
}

/** A navigation of a site. The main one is called `mainNav`. */
export interface SiteLayout {
  /** Name of the navigation: `mainNav` for the main one. */
  readonly identifier: string
  /** Entries in the order in which they are shown. */
  readonly links: readonly NavigationItem[]
}

/** A changed navigation. */
export interface NavigationUpdate {
  readonly fieldName: string
  readonly templateId: string
  /** All entries from now on. Those that are left out are gone. */
  readonly navigation: readonly NavigationItem[]
}

/** Call that fetches the site's navigations. */
export const fetchSiteLayoutsCall = {
  method: 'GET',
  path: '/api/commondata/GetSiteLayout',
} as const satisfies Call
/** Call that replaces a navigation. */
export const updateNavigationCall = {
  method: 'POST',
  path: '/api/widget/UpdateNavigation',
  ignoresAnswer: true,
} as const satisfies Call
