'use client'

import type { ReactNode } from 'react'
import { Button } from '../button/button.react.tsx'
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
}

/** A message about a failure, with a button that repeats what failed. It is announced when it appears. */
export function Failure({ text, title, retry, label }: FailureProps): ReactNode {
  const messages = useMessages(sharedMessages)
  return (
    <div data-editor="failure" role="alert">
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
