import { createTrustedPolicy } from '../trusted-types/trusted-types.browser.ts'
import { withTimeout, type WaitFailure, type WaitOptions } from './timeout.browser.ts'

/** Why a script could not be loaded. */
export type ScriptFailure = 'blocked' | WaitFailure

/** Settings of `loadOnce`. */
export interface LoadOnceOptions extends Omit<WaitOptions, 'error'> {
  readonly document: Document
  readonly nonce?: string | undefined
  readonly error: (kind: ScriptFailure) => Error
  /** Returns false if something else has come in place of the script, such as the page of a captive portal. */
  readonly isLoaded?: (() => boolean) | undefined
}

const trusted = createTrustedPolicy('sitewright-site')
const loads = new WeakMap<Document, Map<string, Promise<void>>>()

/** Loads a script, or waits for the load that has begun. The next call retries a failed load. */
export function loadOnce(url: string, options: LoadOnceOptions): Promise<void> {
  const { document } = options
  const known = loads.get(document) ?? new Map<string, Promise<void>>()
  loads.set(document, known)
  const loading =
    known.get(url) ??
    insert(url, options).catch((failure: unknown) => {
      known.delete(url)
      throw failure
    })
  known.set(url, loading)
  return loading
}

function insert(
  url: string,
  { document, nonce, error, isLoaded = () => true, ...wait }: LoadOnceOptions,
): Promise<void> {
  const script = document.createElement('script')
  const loaded = new Promise<void>((resolve, reject) => {
    script.onerror = () => reject(error('blocked'))
    script.onload = () => (isLoaded() ? resolve() : reject(error('blocked')))
  })
  script.async = true
  if (nonce) script.nonce = nonce
  const address = trusted.scriptUrl(url)
  if (address === undefined) return Promise.reject(error('blocked'))
  script.src = address
  document.head.append(script)
  return withTimeout(loaded, { document, error, ...wait }).catch((failure: unknown) => {
    script.remove()
    throw failure
  })
}
