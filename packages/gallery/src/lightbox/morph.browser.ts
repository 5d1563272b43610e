import { reducedMotion } from '../motion.browser.ts'

function setTransitionName(element: HTMLElement, name: string): void {
  element.style.viewTransitionName = name
}

/** Calls `update`. In browsers with view transitions, the picture `from` grows into the picture `to`. */
export function morph(from: HTMLElement | undefined, to: HTMLElement, update: () => void): void {
  if (!from || !document.startViewTransition || reducedMotion().matches) {
    update()
    return
  }
  setTransitionName(from, 'gallery-picture')
  const { ready, finished } = document.startViewTransition(() => {
    setTransitionName(from, '')
    setTransitionName(to, 'gallery-picture')
    update()
  })
  void finished.finally(() => setTransitionName(to, ''))
  // `ready` rejects when the browser skips the transition, for example in a hidden tab.
  ready.catch(() => undefined)
}
