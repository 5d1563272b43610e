'use client'

import { useId, useState, type ReactNode } from 'react'
import { connectConfirm } from './confirm.connect.ts'
import { Lightbox } from './lightbox/lightbox.react.tsx'

/** Props of `Confirm`. */
export interface ConfirmProps {
  /** Shows the question. */
  readonly isOpen: boolean
  /**
   * Is called once each time that the question is shown: with true on confirm, and with false on cancel, the Escape key or a
   * press outside.
   */
  readonly onAnswer: (answer: boolean) => void
  /** The question. */
  readonly title: ReactNode
  /** Text of the button that confirms. */
  readonly yes: ReactNode
  /**
   * Text of the button that cancels. Without it the question has to be confirmed.
   * @default none
   */
  readonly no?: ReactNode
  /**
   * Text below the question.
   * @default none
   */
  readonly children?: ReactNode
}

/** A question that the shopper has to answer. */
export function Confirm({ isOpen, onAnswer, title, yes, no, children }: ConfirmProps): ReactNode {
  const id = useId()
  const hasMessage = children !== undefined && children !== null
  const [isAnswered, setIsAnswered] = useState(false)
  if (isAnswered && !isOpen) setIsAnswered(false)
  const answer = (given: boolean): void => {
    // A second press finds the buttons still there, while the question closes.
    if (!isOpen || isAnswered) return
    setIsAnswered(true)
    onAnswer(given)
  }
  const attributes = connectConfirm({ messageId: hasMessage ? id : undefined }, { answer })
  return (
    <Lightbox
      {...attributes.root}
      isOpen={isOpen}
      onClose={() => answer(false)}
      isCancellable={no !== undefined}
      title={title}
    >
      {hasMessage && <div {...attributes.message}>{children}</div>}
      <div {...attributes.actions}>
        {no !== undefined && <button {...attributes.no}>{no}</button>}
        <button {...attributes.yes}>{yes}</button>
      </div>
    </Lightbox>
  )
}
