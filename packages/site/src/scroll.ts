export { scrollToElement, type ScrollOptions } from './browser/scroll.ts'
export { tween, type Frames, type Tween, type TweenOptions } from './browser/tween.ts'
export { scrollDurationMs, scrollOffset, tweenDurationMs, type Easing } from './core/scroll.ts'
