import type { ContributorRole, PageType } from '@sitewright/site/enumerations'
import { isEditorPath } from '@sitewright/site/page'
import { hasOnlyRole } from '@sitewright/site/session'
import type { TrackingContext } from '../context/context.ts'
import type { RefusalReason } from '../event/event.ts'

// Written as codes, so that the tables of codes are not loaded with each page.
const VIEWER = 10 satisfies ContributorRole
/** Pages for what is not found, a lock screen, and a member area without access. */
const UNTRACKED_PAGES: readonly unknown[] = [100, 103, 106] satisfies PageType[]

/** The search page, whose page views are not tracked. */
const SEARCH_PATH = /^\/search\/?$/

/**
 * Returns the reason for which an event is not tracked, or undefined if it is.
 * An account whose only role is viewer counts as a visitor outside the editor area.
 */
export function ineligibility(
  { isDisabled, page, account }: TrackingContext,
  path: string,
  event?: string,
): RefusalReason | undefined {
  if (isDisabled) return 'disabled'
  if (UNTRACKED_PAGES.includes(page.pageType) || (event === 'PageView' && SEARCH_PATH.test(path)))
    return 'page'
  const isVisitor = !account?.authenticated || (hasOnlyRole(account.roles, VIEWER) && !isEditorPath(path))
  return isVisitor ? undefined : 'account'
}
