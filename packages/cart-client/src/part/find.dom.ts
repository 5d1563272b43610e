import type { Cleanup } from '@sitewright/machine'

/** The element that belongs to another one: the nearest in the document that matches. */
export function nearest(from: Element, selector: string): HTMLElement | undefined {
  for (let around = from.parentElement; around; around = around.parentElement) {
    const found = around.querySelector<HTMLElement>(selector)
    if (found) return found
  }
  return undefined
}

/** All elements below a root that match. */
export const all = (root: ParentNode, selector: string): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
]

/** All elements of one kind below a root that match. */
export const allOf = <Found extends HTMLElement>(
  root: ParentNode,
  selector: string,
  kind: new () => Found,
): readonly Found[] => all(root, selector).flatMap((each) => (each instanceof kind ? [each] : []))

/** JSON of a data attribute; `undefined` if it is missing or invalid. */
export function jsonOf(text: string | undefined): unknown {
  if (!text) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const enhanced = new WeakSet<Element>()

/** Enhances an element once. A second call leaves it alone, so that a press counts once. */
export function once(element: Element, enhance: () => Cleanup): Cleanup {
  if (enhanced.has(element)) return () => undefined
  enhanced.add(element)
  const cleanup = enhance()
  return () => {
    enhanced.delete(element)
    cleanup()
  }
}

/** Presses an element with the role of a button by the keys of one. */
export function pressOnKey(event: KeyboardEvent, press: () => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return
  // The space bar scrolls.
  event.preventDefault()
  if (!event.repeat) press()
}

/** Calls back when an element with the role of a button is pressed, by pointer or by keyboard. */
export function whenPressed(element: HTMLElement, press: () => void): Cleanup {
  const life = new AbortController()
  element.addEventListener('click', press, life)
  element.addEventListener('keydown', (event) => pressOnKey(event, press), life)
  return () => life.abort()
}
