import { cookieName } from '../cookie/cookie.ts'
import {
  formatOverrides,
  mayOverride,
  parseOverrides,
  type ExperimentOverrides,
  type OverrideRight,
} from './experiment.ts'
import type { Cookies } from '../cookie/cookie.ts'

/** Settings of `experimentOverrides`. */
export interface OverrideOptions {
  /**
   * Query of the page.
   * @default location.search
   */
  readonly search?: string | undefined
  /** Cookies that keep overrides from page to page. */
  readonly cookies: Cookies
  /**
   * Name of the query parameter and of the cookie.
   * @default 'override'
   */
  readonly name?: string | undefined
}

/**
 * Returns the overrides of this visit: those of the query, `?override=name:variant,name:variant`, added to those of
 * earlier pages. `?override=reset` clears them. Without the right to overrides there are none.
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
