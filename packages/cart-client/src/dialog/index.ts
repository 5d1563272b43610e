export { createLightbox, type Lightbox } from './lightbox/lightbox.browser.ts'
export type { LightboxState } from './lightbox/lightbox.machine.ts'
export {
  connectLightbox,
  lightboxModal,
  type LightboxApi,
  type LightboxAttributes,
  type LightboxView,
} from './lightbox/lightbox.connect.ts'
export { connectAlert, type AlertAttributes } from './alert.connect.ts'
export {
  connectConfirm,
  type ConfirmApi,
  type ConfirmAttributes,
  type ConfirmView,
} from './confirm.connect.ts'
export { openLightbox, type LightboxOptions, type OpenLightbox } from './lightbox/lightbox.dom.ts'
export { showAlert } from './alert.dom.ts'
export { showConfirm, type Question } from './confirm.dom.ts'
