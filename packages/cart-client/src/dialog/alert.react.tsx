'use client'

import { useId, useState, type ReactNode } from 'react'
import { useCartClient } from '../provider/cart-provider.react.tsx'
import type { Alert as AlertText } from '../failure/failure.ts'
import { connectAlert } from './alert.connect.ts'
import { Lightbox } from './lightbox/lightbox.react.tsx'

/** Props of `Alert`. */
export interface AlertProps {
  /** Title and message. `undefined` closes the alert. */
  readonly alert: AlertText | undefined
  /** Is called when the shopper closes the alert. */
  readonly onClose: () => void
  /**
   * Buttons in the place of the one that closes.
   * @default a button that closes
   */
  readonly children?: ReactNode
}

/** A message that has to be closed before the shopper goes on. */
export function Alert({ alert, onClose, children }: AlertProps): ReactNode {
  const { messages } = useCartClient()
  const id = useId()
  // The text stays while the alert closes.
  const [shown, setShown] = useState(alert)
  if (alert && alert !== shown) setShown(alert)
  const { root, message, actions, close } = connectAlert({ alert: shown, id }, { close: onClose, messages })
  return (
    <Lightbox {...root} isOpen={alert !== undefined} onClose={onClose} title={shown?.title}>
      <p {...message} />
      <div {...actions}>{children ?? <button {...close} />}</div>
    </Lightbox>
  )
}
