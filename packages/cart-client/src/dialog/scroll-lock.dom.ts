import type { Undo } from '@sitewright/machine'

const locks = new WeakMap<Document, Set<symbol>>()

/** Keeps the page from scrolling, and from jumping when its scroll bar goes. Several may hold it: the last one lets go. */
export function lockScroll(document: Document): Undo {
  const { documentElement: page } = document
  const held = locks.get(document) ?? new Set()
  locks.set(document, held)
  const lock = Symbol()
  const { overflow, scrollbarGutter } = page.style
  if (held.size === 0) {
    before.set(held, { overflow, scrollbarGutter })
    const hasBar = (document.defaultView?.innerWidth ?? 0) > page.clientWidth
    page.style.overflow = 'hidden'
    if (hasBar) page.style.scrollbarGutter = 'stable'
  }
  held.add(lock)
  return () => {
    if (!held.delete(lock) || held.size > 0) return
    Object.assign(page.style, before.get(held))
  }
}

const before = new WeakMap<Set<symbol>, { readonly overflow: string; readonly scrollbarGutter: string }>()
