import { accessibilityRecord, type AccessibilityRecord } from './accessibility.ts'
import { isKeyboardNavigation } from './keyboard.ts'

/** Reads what the visitor asks of the page, as it is now. `pressed` are the keys so far. */
export const readAccessibility = (pressed: Iterable<string>): AccessibilityRecord =>
  accessibilityRecord((query) => matchMedia(query).matches, {
    keyboardUsage: [...pressed].some(isKeyboardNavigation),
    networkInformationType: (navigator as { connection?: { type?: string } }).connection?.type,
  })
