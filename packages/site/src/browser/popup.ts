import { PopupKey } from '../core/popup.ts'
import type { SiteStorage } from './storage.ts'

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
  const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)
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
