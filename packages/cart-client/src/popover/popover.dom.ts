import type { Clock, Undo } from '@sitewright/machine'
import { popoverPlace, popoverThrottleMs } from './popover.machine.ts'
import type { CartClient } from '../client/client.browser.ts'
import { createPopover } from './popover.browser.ts'

/** Adds the "added to cart" popover to a page. It follows the cart link while that is in view. */
export function addPopover(client: CartClient, link: HTMLElement | undefined, document: Document): Undo {
  const popover = createPopover(client)
  const view = document.defaultView ?? window
  const box = document.createElement('div')
  box.className = 'sitewright-popover'
  box.dataset.cart = 'popover'
  box.role = 'status'
  const text = document.createElement('p')
  const button = document.createElement('button')
  Object.assign(button.dataset, { cart: 'button', kind: 'quiet' })
  button.textContent = client.messages['cart.popover.close']
  let from: EventTarget | null = null
  box.addEventListener('focusin', ({ relatedTarget }) => {
    if (!box.contains(relatedTarget as Node | null)) from = relatedTarget
  })
  button.addEventListener('click', () => {
    // The focus returns to where it came from.
    if (from instanceof HTMLElement) from.focus({ preventScroll: true })
    popover.close()
  })
  for (const name of ['pointerenter', 'focusin']) box.addEventListener(name, popover.hold)
  for (const name of ['pointerleave', 'focusout']) box.addEventListener(name, popover.letGo)
  document.body.append(box)

  function place(): void {
    const { innerWidth: width, innerHeight: height } = view
    const isRightToLeft = view.getComputedStyle(document.documentElement).direction === 'rtl'
    const boxWidth = box.getBoundingClientRect().width
    const at = popoverPlace(link?.getBoundingClientRect(), { width, height, isRightToLeft, boxWidth })
    box.style.insetBlockStart = `${at.top}px`
    box.style.insetInlineEnd = `${at.inlineEnd}px`
  }
  function show(): void {
    const { isOpen, text: added } = popover.snapshot()
    box.dataset.state = isOpen ? 'open' : 'closed'
    // The region itself stays: a screen reader announces what is inserted into it.
    text.textContent = added
    // A button that is inserted again loses the focus.
    if (isOpen !== box.hasChildNodes()) box.replaceChildren(...(isOpen ? [text, button] : []))
    box.style.position = 'fixed'
    if (isOpen) place()
  }
  const follow = throttle(place, client.clock)
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
function throttle(call: () => void, clock: Clock): () => void {
  let isResting = false
  let isMissed = false
  return function ask(): void {
    isMissed = isResting
    if (isResting) return
    call()
    isResting = true
    clock(() => {
      isResting = false
      if (isMissed) ask()
    }, popoverThrottleMs)
  }
}
