import type { Clock } from '@sitewright/machine'
import { shareScript, type ScriptFailure } from './load-once.browser.ts'

/** A script that could not be loaded. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError'
  readonly kind: ScriptFailure
  readonly url: string

  constructor(kind: ScriptFailure, url: string) {
    super(`The script ${url} could not be loaded: ${kind}.`)
    this.kind = kind
    this.url = url
  }
}

/** Into which document a script is loaded, and how long it may take. */
export interface ScriptOptions {
  readonly document?: Document | undefined
  /** For a page whose content security policy asks for one. */
  readonly nonce?: string | undefined
  /** 15 seconds unless given. */
  readonly timeoutMs?: number | undefined
  readonly clock?: Clock | undefined
}

/**
 * Loads a script once for each document, however many ask for it.
 * A load that fails rejects with a `ScriptError` for all of them and is forgotten, so that the next call tries again.
 */
export const loadScript = (
  url: string,
  { document = globalThis.document, nonce, timeoutMs = 15_000, clock }: ScriptOptions = {},
): Promise<void> =>
  shareScript(url, {
    document,
    nonce,
    timeoutMs,
    clock,
    error: (kind) => new ScriptError(kind, url),
  })
