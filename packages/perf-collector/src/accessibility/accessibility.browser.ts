import type { Undo } from '@sitewright/machine'
import { toolTraces } from '../tool-traces.browser.ts'
import { accessibilityRecord, isKeyboardNavigation, type AccessibilityRecord } from './accessibility.ts'

/** An observer of what the visitor asks of the page. */
export interface AccessibilityObserver {
  readonly read: () => AccessibilityRecord
  readonly stop: Undo
}

/** Watches for the first key that moves around in the page. Preferences are read when they are asked for. */
export function observeAccessibility(): AccessibilityObserver {
  let keyboardUsage = false
  const stop = (): void => removeEventListener('keydown', listen, true)
  const listen = (event: KeyboardEvent): void => {
    const isMeant = isKeyboardNavigation(event.key, event.target as HTMLElement | null)
    if (!isMeant || toolTraces.isInTool?.(event)) return
    keyboardUsage = true
    stop()
  }
  addEventListener('keydown', listen, true)
  return {
    read: () =>
      accessibilityRecord((query) => matchMedia(query).matches, {
        keyboardUsage,
        networkInformationType: (navigator as { connection?: { type?: string } }).connection?.type,
      }),
    stop,
  }
}
