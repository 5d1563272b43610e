'use client'

import { useState, type ReactNode } from 'react'
import { useCartClient } from '../provider/cart-provider.react.tsx'
import { connectQuickView } from './quick-view.connect.ts'
import { Lightbox } from '../dialog/lightbox/lightbox.react.tsx'

/** Props of `QuickView`. */
export interface QuickViewProps {
  /** Id of the product. */
  readonly itemId: string
  /** Name of the product: the title of the view, and a part of the button's name. */
  readonly name: string
  /**
   * Name of the list that the product is shown in, for events.
   * @default none
   */
  readonly group?: string | undefined
  /** Content of the view. */
  readonly children: ReactNode
}

/** A button that shows a product over the page that lists it. */
export function QuickView({ itemId, name, group, children }: QuickViewProps): ReactNode {
  const { messages, emit } = useCartClient()
  const [isOpen, setIsOpen] = useState(false)
  const open = (): void => {
    setIsOpen(true)
    emit({ kind: 'quick-viewed', itemId, group })
  }
  const { button } = connectQuickView({ label: messages['cart.quickView.label'], name }, { open, messages })
  return (
    <>
      <button {...button} />
      <Lightbox isOpen={isOpen} onClose={() => setIsOpen(false)} title={name} data-kind="wide">
        {children}
      </Lightbox>
    </>
  )
}
