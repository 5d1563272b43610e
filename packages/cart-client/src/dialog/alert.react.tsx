'use client'

import { useState, type ReactNode } from 'react'
import type { Alert as AlertWords } from '../failure/failure.ts'
import { useCartClient } from '../client/cart-provider.react.tsx'
import { Lightbox } from './lightbox.react.tsx'

export interface AlertProps {
  /** What is said; nothing closes it. */
  readonly alert: AlertWords | undefined
  readonly onClose: () => void
  /** Buttons in the place of the one that closes. */
  readonly children?: ReactNode
}

/** A sentence that stops the shopper. */
export function Alert({ alert, onClose, children }: AlertProps): ReactNode {
  const { messages } = useCartClient()
  // The words stay while the alert goes.
  const [kept, setKept] = useState(alert)
  if (alert && alert !== kept) setKept(alert)
  return (
    <Lightbox
      role="alertdialog"
      isOpen={alert !== undefined}
      onClose={onClose}
      title={kept?.title}
      data-kind="alert"
    >
      <p data-cart="alert-message">{kept?.message}</p>
      <div data-cart="actions">
        {children ?? (
          <button type="button" data-cart="button" data-first-focus onClick={onClose}>
            {messages['cart.popover.close']}
          </button>
        )}
      </div>
    </Lightbox>
  )
}
