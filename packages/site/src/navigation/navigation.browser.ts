import type { Result } from '@sitewright/machine/result'
import {
  fetchSiteLayoutsCall,
  updateNavigationCall,
  type NavigationUpdate,
  type SiteLayout,
} from './navigation.contract.ts'
import type { CallFailure } from '../http/failure.ts'
import { readSiteLayouts } from './navigation.ts'
import { ignoreAnswer, type CallOptions, type Http } from '../http/http.browser.ts'

/** Fetches the navigations of the site. */
export const fetchSiteLayouts = (
  http: Http,
  options?: CallOptions,
): Promise<Result<readonly SiteLayout[], CallFailure>> =>
  http.call({ ...options, ...fetchSiteLayoutsCall }, readSiteLayouts)

/** Replaces a navigation of the site. */
export const updateNavigation = (
  http: Http,
  { fieldName, templateId, navigation }: NavigationUpdate,
  options?: CallOptions,
): Promise<Result<true, CallFailure>> =>
  http.call(
    { ...options, ...updateNavigationCall, body: { fieldName, templateId, navigation } },
    ignoreAnswer,
  )
