import { cookieName } from '../cookie/cookie.ts'
import {
  formatOverrides,
  mayOverride,
  parseOverrides,
  type ExperimentOverrides,
  type OverrideRight,
} from './experiment.ts'
import type { Cookies } from '../cookie/cookie.ts'

/** Where overrides come from, and where they are kept. */
export interface OverrideOptions {
  /** The page's query; the location's unless given. */
  readonly search?: string | undefined
  /** Where overrides are kept from page to page. */
  readonly cookies: Cookies
  /** The name of the query parameter, and of the cookie that keeps what it said: `override`. */
  readonly name?: string | undefined
}

/**
 * The overrides that count for whoever is looking: those of the query, `?override=name:variant,name:variant`,
 * added to those it said before. `?override=reset` clears them. Without the right to them there are none.
 */
export function experimentOverrides(
  right: OverrideRight,
  { search = globalThis.location?.search ?? '', cookies, name = cookieName.override }: OverrideOptions,
): ExperimentOverrides {
  if (!mayOverride(right)) return {}
  const asked = new URLSearchParams(search).get(name)
  if (asked === 'reset') {
    cookies.remove(name)
    return {}
  }
  const kept = parseOverrides(cookies.get(name) ?? '')
  const asks = parseOverrides(asked ?? '')
  if (Object.keys(asks).length === 0) return kept
  const overrides = { ...kept, ...asks }
  cookies.set(name, formatOverrides(overrides))
  return overrides
}
