import type { Cleanup } from '@sitewright/machine'

/** Locks of a page, and the styles that it had before the first of them. */
interface Locks {
  count: number
  readonly overflow: string
  readonly scrollbarGutter: string
}

const locksOf = new WeakMap<Document, Locks>()

/**
 * Keeps the page from scrolling, and from moving sideways when its scroll bar disappears. After several calls the page
 * scrolls again when the last of them is undone.
 */
export function lockScroll(document: Document): Cleanup {
  const { style, clientWidth } = document.documentElement
  const { overflow, scrollbarGutter } = style
  const locks = locksOf.get(document) ?? { count: 0, overflow, scrollbarGutter }
  if (locks.count === 0) {
    locksOf.set(document, locks)
    style.overflow = 'hidden'
    if ((document.defaultView?.innerWidth ?? 0) > clientWidth) style.scrollbarGutter = 'stable'
  }
  locks.count += 1
  let isLocked = true
  return () => {
    if (!isLocked) return
    isLocked = false
    locks.count -= 1
    if (locks.count > 0) return
    locksOf.delete(document)
    style.overflow = locks.overflow
    style.scrollbarGutter = locks.scrollbarGutter
  }
}
