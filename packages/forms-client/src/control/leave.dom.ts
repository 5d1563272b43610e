import { timers } from '@sitewright/machine'
import type { PartEvent } from '@sitewright/site/part'
import { isElement, isNode } from './control.dom.ts'

/** Checks whether the focus moves from one control of a field to another one of it. */
export function isWithinField(event: PartEvent): boolean {
  const { currentTarget }: { readonly currentTarget: unknown } = event
  const next: unknown = Reflect.get(event, 'relatedTarget')
  if (!isElement(currentTarget) || !isNode(next)) return false
  return currentTarget.closest('[data-field]')?.contains(next) === true
}

/**
 * Calls back once no pointer is down any more. An error that appears before would move the button that is being pressed from
 * under the pointer, and the press would be lost.
 */
export function whenReleased(then: () => void): void {
  if (!document.querySelector(':active')) {
    then()
    return
  }
  const life = new AbortController()
  const end = (): void => {
    life.abort()
    // The click comes after this event.
    timers(then, 0)
  }
  for (const type of ['pointerup', 'pointercancel', 'keyup']) {
    document.addEventListener(type, end, { signal: life.signal, capture: true })
  }
}
