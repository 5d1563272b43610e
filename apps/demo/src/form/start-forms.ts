import type { Cleanup } from '@sitewright/machine'
import { afterPaint, inPause } from '../after-paint.ts'
import type { Shop } from '../wiring.ts'

/** Forms of the page. */
export const FORMS = 'form[data-form-id]'

/** Windows below the current one within which a form is near. */
const MARGIN = 0.25

function isNear(form: Element): boolean {
  const { top, height } = form.getBoundingClientRect()
  return height > 0 && top < innerHeight * (1 + MARGIN)
}

/** Calls back once when an element comes near, or has the focus. The cleanup ends the watch. */
function whenNear(element: Element, listener: () => void): Cleanup {
  const life = new AbortController()
  const end = () => {
    life.abort()
    observer.disconnect()
  }
  const call = () => {
    end()
    listener()
  }
  const observer = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && call(),
    {
      rootMargin: `0px 0px ${MARGIN * 100}%`,
    },
  )
  observer.observe(element)
  element.addEventListener('focusin', call, life)
  element.addEventListener('pointerdown', call, life)
  return end
}

/**
 * Starts forms: those in sight now, and each of the others when the visitor comes near. What is typed into those is not
 * held up: they start in a pause. Settles when the forms in sight have started.
 */
export function startForms(
  shop: Shop,
  elements: readonly HTMLElement[],
  add: (form: Element, cleanup: Cleanup) => void,
): Promise<unknown> {
  const start = async (form: HTMLFormElement, whenFree: () => Promise<void>) => {
    try {
      const { startForm } = await import('./start-form.ts')
      await whenFree()
      // One that was replaced meanwhile is started with its replacement.
      if (form.isConnected) add(form, startForm(shop, form))
    } catch (problem) {
      // The script in the head of the page tells a visitor who presses the button of such a form.
      shop.log.note('page', 'form', 'bad', String(problem))
    }
  }
  const forms = elements.filter((element) => element instanceof HTMLFormElement)
  const near = forms.filter(isNear)
  for (const form of forms) {
    if (near.includes(form)) continue
    const stop = whenNear(form, () => void start(form, inPause))
    add(form, stop)
  }
  return Promise.all(near.map((form) => start(form, afterPaint)))
}
