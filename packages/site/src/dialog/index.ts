export { showModal, type ModalOptions } from './modal.dom.ts'
export { lockScroll } from './scroll-lock.dom.ts'
