/**
 * The lightbox in the browser's history: `#pictures/3` is the third picture of the gallery with the id `pictures`. A
 * gallery without an id has no addresses, but Back closes its lightbox, too.
 */
export interface DeepLink {
  /** The index (from 0) that the address names, or -1. */
  readonly read: () => number
  readonly write: (index: number) => void
  /** Takes the lightbox out of the history, by going back if opening it had put it there. */
  readonly clear: () => void
}

/** What is to be done once the browser has gone back, while it is on its way: `history.back()` returns before it does. */
let afterBack: (() => void) | undefined
const nothing = (): void => undefined

/** Is the browser on its way back because a lightbox was closed? */
export const isGoingBack = (): boolean => !!afterBack

function back(): void {
  afterBack = nothing
  const arrive = (): void => {
    const act = afterBack
    afterBack = undefined
    act?.()
  }
  // After all other listeners of this event.
  addEventListener('popstate', () => setTimeout(arrive), { once: true })
  history.back()
}

export function createDeepLink(id: string): DeepLink {
  const start = id && `#${encodeURI(id)}/`
  const read = (): number =>
    id && location.hash.startsWith(start) ? Number(location.hash.slice(start.length)) - 1 : -1
  const isPushed = (): boolean => (history.state as { gallery?: string } | null)?.gallery === start
  const set = (how: 'pushState' | 'replaceState', hash: string, mark?: object): void =>
    // A `base` element must not lead the address elsewhere.
    history[how]({ ...history.state, ...mark }, '', location.pathname + location.search + hash)

  function write(index: number): void {
    if (afterBack) {
      // Closed and opened again within a moment.
      afterBack = () => write(index)
      return
    }
    const isIn = isPushed() || read() >= 0
    const hash = id ? start + String(index + 1) : location.hash
    set(isIn ? 'replaceState' : 'pushState', hash, isIn ? {} : { gallery: start })
  }
  return {
    read,
    write,
    clear: () => {
      if (afterBack) afterBack = nothing
      else if (isPushed()) back()
      else if (read() >= 0) set('replaceState', '')
    },
  }
}
