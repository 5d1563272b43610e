import { linkPrefix } from './deep-link.ts'

/**
 * Address of an open lightbox: `#pictures/3` is the third picture of the gallery with the id `pictures`. A gallery without
 * an id has no addresses, but its open lightbox also has an entry in the history, which Back closes.
 */
export interface DeepLink {
  /** Index (from 0) in the current address, or -1. */
  readonly read: () => number
  readonly write: (index: number) => void
  /** Removes the lightbox from the address. Goes back if opening the lightbox had added an entry to the history. */
  readonly clear: () => void
}

/** Action that waits for `history.back()`, which returns before the browser has gone back. `undefined` otherwise. */
let afterBack: (() => void) | undefined
const noAction = (): void => undefined

/** Is the browser about to go back because a lightbox was closed? */
export const isGoingBack = (): boolean => !!afterBack

function goBack(): void {
  afterBack = noAction
  function onArrival(): void {
    const action = afterBack
    afterBack = undefined
    action?.()
  }
  // A timer runs after all other listeners of this event.
  addEventListener('popstate', () => setTimeout(onArrival), { once: true })
  history.back()
}

function setEntry(method: 'pushState' | 'replaceState', hash: string, state?: object): void {
  try {
    // With a `base` element in the page, anything less would resolve against another address.
    history[method]({ ...history.state, ...state }, '', location.href.replace(/#.*/s, '') + hash)
  } catch {
    // The page keeps its address: browsers refuse many changes within a moment, and all in a frame of `srcdoc`.
  }
}

export function createDeepLink(id: string): DeepLink {
  const prefix = linkPrefix(id)
  const read = (): number =>
    id && location.hash.startsWith(prefix) ? Number(location.hash.slice(prefix.length)) - 1 : -1
  const hasEntry = (): boolean => (history.state as { gallery?: string } | null)?.gallery === prefix

  function write(index: number): void {
    if (afterBack) {
      // The lightbox was closed and opened again within a moment.
      afterBack = () => write(index)
      return
    }
    const hash = id ? prefix + String(index + 1) : location.hash
    if (hasEntry() || read() >= 0) setEntry('replaceState', hash)
    else setEntry('pushState', hash, { gallery: prefix })
  }
  return {
    read,
    write,
    clear: () => {
      if (afterBack) afterBack = noAction
      else if (hasEntry()) goBack()
      else if (read() >= 0) setEntry('replaceState', '')
    },
  }
}
