import type { Cleanup } from '@sitewright/machine'

const CONTROLS = 'button, summary, input, select, textarea, [href], [tabindex="0"]'

/** True if a control can be seen and used. A part that is folded, or a panel that is kept, is in the document, but not shown. */
const isUsable = (control: HTMLElement): boolean =>
  control.checkVisibility({ visibilityProperty: true }) && !control.matches(':disabled, [tabindex="-1"]')

/** The next control of a region after a position, or the last before it. */
function controlNear(region: HTMLElement, position: Range): HTMLElement | undefined {
  const controls = [...region.querySelectorAll<HTMLElement>(CONTROLS)].filter(isUsable)
  return controls.find((control) => position.comparePoint(control, 0) >= 0) ?? controls.at(-1)
}

/**
 * Keeps the focus in a region when the control that has it is removed, by its own press or by an answer that arrives: the
 * browser would give it to the body. It moves to the next control, or to the last if none follows.
 */
export function keepFocus(region: HTMLElement): Cleanup {
  let focused: HTMLElement | undefined
  // The browser moves it to where a removed element was: https://dom.spec.whatwg.org/#concept-live-range
  const position = new Range()

  function enter({ target }: FocusEvent): void {
    focused = target as HTMLElement
    position.setStartBefore(focused)
    position.collapse(true)
  }
  /** Chromium sends it before it removes an element, too. */
  function leave({ target }: FocusEvent): void {
    queueMicrotask(() => {
      if (focused === target && focused?.isConnected && !focused.matches(':focus')) focused = undefined
    })
  }
  const observer = new MutationObserver(() => {
    if (!focused || focused.isConnected || document.activeElement !== document.body) return
    focused = undefined
    controlNear(region, position)?.focus()
  })

  region.addEventListener('focusin', enter)
  region.addEventListener('focusout', leave)
  observer.observe(region, { childList: true, subtree: true })
  return () => {
    region.removeEventListener('focusin', enter)
    region.removeEventListener('focusout', leave)
    observer.disconnect()
  }
}
