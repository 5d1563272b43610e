import { useEffect } from 'react'
import { keepTyped } from '../rerender/typed.ts'
import type { Settings } from '../settings/settings.ts'

/** Settings that the page reads once, as it starts. */
export const RELOADING: readonly (keyof Settings)[] = ['policy', 'recording']
/** Name of the control that was used as the page was loaded again. */
const FOCUSED = 'sill-focused-setting'

/** Loads the page again. The focus returns to the control that was used. */
export function reload(name: string): void {
  sessionStorage.setItem(FOCUSED, name)
  keepTyped()
  location.reload()
}

/** Gives the focus back to the control that had the page loaded again. */
export function useFocusAfterReload(): void {
  useEffect(() => {
    const name = sessionStorage.getItem(FOCUSED)
    if (!name) return
    sessionStorage.removeItem(FOCUSED)
    const controls = document.querySelectorAll<HTMLInputElement>(`.devtools-settings [name="${name}"]`)
    ;([...controls].find(({ checked }) => checked) ?? controls[0])?.focus()
  }, [])
}
