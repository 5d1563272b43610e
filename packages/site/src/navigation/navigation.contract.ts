import type { Call } from '../http/call.contract.ts'

/** One entry of a navigation. Other fields are kept as they are. */
export interface NavigationItem {
  readonly collectionId?: string | undefined
  readonly externalLink?: string | undefined
  readonly memberAreaId?: string | undefined
  readonly items?: readonly NavigationItem[] | undefined
}

/** A navigation of a site. The main one is called `mainNav`. */
export interface SiteLayout {
  readonly identifier: string
  readonly links: readonly NavigationItem[]
}

/** A changed navigation. */
export interface NavigationUpdate {
  readonly fieldName: string
  readonly templateId: string
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
