/** The lightbox's place in the address bar: `#pictures/3` is the third picture of the gallery with the id `pictures`. */
export interface DeepLink {
  /** The place (from 0) that the address names, or -1. */
  readonly read: () => number
  readonly write: (index: number) => void
  /** Takes the place out of the address, by going back if opening the lightbox had put it there. */
  readonly clear: () => void
}

export function createDeepLink(id: string): DeepLink {
  const start = `#${encodeURI(id)}/`
  const read = (): number =>
    location.hash.startsWith(start) ? Number(location.hash.slice(start.length)) - 1 : -1
  const set = (how: 'pushState' | 'replaceState', hash: string, mark?: object): void =>
    // A `base` element must not lead the address elsewhere.
    history[how]({ ...history.state, ...mark }, '', location.pathname + location.search + hash)
  return {
    read,
    write: (index) => {
      const isIn = read() >= 0
      set(isIn ? 'replaceState' : 'pushState', start + String(index + 1), isIn ? {} : { gallery: start })
    },
    clear: () => {
      if (read() < 0) return
      if ((history.state as { gallery?: string } | null)?.gallery === start) history.back()
      else set('replaceState', '')
    },
  }
}
