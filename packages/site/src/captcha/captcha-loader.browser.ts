import type { Clock } from '@sitewright/machine'
import { CaptchaError, type CaptchaFailure } from './captcha.ts'
import { loadOnce } from '../script/load-once.browser.ts'
import { withTimeout } from '../script/timeout.browser.ts'

/** A captcha service: its script, and the global that the script defines. */
export interface CaptchaProvider<Api> {
  /** Address of the script for a site. */
  readonly scriptUrl: (siteKey: string) => string
  /** Returns undefined until the script has run. */
  readonly api: (view: Window) => Api | undefined
  /** Resolves when the script is ready. */
  readonly whenReady: (view: Window) => Promise<void>
}

/** Settings of `createCaptchaLoader`. */
export interface CaptchaOptions {
  /** `captchaSettings.siteKey` of the website. */
  readonly siteKey: string | undefined
  /** Document that loads the script. */
  readonly document?: Document | undefined
  /** Nonce of the page's content security policy. */
  readonly nonce?: string | undefined
  /**
   * Time-out of the script, and of each of its answers.
   * @default 12 seconds
   */
  readonly timeoutMs?: number | undefined
  /** Timers; a test gives a fake clock. */
  readonly clock?: Clock | undefined
}

/** A captcha whose script is loaded on first use. */
export interface CaptchaLoader<Api> {
  /** Public key of the site; empty without one. */
  readonly siteKey: string
  /** Loads once for all callers. Rejects with a `CaptchaError`; the next call tries again. */
  readonly load: () => Promise<Api>
  /** Adds the time-out to a promise of the provider. */
  readonly wait: <Value>(promise: Promise<Value>) => Promise<Value>
}

/**
 * Creates a loader of a captcha service for a document.
 *
 * @example
 * ```ts
 * import { createCaptchaLoader, turnstile } from '@sitewright/site/captcha'
 *
 * const loader = createCaptchaLoader(turnstile, { siteKey: 'key of the page' })
 * await loader.load()
 * ```
 */
export function createCaptchaLoader<Api>(
  provider: CaptchaProvider<Api>,
  { siteKey = '', document = globalThis.document, nonce, timeoutMs = 12_000, clock }: CaptchaOptions,
): CaptchaLoader<Api> {
  const error = (kind: CaptchaFailure): CaptchaError => new CaptchaError(kind)
  const waiting = { document, timeoutMs, clock, error }
  const wait = <Value>(promise: Promise<Value>): Promise<Value> => withTimeout(promise, waiting)
  let loading: Promise<Api> | undefined

  async function start(): Promise<Api> {
    if (!siteKey) throw error('no-site-key')
    const view = document.defaultView
    if (!view) throw error('destroyed')
    const isLoaded = (): boolean => provider.api(view) !== undefined
    if (!isLoaded()) await loadOnce(provider.scriptUrl(siteKey), { ...waiting, nonce, isLoaded })
    const api = provider.api(view)
    if (!api) throw error('blocked')
    await wait(provider.whenReady(view))
    return api
  }

  const forget = (failure: unknown): never => {
    loading = undefined
    throw failure
  }
  return { siteKey, wait, load: () => (loading ??= start().catch(forget)) }
}

export { CaptchaError, type CaptchaFailure } from './captcha.ts'
