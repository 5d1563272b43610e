'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { useCartClient } from '../provider/cart-provider.react.tsx'
import { CloseIcon, TickIcon } from '../part/icon.react.tsx'
import { floatPopover } from './float.dom.ts'
import { connectPopover } from './popover.connect.ts'
import { usePopover } from './use-popover.react.ts'

/** Props of `CartPopover`. */
export interface CartPopoverProps {
  /**
   * Selector of the cart links that it may be shown below.
   *
   * @default every `CartIndicator`
   */
  readonly link?: string | undefined
  /**
   * More to do than to close: a link to the cart.
   *
   * @default none
   */
  readonly children?: ReactNode
}

/** Names for three seconds what was added, below the cart link or in the corner. The live region announces the same. */
export function CartPopover({ link = '[data-cart="indicator"]', children }: CartPopoverProps): ReactNode {
  const { clock, messages } = useCartClient()
  const { close, hold, letGo, ...snapshot } = usePopover()
  const { isOpen } = snapshot
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!box.current || !isOpen) return
    const links = () => document.querySelectorAll(link)
    return floatPopover(box.current, { links, clock, hold, letGo })
  }, [isOpen, link, clock, hold, letGo])
  const attributes = connectPopover(snapshot, { close, messages })
  const [before, name, after] = attributes.textParts
  return (
    <div ref={box} {...attributes.root}>
      {isOpen && (
        <>
          <TickIcon />
          <p>
            {before}
            <bdi>{name}</bdi>
            {after}
          </p>
          {children}
          <button {...attributes.close}>
            <CloseIcon />
          </button>
        </>
      )}
    </div>
  )
}
