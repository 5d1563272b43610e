'use client'

import { useIsomorphicLayoutEffect } from '@sitewright/machine/react'
import { useRef, type FocusEvent } from 'react'
import { isFocusLost } from '../part/element.dom.ts'

/** Handlers that follow the focus within an element. */
export interface FocusHandlers {
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void
  readonly onBlur: (event: FocusEvent) => void
}

/**
 * Calls back when the element that had the focus was removed: the browser gives the focus to the body, and the next press
 * of Tab would begin at the top of the page. React sends no `blur` for an element that it removes.
 */
export function useLostFocus(refocus: (part: HTMLElement) => void): FocusHandlers {
  /** The element, while the focus is in it. */
  const part = useRef<HTMLElement>(undefined)
  useIsomorphicLayoutEffect(() => {
    const left = part.current
    if (!left || !isFocusLost(left)) return
    // Its handler sets it again if the focus returns to it. Otherwise a later render must not take the focus from the page.
    part.current = undefined
    refocus(left)
  })
  return {
    onFocus: ({ currentTarget }) => {
      part.current = currentTarget
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) part.current = undefined
    },
  }
}

/** Focuses an element that no key reaches. The next press of Tab goes to its first control. */
export function focusPart(part: HTMLElement): void {
  part.tabIndex = -1
  part.focus({ preventScroll: true })
}
