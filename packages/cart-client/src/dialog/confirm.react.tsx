'use client'

import type { ReactNode } from 'react'
import { Lightbox } from './lightbox.react.tsx'

export interface ConfirmProps {
  readonly isOpen: boolean
  /** True on confirm; false on cancel, the Escape key or a press outside. */
  readonly onAnswer: (answer: boolean) => void
  readonly title: ReactNode
  /** The word on the button that confirms. */
  readonly yes: ReactNode
  /** The word on the button that cancels; without one the question has to be confirmed. */
  readonly no?: ReactNode
  readonly children?: ReactNode
}

/** A question that stops the shopper. */
export function Confirm({ isOpen, onAnswer, title, yes, no, children }: ConfirmProps): ReactNode {
  const isCancellable = no !== undefined
  return (
    <Lightbox
      role="alertdialog"
      isOpen={isOpen}
      onClose={() => onAnswer(false)}
      isCancellable={isCancellable}
      title={title}
      data-kind="alert"
    >
      {children}
      <div data-cart="actions">
        {isCancellable && (
          <button
            type="button"
            data-cart="button"
            data-kind="quiet"
            data-first-focus
            onClick={() => onAnswer(false)}
          >
            {no}
          </button>
        )}
        <button type="button" data-cart="button" onClick={() => onAnswer(true)}>
          {yes}
        </button>
      </div>
    </Lightbox>
  )
}
