import type { Cleanup } from '@sitewright/machine'

/**
 * Bytes that a page may have in flight beyond its end: beacons and keepalive requests share 64 KiB, counted in UTF-8.
 * Some are left to other scripts.
 * @see https://fetch.spec.whatwg.org/#http-network-or-cache-fetch
 */
const KEEPALIVE_BYTES = 60_000

/** Account of the bytes in flight. */
export interface ByteLedger {
  /** Reserves bytes. Returns the function that gives them back, to be called once, or undefined if there is no room. */
  readonly reserve: (bytes: number) => Cleanup | undefined
  /** Checks whether so many bytes could be reserved now, without reserving them. */
  readonly hasRoom: (bytes: number) => boolean
}

/** Creates a ledger. Requests that share a quota of the browser share a ledger. */
export function createByteLedger(limit = KEEPALIVE_BYTES): ByteLedger {
  let reserved = 0
  const hasRoom = (bytes: number): boolean => reserved + bytes <= limit
  return {
    hasRoom,
    reserve: (bytes) => {
      if (!hasRoom(bytes)) return undefined
      reserved += bytes
      return () => {
        reserved -= bytes
      }
    },
  }
}

/** Ledger of the page. All requests reserve here, because the browser's quota is one for all. */
export const pageLedger = createByteLedger()
