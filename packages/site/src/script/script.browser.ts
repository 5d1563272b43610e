import type { Clock } from '@sitewright/machine'
import { loadOnce, type ScriptFailure } from './load-once.browser.ts'

/** Error of a script that could not be loaded. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError'
  /** What failed, for code that tells errors apart. */
  readonly kind: ScriptFailure
  readonly url: string

  constructor(kind: ScriptFailure, url: string) {
    super(`The script ${url} could not be loaded: ${kind}.`)
    this.kind = kind
    this.url = url
  }
}

/** Settings of `loadScript`. */
export interface ScriptOptions {
  /** Document that loads the script. */
  readonly document?: Document | undefined
  /** Nonce of the page's content security policy. */
  readonly nonce?: string | undefined
  /**
   * Milliseconds after which the load fails.
   *
   * @default 15 seconds
   */
  readonly timeoutMs?: number | undefined
  /** Timers; a test gives a fake clock. */
  readonly clock?: Clock | undefined
}

/**
 * Loads a script once for each document, for all callers.
 * A load that fails rejects with a `ScriptError` for all of them; the next call tries again.
 */
export const loadScript = (
  url: string,
  { document = globalThis.document, nonce, timeoutMs = 15_000, clock }: ScriptOptions = {},
): Promise<void> =>
  loadOnce(url, {
    document,
    nonce,
    timeoutMs,
    clock,
    error: (kind) => new ScriptError(kind, url),
  })
