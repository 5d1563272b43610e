export { createPopupMemory, type PopupHistory, type PopupMemory } from './browser/popup.ts'
export { PopupKey } from './core/popup.ts'
