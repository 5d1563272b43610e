import { useEffect } from 'react'
import type { SiteStore } from './site-store.ts'

/** Areas of the editor, in the order in which F6 walks through them. */
const AREAS = '[data-area]'

/** Moves the focus to the next area that is shown, or to the one before. */
export function focusNextArea(isBackward: boolean): void {
  const areas = [...document.querySelectorAll<HTMLElement>(AREAS)].filter(
    (area) => area.getClientRects().length > 0,
  )
  const own = areas.findIndex((area) => area.contains(document.activeElement))
  const next = isBackward ? (own <= 0 ? areas.length - 1 : own - 1) : (own + 1) % areas.length
  areas[next]?.focus()
}

/** Texts with steps of undo of their own. */
const hasOwnHistory = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest('[data-history=own]') !== null)

/** Ctrl+Z and Ctrl+Shift+Z take back and repeat steps of all panels; F6 walks through the areas. */
export function useShortcuts({ undo, redo }: SiteStore): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey
      const key = event.key.toLowerCase()
      if (event.key === 'F6') focusNextArea(event.shiftKey)
      else if (isCommand && key === 'z' && !hasOwnHistory(event.target)) (event.shiftKey ? redo : undo)()
      else if (isCommand && key === 'y' && !hasOwnHistory(event.target)) redo()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [undo, redo])
}
