import type { Leftover } from '../core/cart-store.ts'

const storage = (): Storage | undefined => {
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
}

/** Keeps what a page could not send any more, for the next page of this tab. */
export function putIntoOutbox(name: string, leftover: Leftover): void {
  try {
    const isEmpty = leftover.unsent.length + leftover.unheard.length === 0
    if (!isEmpty) storage()?.setItem(name, JSON.stringify(leftover))
  } catch {
    // A full storage keeps nothing.
  }
}

/** Takes what the page before has left behind. Nobody else gets it. */
export function takeFromOutbox(name: string): Leftover | undefined {
  try {
    const kept = storage()?.getItem(name)
    if (!kept) return undefined
    storage()?.removeItem(name)
    const { unsent, unheard } = JSON.parse(kept) as Leftover
    return Array.isArray(unsent) && Array.isArray(unheard) ? { unsent, unheard } : undefined
  } catch {
    return undefined
  }
}
