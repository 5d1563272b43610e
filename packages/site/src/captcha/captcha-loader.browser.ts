import type { Clock } from '@sitewright/machine'
import { CaptchaError, type CaptchaFailure } from './captcha.ts'
import { shareScript } from '../script/load-once.browser.ts'
import { within } from '../script/timeout.browser.ts'

/** A captcha service: where its script is, and what the script leaves on the window. */
export interface CaptchaProvider<Api> {
  readonly scriptUrl: (siteKey: string) => string
  /** Nothing while the script has not run. */
  readonly api: (view: Window) => Api | undefined
  /** Resolves when the script is done with setting itself up. */
  readonly whenReady: (view: Window) => Promise<void>
}

/** For which site a captcha is loaded, into which document. */
export interface CaptchaOptions {
  /** As the page context has it: `captchaSettings.siteKey` of the website. */
  readonly siteKey: string | undefined
  readonly document?: Document | undefined
  readonly nonce?: string | undefined
  /** For the script, and again for each answer of it: 12 seconds unless given. */
  readonly timeoutMs?: number | undefined
  readonly clock?: Clock | undefined
}

/** A captcha whose script is loaded when it is first needed. */
export interface CaptchaLoader<Api> {
  readonly siteKey: string
  /** Loads once for all callers. Rejects with a `CaptchaError`; the next call tries again. */
  readonly load: () => Promise<Api>
  /** A promise of the provider's, which is not waited for without end. */
  readonly wait: <Value>(promise: Promise<Value>) => Promise<Value>
}

/** Loads a captcha service for a document. */
export function createCaptchaLoader<Api>(
  provider: CaptchaProvider<Api>,
  { siteKey = '', document = globalThis.document, nonce, timeoutMs = 12_000, clock }: CaptchaOptions,
): CaptchaLoader<Api> {
  const error = (kind: CaptchaFailure): CaptchaError => new CaptchaError(kind)
  const waiting = { document, timeoutMs, clock, error }
  const wait = <Value>(promise: Promise<Value>): Promise<Value> => within(promise, waiting)
  let loading: Promise<Api> | undefined

  async function start(): Promise<Api> {
    if (!siteKey) throw error('no-site-key')
    const view = document.defaultView
    if (!view) throw error('destroyed')
    if (!provider.api(view)) await shareScript(provider.scriptUrl(siteKey), { ...waiting, nonce })
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

export { CaptchaError, captchaText, type CaptchaFailure } from './captcha.ts'
