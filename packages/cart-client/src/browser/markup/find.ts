import type { Undo } from '@sitewright/machine'

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

/** What a data attribute holds as JSON; nothing if it is missing or is none. */
export function jsonOf(text: string | undefined): unknown {
  if (!text) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const living = new WeakSet<Element>()

/** Brings an element to life, once: what lives already is left alone, so that a press is heard once. */
export function once(element: Element, enhance: () => Undo): Undo {
  if (living.has(element)) return () => undefined
  living.add(element)
  const undo = enhance()
  return () => {
    living.delete(element)
    undo()
  }
}

/** Makes elements that only look like a button react to the keyboard as one does. */
export function pressOnKey(event: KeyboardEvent, press: () => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return
  // The space bar scrolls.
  event.preventDefault()
  if (!event.repeat) press()
}

/** Hears the presses of an element that only looks like a button, by pointer or by keyboard. */
export function whenPressed(element: HTMLElement, press: () => void): Undo {
  const life = new AbortController()
  element.addEventListener('click', press, life)
  element.addEventListener('keydown', (event) => pressOnKey(event, press), life)
  return () => life.abort()
}
