// Values with an expiry
export { createStorage, type StorageOptions } from './storage.browser.ts'
export type { SiteStorage } from './storage.ts'

// History of a popup overlay
export { createPopupMemory, PopupKey, type PopupHistory, type PopupMemory } from '../popup.ts'
