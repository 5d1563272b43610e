import { attempt } from '../reader/value.ts'
import { isExpired, parseStoredEntry, type SiteStorage, type StoredEntry } from './storage.ts'
import type { Cookies } from '../cookie/cookie.ts'

/** Settings of `createStorage`. */
export interface StorageOptions {
  /**
   * Returns the first choice. Called for each access; it may throw.
   * @default () => localStorage
   */
  readonly local?: (() => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) | undefined
  /** Second choice. */
  readonly cookies: Cookies
  /** Returns the time in epoch milliseconds. */
  readonly now?: (() => number) | undefined
}

/**
 * Largest cookie that takes the place of local storage, and largest sum of all cookies of the page with it, in characters:
 * servers refuse requests whose headers are longer than 8 kB.
 * https://nginx.org/en/docs/http/ngx_http_core_module.html#large_client_header_buffers
 */
const COOKIE_LENGTH = 1024
const ALL_COOKIES_LENGTH = 4096

/**
 * Creates a storage: local storage, or cookies if that is missing, forbidden or full. Cookies take small values, as long as
 * those of the page are not many.
 *
 * @example
 * ```ts
 * import { createCookies } from '@sitewright/site/cookies'
 * import { createStorage } from '@sitewright/site/storage'
 *
 * const storage = createStorage({ cookies: createCookies() })
 * storage.set('draft', { title: 'Bread' }, { expiresInMs: 60_000 })
 * console.log(storage.get('draft'))
 * ```
 */
export function createStorage({
  local = () => localStorage,
  cookies,
  now = Date.now,
}: StorageOptions): SiteStorage {
  const removeCookie = (key: string): void => {
    if (cookies.get(key) !== undefined) cookies.remove(key)
  }
  function remove(key: string): void {
    attempt(() => local().removeItem(key))
    removeCookie(key)
  }

  return {
    get: (key) => {
      const entry =
        parseStoredEntry(attempt(() => local().getItem(key))) ?? parseStoredEntry(cookies.get(key))
      if (!entry) return undefined
      if (!isExpired(entry, now())) return entry.value
      remove(key)
      return undefined
    },
    set: (key, value, { expiresInMs, isLocalOnly = false } = {}) => {
      const expiry = now() + (expiresInMs ?? Infinity)
      // JSON has no Infinity.
      const entry: StoredEntry = expiry === Infinity ? { value } : { value, expiry }
      const text = JSON.stringify(entry)
      // In one step: other tabs get an event for each, and would find no value after a removal.
      const isKept = attempt(() => {
        local().setItem(key, text)
        return true
      })
      // An older value in the other store must not outlive this one.
      if (isKept) removeCookie(key)
      else {
        remove(key)
        const length = encodeURIComponent(key + text).length
        const isSmall = length <= COOKIE_LENGTH && length + (cookies.length?.() ?? 0) <= ALL_COOKIES_LENGTH
        if (isSmall && !isLocalOnly) cookies.set(key, text, { maxAgeMs: expiresInMs })
      }
    },
    remove,
  }
}

export type { SiteStorage } from './storage.ts'
