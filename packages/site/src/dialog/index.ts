export { showModal, type ModalOptions } from './modal.dom.ts'
export { keepFocusOutOfFrames } from './frame-focus.dom.ts'
export { lockScroll } from './scroll-lock.dom.ts'
