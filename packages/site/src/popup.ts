import { numberOf } from './reader/value.ts'
import type { SiteStorage } from './storage/storage.ts'

/** Storage keys of a popup overlay's history. */
export const PopupKey = { dateClosed: 'date-closed', version: 'version', submitted: 'submitted' } as const

/** A storage key of a popup overlay's history. */
export type PopupKey = (typeof PopupKey)[keyof typeof PopupKey]

/** History of a popup overlay in this browser. */
export interface PopupHistory {
  /** Time of the last closing, in milliseconds since 1970. */
  readonly dateClosed?: number | undefined
  /** Version that was closed or submitted. */
  readonly version?: number | undefined
  /** True once its form was submitted, in any version. */
  readonly submitted: boolean
}

/** Reads and writes the history of one popup overlay. */
export interface PopupMemory {
  /** Returns what the visitor has done with the overlay. */
  readonly read: () => PopupHistory
  /** Remembers that the visitor has closed a version of it. */
  readonly close: (version: number, at?: number) => void
  /** Remembers that the visitor has sent its form. */
  readonly submit: (version: number) => void
  /** Forgets the history. */
  readonly forget: () => void
}

/**
 * Keeps the history of a popup overlay in a storage.
 *
 * @example
 * ```ts
 * import { createPopupMemory } from '@sitewright/site/storage'
 *
 * const memory = createPopupMemory(storage, 'overlay-1')
 * memory.close(2)
 * console.log(memory.read())
 * ```
 */
export function createPopupMemory(storage: SiteStorage, overlayId: string): PopupMemory {
  const key = (name: PopupKey): string => `${overlayId}:${name}`
  return {
    read: () => ({
      dateClosed: numberOf(storage.get(key(PopupKey.dateClosed))),
      version: numberOf(storage.get(key(PopupKey.version))),
      submitted: storage.get(key(PopupKey.submitted)) === true,
    }),
    close: (version, at = Date.now()) => {
      storage.set(key(PopupKey.dateClosed), at)
      storage.set(key(PopupKey.version), version)
    },
    submit: (version) => {
      storage.set(key(PopupKey.submitted), true)
      storage.set(key(PopupKey.version), version)
    },
    forget: () => {
      for (const name of Object.values(PopupKey)) storage.remove(key(name))
    },
  }
}
