import { safeAddress } from '../address.ts'
import { isForField, isTaken } from '../key.browser.ts'

/**
 * Follows a visitor of a gallery. `press` is called for a link or a button, and `key` for a key; both return false for what
 * they leave to the browser. `focus` is called for an element that the keyboard comes to.
 */
export function listen(
  element: HTMLElement,
  press: (target: HTMLElement) => boolean,
  key: (event: KeyboardEvent) => boolean,
  focus: (target: Element) => void,
  signal: AbortSignal,
): void {
  function onClick(event: MouseEvent): void {
    const target = (event.target as Element).closest<HTMLElement>('a,button')
    if (!target) return
    const href = target.getAttribute('href')
    const isUnsafe = href && !safeAddress(href)
    if (isUnsafe || (!isTaken(event) && press(target))) event.preventDefault()
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (!isTaken(event) && !isForField(event) && key(event)) event.preventDefault()
  }
  function onFocusIn({ target }: FocusEvent): void {
    // A press also gives the focus, and has a handler of its own.
    if ((target as Element).matches(':focus-visible')) focus(target as Element)
  }

  element.addEventListener('click', onClick, { signal })
  element.addEventListener('keydown', onKeyDown, { signal })
  element.addEventListener('focusin', onFocusIn, { signal })
}
