'use client'

import { useIsomorphicLayoutEffect } from '@sitewright/machine/react'
import { useRef, type FocusEvent } from 'react'

/** Handlers that follow the focus within an element. */
export interface FocusHandlers {
  readonly onFocus: () => void
  readonly onBlur: (event: FocusEvent) => void
}

/**
 * Calls back when the element that had the focus was removed: the browser gives the focus to the body, and the next press
 * of Tab would begin at the top of the page. React sends no `blur` for an element that it removes.
 */
export function useLostFocus(refocus: () => void): FocusHandlers {
  const isInside = useRef(false)
  useIsomorphicLayoutEffect(() => {
    if (isInside.current && document.activeElement === document.body) refocus()
  })
  return {
    onFocus: () => {
      isInside.current = true
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      isInside.current = currentTarget.contains(relatedTarget)
    },
  }
}
