// Dialogs
export { showModal, type ModalOptions } from './dialog/modal.dom.ts'
export { lockScroll } from './dialog/scroll-lock.dom.ts'

// Scrolling
export { scrollToElement, type ScrollOptions } from './scroll/scroll.browser.ts'
export { tween, type Frames, type Tween, type TweenOptions } from './scroll/tween.browser.ts'
export type { Easing } from './scroll/scroll.ts'

// Scripts, and pages that require trusted types
export { loadScript, ScriptError, type ScriptOptions } from './script/script.browser.ts'
export { createTrustedPolicy, type TrustedPolicy } from './trusted-types/trusted-types.browser.ts'

// The end of changes
export { whenDomSettles, type DomSettleOptions } from './dom-settle/dom-settle.browser.ts'
