import { numberOf } from './reader/value.ts'
import type { SiteStorage } from './storage/storage.ts'

/** What is remembered of a popup overlay, by the key it is stored under. */
export const PopupKey = { dateClosed: 'date-closed', version: 'version', submitted: 'submitted' } as const

/** The key of something remembered of a popup overlay. */
export type PopupKey = (typeof PopupKey)[keyof typeof PopupKey]

/** What a visitor has done with a popup overlay. */
export interface PopupHistory {
  /** When it was last closed, in milliseconds since 1970. */
  readonly dateClosed?: number | undefined
  /** Which version of it was closed or submitted. */
  readonly version?: number | undefined
  readonly submitted: boolean
}

/** Remembers one popup overlay. */
export interface PopupMemory {
  readonly read: () => PopupHistory
  readonly close: (version: number, at?: number) => void
  readonly submit: (version: number) => void
  readonly forget: () => void
}

/** Remembers in a storage what a visitor has done with a popup overlay. */
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
