export { scrollToElement, type ScrollOptions } from './scroll.browser.ts'
export { tween, type Frames, type Tween, type TweenOptions } from './tween.browser.ts'
export type { Easing } from './scroll.ts'
