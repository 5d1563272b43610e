import type { Call } from '../endpoint/call.contract.ts'

/** One entry of a navigation. Fields beyond these are kept as they came. */
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

/** A navigation as it is to be from now on. */
export interface NavigationUpdate {
  readonly fieldName: string
  readonly templateId: string
  readonly navigation: readonly NavigationItem[]
}

/** Where the site's navigations are. */
export const fetchSiteLayoutsCall = {
  method: 'GET',
  path: '/api/commondata/GetSiteLayout',
} as const satisfies Call
/** Where a changed navigation goes. */
export const updateNavigationCall = {
  method: 'POST',
  path: '/api/widget/UpdateNavigation',
  ignoresAnswer: true,
} as const satisfies Call
