import type { Shop } from '../wiring.ts'

const FORMS = 'form[data-form-id]'

/** Windows below the current one within which a form is near. */
const MARGIN = 0.25

function isNear(form: Element): boolean {
  const { top, height } = form.getBoundingClientRect()
  return height > 0 && top < innerHeight * (1 + MARGIN)
}

/** Calls back once when an element comes near, or has the focus. */
function whenNear(element: Element, listener: () => void): void {
  const life = new AbortController()
  const call = () => {
    life.abort()
    observer.disconnect()
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
}

/** Starts the forms of a page: those in sight now, and each of the others when the visitor comes near. */
export async function startForms(shop: Shop): Promise<void> {
  const start = async (form: HTMLFormElement) => {
    const { startForm } = await import('./start-form.ts')
    startForm(shop, form)
  }
  const forms = [...document.querySelectorAll<HTMLFormElement>(FORMS)]
  const near = forms.filter(isNear)
  for (const form of forms) if (!near.includes(form)) whenNear(form, () => void start(form))
  await Promise.all(near.map(start))
}
