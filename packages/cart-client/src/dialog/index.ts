export { createLightbox, type Lightbox } from './lightbox.browser.ts'
export type { LightboxState } from './lightbox.machine.ts'
export {
  connectLightbox,
  lightboxModal,
  type LightboxApi,
  type LightboxAttributes,
  type LightboxView,
} from './lightbox.connect.ts'
export { connectAlert, type AlertAttributes } from './alert.connect.ts'
export { openLightbox, type LightboxOptions, type OpenLightbox } from './lightbox.dom.ts'
export { showAlert } from './alert.dom.ts'
