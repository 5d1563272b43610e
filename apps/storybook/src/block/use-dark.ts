import { useSyncExternalStore } from 'react'

const page = document.documentElement

function watch(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(page, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/** True if the toolbar's theme is the dark one. */
export const useDark = (): boolean => useSyncExternalStore(watch, () => page.dataset.theme === 'dark')
