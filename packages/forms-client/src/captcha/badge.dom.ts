import type { Cleanup } from '@sitewright/machine'
import { spread } from '@sitewright/site/part'
import { builtIns } from '../element/built-ins.dom.ts'
import { isElement } from '../control/control.dom.ts'
import { connectBadge } from './captcha.connect.ts'

const LIGHTBOX = 'dialog, [aria-modal="true"], [data-lightbox], .lightbox'

/** Forms that the badge of a document follows. */
const formsOf = new WeakMap<Document, Set<HTMLElement>>()

/** Hides the badge of an invisible captcha until a field of the form has the focus. Then it stays, above a lightbox too. */
export function followBadge(element: HTMLElement): Cleanup {
  const form = builtIns(element)
  const { ownerDocument } = form
  const { documentElement } = ownerDocument
  const forms = formsOf.get(ownerDocument) ?? new Set()
  formsOf.set(ownerDocument, forms.add(form))
  const show = (isShown: boolean): void => {
    spread(documentElement, connectBadge({ isShown, isInLightbox: form.closest(LIGHTBOX) !== null }))
  }
  const onFocus = (event: FocusEvent): void => {
    if (isElement(event.target) && event.target.matches('input, textarea, select')) show(true)
  }
  // Another form of the page may have shown it.
  if (documentElement.dataset.captchaBadge !== 'shown') show(false)
  form.addEventListener('focusin', onFocus)
  return () => {
    form.removeEventListener('focusin', onFocus)
    if (forms.delete(form) && forms.size === 0) spread(documentElement, {})
  }
}
