/** Does the visitor ask for less motion? */
export const reducedMotion = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)')

const name = (element: HTMLElement, value: string): void => {
  element.style.viewTransitionName = value
}

/** Does `act`, and where the browser can, lets the picture `from` grow into the picture `to`. */
export function morph(from: HTMLElement | undefined, to: HTMLElement, act: () => void): void {
  if (!from || !document.startViewTransition || reducedMotion().matches) {
    act()
    return
  }
  name(from, 'gallery-picture')
  const { ready, finished } = document.startViewTransition(() => {
    name(from, '')
    name(to, 'gallery-picture')
    act()
  })
  void finished.finally(() => name(to, ''))
  // It may be skipped, which is nobody's mistake.
  ready.catch(() => undefined)
}
