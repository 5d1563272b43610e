import type { PopupHistory } from '@sitewright/site/storage'

/** Settings of a promotional pop-up that decide whether it shows. */
export interface PromoSettings {
  readonly version: number
  readonly quietDays: number
}

const DAY_MS = 86_400_000

/**
 * Decides whether the pop-up shows. Whoever has submitted it never sees it again, and whoever has closed it is left
 * alone for some days, unless there is a newer version.
 */
export function isPromoDue(
  { version: known, dateClosed, submitted }: PopupHistory,
  { version, quietDays }: PromoSettings,
  now: number,
): boolean {
  if (submitted) return false
  if (dateClosed === undefined || known === undefined || known < version) return true
  return now - dateClosed >= quietDays * DAY_MS
}
