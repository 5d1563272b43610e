'use client'

import type { ReactNode } from 'react'
import { Button } from '../button/button.react.tsx'
import { focusPart, useLostFocus } from '../focus/lost-focus.react.ts'
import { sharedMessages } from '../messages.ts'
import { useMessages } from '../provider/provider.react.tsx'

/** Props of `Failure`. */
export interface FailureProps {
  /** The failure to show, or undefined. */
  readonly text: string | undefined
  readonly title?: string | undefined
  readonly retry: () => void
  /** @default 'Try again' */
  readonly label?: string | undefined
  /**
   * Moves the focus from the button, which goes with the failure, into the part around it.
   * @default focuses the part
   */
  readonly refocus?: ((part: HTMLElement) => void) | undefined
}

/** A message about a failure, with a button that repeats what failed. It is announced when it appears. */
export function Failure({ text, title, retry, label, refocus = focusPart }: FailureProps): ReactNode {
  const messages = useMessages(sharedMessages)
  const focus = useLostFocus(({ parentElement }) => parentElement && refocus(parentElement))
  return (
    <div data-editor="failure" role="alert" {...focus}>
      {text && (
        <div data-editor="notice" data-kind="danger">
          <p>
            {title && <strong>{title} </strong>}
            {text}
          </p>
          <Button onClick={retry}>{label ?? messages['editor.retry.tryAgain']}</Button>
        </div>
      )}
    </div>
  )
}
