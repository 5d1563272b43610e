import type { Cleanup } from '@sitewright/machine'
import { afterPaint, inPause } from '../after-paint.ts'
import type { Shop } from '../wiring.ts'

const FORMS = 'form[data-form-id]'

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

/** Forms of a page or a part of it. */
interface StartedForms {
  /** Settles when the forms in sight have started. */
  readonly ready: Promise<unknown>
  readonly stop: Cleanup
}

/**
 * Starts the forms below `root`: those in sight now, and each of the others when the visitor comes near. What is typed
 * into those is not held up: they start in a pause.
 */
export function startForms(shop: Shop, root: ParentNode = document): StartedForms {
  const cleanups: Cleanup[] = []
  let isStopped = false
  const start = async (form: HTMLFormElement, whenFree: () => Promise<void>) => {
    try {
      const { startForm } = await import('./start-form.ts')
      await whenFree()
      if (!isStopped) cleanups.push(startForm(shop, form))
    } catch (problem) {
      // The script in the head of the page tells a visitor who presses the button of such a form.
      shop.log.note('page', 'form', 'bad', String(problem))
    }
  }
  const forms = [...root.querySelectorAll<HTMLFormElement>(FORMS)]
  const near = forms.filter(isNear)
  for (const form of forms)
    if (!near.includes(form)) cleanups.push(whenNear(form, () => void start(form, inPause)))
  return {
    ready: Promise.all(near.map((form) => start(form, afterPaint))),
    stop: () => {
      isStopped = true
      for (const cleanup of cleanups) cleanup()
    },
  }
}
