import type { Cleanup } from '@sitewright/machine'
import { toolTraces } from '../tool-traces.browser.ts'
import { isKeyboardNavigation } from './keyboard.ts'

/** An observer of keys. */
export interface KeyboardObserver {
  /** Checks whether the visitor has moved around in the page with a key. */
  readonly isUsed: () => boolean
  readonly stop: Cleanup
}

/** Watches for the first key that moves around in the page. */
export function observeKeyboard(): KeyboardObserver {
  let isUsed = false
  const stop = (): void => removeEventListener('keydown', listen, true)
  const listen = (event: KeyboardEvent): void => {
    // The target of an event in a shadow root is the root's host, and not the text field.
    const [target = null] = event.composedPath() as HTMLElement[]
    if (!isKeyboardNavigation(event.key, target) || toolTraces.isInTool?.(event)) return
    isUsed = true
    stop()
  }
  addEventListener('keydown', listen, true)
  return { isUsed: () => isUsed, stop }
}
