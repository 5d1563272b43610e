import type { Undo } from '@sitewright/machine'

/**
 * Bytes that a page may have in flight beyond its end: beacons and keepalive requests share 64 KiB, counted in UTF-8.
 * Some are left to other scripts.
 * @see https://fetch.spec.whatwg.org/#http-network-or-cache-fetch
 */
const KEEPALIVE_BYTES = 60_000

/** Account of the bytes in flight. */
export interface ByteLedger {
  /** Reserves bytes. Returns the function that gives them back, or undefined if there is no room. */
  readonly reserve: (bytes: number) => Undo | undefined
}

/** Creates a ledger. Requests that share a quota of the browser share a ledger. */
export function createByteLedger(limit = KEEPALIVE_BYTES): ByteLedger {
  let reserved = 0
  return {
    reserve: (bytes) => {
      if (reserved + bytes > limit) return undefined
      reserved += bytes
      let isHeld = true
      return () => {
        if (isHeld) reserved -= bytes
        isHeld = false
      }
    },
  }
}

/** Ledger of the page. Every queue reserves here, because the browser's quota is one for all. */
export const pageLedger = createByteLedger()

/** Length of a text in UTF-8. A surrogate without its pair is sent as the replacement character, of three bytes. */
export function utf8Length(text: string): number {
  let bytes = text.length
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code > 0x7f) bytes += code > 0x7ff ? 2 : 1
    // A pair is two units of two bytes each.
    if (code >= 0xd800 && code < 0xdc00 && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00) {
      bytes -= 1
      index += 1
    }
  }
  return bytes
}
