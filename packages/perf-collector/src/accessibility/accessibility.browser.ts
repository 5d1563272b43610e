import { accessibilityRecord, type AccessibilityRecord } from './accessibility.ts'

/** Reads what the visitor asks of the page, as it is now. */
export const readAccessibility = (keyboardUsage: boolean): AccessibilityRecord =>
  accessibilityRecord((query) => matchMedia(query).matches, {
    keyboardUsage,
    networkInformationType: (navigator as { connection?: { type?: string } }).connection?.type,
  })
