'use client'

import type { FetchedState } from '@sitewright/site/react'
import type { ReactNode } from 'react'
import { sharedMessages } from '../messages.ts'
import { useMessages } from '../provider/provider.react.tsx'
import { Failure } from './failure.react.tsx'

/** Props of `FetchState`. */
export interface FetchStateProps<Value> {
  /** The state that `useFetchState` returns. */
  readonly state: FetchedState<Value>
  /** Draws the value, also an earlier one while it is fetched again. */
  readonly children: (value: Value) => ReactNode
  /**
   * Message for a failure.
   * @default 'Unable to load. Try again.'
   */
  readonly failed?: string | undefined
  /**
   * Content in place of the value while the first one is fetched.
   * @default a bar and 'Loading…'
   */
  readonly pending?: ReactNode
}

/**
 * Shows a value that is fetched: pending, there, or failed with a button to try again. A value that is there
 * stays.
 *
 * @example
 * ```tsx
 * import { FetchState } from '@sitewright/editor-ui/fetch-state'
 * import { useFetchState } from '@sitewright/site/react'
 *
 * const load = async (signal: AbortSignal) => (await fetch('/name', { signal })).text()
 *
 * export const Name = () => <FetchState state={useFetchState(load)}>{(name) => <p>{name}</p>}</FetchState>
 * ```
 */
export function FetchState<Value>({ state, children, failed, pending }: FetchStateProps<Value>): ReactNode {
  const messages = useMessages(sharedMessages)
  const { status, value, refetch } = state
  return (
    <div data-editor="fetch-state" data-state={status} aria-busy={status === 'pending'}>
      {value !== undefined && children(value)}
      {status === 'pending' && value === undefined && (pending ?? <Pending />)}
      <Failure
        text={status === 'failed' ? (failed ?? messages['editor.error.load']) : undefined}
        retry={refetch}
      />
    </div>
  )
}

/** A moving bar, and the word for screen readers. */
export function Pending(): ReactNode {
  const messages = useMessages(sharedMessages)
  return (
    <div data-editor="pending" role="status">
      <span data-editor="spoken">{messages['editor.loading']}</span>
    </div>
  )
}
