'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import type { Clock, Undo } from '@sitewright/machine'
import { popoverPlace, popoverThrottleMs } from './popover.machine.ts'
import { useCartClient } from '../client/cart-provider.react.tsx'
import { CloseIcon, TickIcon } from '../part/icon.react.tsx'
import { usePopover } from './use-popover.react.ts'

export interface CartPopoverProps {
  /** Finds the cart link that it stands below; every `CartIndicator` unless given. */
  readonly link?: string | undefined
  /** More to do than to close: a link to the cart. */
  readonly children?: ReactNode
}

/** Tells for three seconds what was added, below the cart link or in the corner. The live region says it, too. */
export function CartPopover({ link = '[data-cart="indicator"]', children }: CartPopoverProps): ReactNode {
  const { clock, messages } = useCartClient()
  const { isOpen, text, close, hold, letGo } = usePopover()
  const box = useRef<HTMLDivElement>(null)
  const from = useRef<EventTarget>(null)
  useEffect(() => {
    const popover = box.current
    if (!popover || !isOpen) return
    // Over everything else, dialogs included. Older browsers show it in the page.
    popover.showPopover?.()
    const come = ({ relatedTarget }: FocusEvent): void => {
      if (!popover.contains(relatedTarget as Node | null)) from.current = relatedTarget
    }
    popover.addEventListener('focusin', come)
    const undos = [
      () => popover.removeEventListener('focusin', come),
      follow(popover, link, clock),
      ...listen(popover, ['pointerenter', 'focusin'], hold),
      ...listen(popover, ['pointerleave', 'focusout'], letGo),
    ]
    return () => {
      for (const undo of undos) undo()
      popover.hidePopover?.()
    }
  }, [isOpen, link, clock, hold, letGo])
  return (
    <div ref={box} popover="manual" data-cart="popover" data-state={isOpen ? 'open' : 'closed'}>
      {isOpen && (
        <>
          <TickIcon />
          <p>{text}</p>
          {children}
          <button
            type="button"
            data-cart="popover-close"
            aria-label={messages['cart.popover.close']}
            onClick={() => {
              // Who closes it goes on where they were.
              if (from.current instanceof HTMLElement) from.current.focus({ preventScroll: true })
              close()
            }}
          >
            <CloseIcon />
          </button>
        </>
      )}
    </div>
  )
}

const listen = (element: HTMLElement, names: readonly string[], listener: () => void): Undo[] =>
  names.map((name) => {
    element.addEventListener(name, listener)
    return () => element.removeEventListener(name, listener)
  })

/** Keeps the popover at the first cart link that can be seen, while the page is scrolled. */
function follow(popover: HTMLElement, link: string, clock: Clock): Undo {
  let wait: Undo | undefined
  let isMoved = false
  const place = (): void => {
    const { clientWidth: width, clientHeight: height } = document.documentElement
    const boxes = [...document.querySelectorAll(link)].map((each) => each.getBoundingClientRect())
    const isRightToLeft = getComputedStyle(popover).direction === 'rtl'
    const seen = boxes.find(({ top, bottom }) => bottom > 0 && top < height && bottom > top)
    const boxWidth = popover.getBoundingClientRect().width
    const { top, inlineEnd } = popoverPlace(seen, { width, height, isRightToLeft, boxWidth })
    popover.style.setProperty('--_top', `${top}px`)
    popover.style.setProperty('--_end', `${inlineEnd}px`)
  }
  const move = (): void => {
    isMoved = wait !== undefined
    if (wait) return
    place()
    wait = clock(() => {
      wait = undefined
      if (isMoved) move()
    }, popoverThrottleMs)
  }
  place()
  window.addEventListener('scroll', move, { passive: true })
  window.addEventListener('resize', move)
  return () => {
    wait?.()
    window.removeEventListener('scroll', move)
    window.removeEventListener('resize', move)
  }
}
