import { createPopupMemory, createStorage, type PopupMemory } from '@sitewright/site/storage'
import { readSettings } from '../settings/settings.ts'
import { PROMO_ID } from '../site/content/promo.ts'
import { siteContent } from '../site/content/site-content.ts'
import type { Shop } from '../wiring.ts'
import { isPromoDue } from './promo.ts'

/** Milliseconds after which a pop-up that would have disturbed tries again. */
const BUSY_MS = 5000

/** Checks whether something else has the visitor's attention: a dialog, a popover, a form, or a product to be bought. */
const isBusy = (): boolean =>
  document.querySelector('dialog[open], :popover-open') !== null ||
  document.activeElement?.matches('input, select, textarea, .product-buy *') === true

/** Shows the pop-up, unless this visitor has closed or submitted it. While the visitor is busy it waits. */
export function showPromo({ cookies, log }: Shop, popup: HTMLElement): void {
  const memory = createPopupMemory(createStorage({ cookies }), PROMO_ID)
  if (!readSettings().popup || !isPromoDue(memory.read(), siteContent().promo, Date.now())) return
  const show = () => {
    if (isBusy()) {
      setTimeout(show, BUSY_MS)
      return
    }
    listen(popup, memory)
    popup.showPopover()
    log.note('page', 'pop-up shown')
  }
  show()
}

/** Closes the pop-up by its button and by the Escape key, and keeps what the visitor did with it. */
function listen(popup: HTMLElement, memory: PopupMemory): void {
  const life = new AbortController()
  let before: EventTarget | null = null
  const close = () => {
    life.abort()
    if (!memory.read().submitted) memory.close(siteContent().promo.version)
    const hadFocus = popup.contains(document.activeElement)
    popup.hidePopover()
    if (hadFocus && before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
  popup.querySelector('[data-promo-close]')?.addEventListener('click', close, life)
  popup.addEventListener('form-submit-success', () => memory.submit(siteContent().promo.version), life)
  popup.addEventListener(
    'focusin',
    ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !popup.contains(relatedTarget)) before = relatedTarget
    },
    life,
  )
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]'))
        close()
    },
    life,
  )
}
