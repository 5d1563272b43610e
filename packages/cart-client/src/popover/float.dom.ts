import type { Clock, Cleanup } from '@sitewright/machine'
import type { Popover } from './popover.browser.ts'
import { popoverPlace, popoverThrottleMs } from './popover.machine.ts'

/** Settings of `floatPopover`. */
export interface FloatOptions extends Pick<Popover, 'hold' | 'letGo'> {
  /** The cart links that the popover may be shown below. */
  readonly links: () => Iterable<Element>
  /** Timers of the part. */
  readonly clock: Clock
}

/**
 * Shows the popover's element over the page, for any renderer: over everything else, dialogs included, below the first
 * cart link in view. It stays while the pointer or the focus is on it, and its button gives the focus back.
 */
export function floatPopover(box: HTMLElement, { links, clock, hold, letGo }: FloatOptions): Cleanup {
  const life = new AbortController()
  let from: EventTarget | null = null
  /** How many are on it: pointers, and the focus. */
  let holders = 0
  const stay = (): void => {
    holders += 1
    hold()
  }
  const go = (): void => {
    holders -= 1
    if (holders < 1) letGo()
  }
  box.addEventListener('pointerenter', stay, life)
  box.addEventListener('pointerleave', go, life)
  box.addEventListener('focusout', go, life)
  box.addEventListener(
    'focusin',
    ({ relatedTarget }) => {
      if (!box.contains(relatedTarget as Node | null)) from = relatedTarget
      stay()
    },
    life,
  )
  // Before the button's own handler takes the button away.
  box.addEventListener(
    'click',
    ({ target }) => {
      const isClose = target instanceof Element && target.closest('[data-cart="popover-close"]')
      if (isClose && from instanceof HTMLElement) from.focus({ preventScroll: true })
    },
    { signal: life.signal, capture: true },
  )
  // Browsers without popovers show it in the page.
  box.showPopover?.()
  const unfollow = follow(box, links, clock)
  return () => {
    life.abort()
    unfollow()
    box.hidePopover?.()
  }
}

/** Keeps the popover at the first cart link in view while the page scrolls or changes its size. */
function follow(box: HTMLElement, links: () => Iterable<Element>, clock: Clock): Cleanup {
  const { documentElement: page } = box.ownerDocument
  const view = box.ownerDocument.defaultView ?? window
  const place = (): void => {
    const { clientWidth: width, clientHeight: height } = page
    const boxes = [...links()].map((link) => link.getBoundingClientRect())
    const inView = boxes.find(({ top, bottom }) => bottom > 0 && top < height && bottom > top)
    const isRightToLeft = view.getComputedStyle(box).direction === 'rtl'
    const boxWidth = box.getBoundingClientRect().width
    const { top, inlineEnd } = popoverPlace(inView, { width, height, isRightToLeft, boxWidth })
    Object.assign(box.style, {
      position: 'fixed',
      inset: 'auto',
      insetBlockStart: `${top}px`,
      insetInlineEnd: `${inlineEnd}px`,
    })
  }
  const [move, stop] = throttle(place, popoverThrottleMs, clock)
  place()
  // Another text has another width.
  const observer = new MutationObserver(place)
  observer.observe(box, { childList: true, characterData: true, subtree: true })
  view.addEventListener('scroll', move, { passive: true })
  view.addEventListener('resize', move)
  return () => {
    stop()
    observer.disconnect()
    view.removeEventListener('scroll', move)
    view.removeEventListener('resize', move)
  }
}

/** Calls at once, then at most once in `ms`; the last call is never lost. */
function throttle(call: () => void, ms: number, clock: Clock): readonly [ask: () => void, stop: Cleanup] {
  let wait: Cleanup | undefined
  let isMissed = false
  function ask(): void {
    isMissed = wait !== undefined
    if (isMissed) return
    call()
    wait = clock(() => {
      wait = undefined
      if (isMissed) ask()
    }, ms)
  }
  return [ask, () => wait?.()]
}
