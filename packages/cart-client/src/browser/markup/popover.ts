import { timers, type Clock, type Undo } from '@sitewright/machine'
import { popoverPlace, popoverThrottleMs } from '../../core/popover.ts'
import type { CartClient } from '../client.ts'
import { createPopover } from '../popover.ts'

/** Puts the popover on a page that tells what was added. It keeps to the cart link while that can be seen. */
export function addPopover(client: CartClient, link: HTMLElement | undefined, document: Document): Undo {
  const popover = createPopover(client)
  const view = document.defaultView ?? window
  const box = document.createElement('div')
  box.className = 'sitewright-popover'
  box.dataset.cart = 'popover'
  box.role = 'status'
  const text = document.createElement('p')
  const button = document.createElement('button')
  button.type = 'button'
  Object.assign(button.dataset, { cart: 'button', kind: 'quiet' })
  button.textContent = client.messages['cart.popover.close']
  button.addEventListener('click', popover.close)
  for (const name of ['pointerenter', 'focusin']) box.addEventListener(name, popover.hold)
  for (const name of ['pointerleave', 'focusout']) box.addEventListener(name, popover.letGo)
  document.body.append(box)

  function place(): void {
    const { innerWidth: width, innerHeight: height } = view
    const isRightToLeft = view.getComputedStyle(document.documentElement).direction === 'rtl'
    const at = popoverPlace(link?.getBoundingClientRect(), { width, height, isRightToLeft })
    box.style.insetBlockStart = `${at.top}px`
    box.style.insetInlineEnd = `${at.inlineEnd}px`
  }
  function show(): void {
    const { isOpen, text: said } = popover.snapshot()
    box.dataset.state = isOpen ? 'open' : 'closed'
    // The region itself stays, so that a screen reader hears what comes into it.
    text.textContent = said
    box.replaceChildren(...(isOpen ? [text, button] : []))
    box.style.position = 'fixed'
    if (isOpen) place()
  }
  const follow = throttle(place, popoverThrottleMs)
  view.addEventListener('scroll', follow, { passive: true })
  view.addEventListener('resize', follow)
  show()
  const unsubscribe = popover.subscribe(show)
  const stop = popover.start()
  return () => {
    unsubscribe()
    stop()
    view.removeEventListener('scroll', follow)
    view.removeEventListener('resize', follow)
    box.remove()
  }
}

/** Calls at once, then at most once in a while; the last call is never lost. */
function throttle(call: () => void, ms: number, clock: Clock = timers): () => void {
  let isResting = false
  let isMissed = false
  return function ask(): void {
    if (isResting) {
      isMissed = true
      return
    }
    call()
    isResting = true
    isMissed = false
    clock(() => {
      isResting = false
      if (isMissed) ask()
    }, ms)
  }
}
