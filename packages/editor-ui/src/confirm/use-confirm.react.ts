'use client'

import { useCallback, useEffect, useRef } from 'react'
import { confirmMessages } from '../messages.ts'
import { useMessages } from '../provider/provider.react.tsx'
import { confirm, type ConfirmOptions } from './confirm.dom.ts'

/**
 * Returns a function that asks the user, in the words of the provider. A question is cancelled when its
 * component unmounts.
 *
 * @example
 * ```tsx
 * import { useConfirm } from '@sitewright/editor-ui/confirm'
 *
 * export function Delete({ remove }: { readonly remove: () => void }) {
 *   const confirm = useConfirm()
 *   const ask = async () => (await confirm({ title: 'Delete?', confirm: 'Delete' })) && remove()
 *   return <button onClick={() => void ask()}>Delete</button>
 * }
 * ```
 */
export function useConfirm(): (options: ConfirmOptions) => Promise<boolean> {
  const messages = useMessages(confirmMessages)
  const life = useRef<AbortController>(undefined)
  useEffect(() => {
    const current = (life.current = new AbortController())
    return () => current.abort()
  }, [])
  return useCallback(
    (options) => {
      const { signal } = options
      const own = life.current?.signal
      return confirm({
        ...options,
        confirm: options.confirm ?? messages['editor.confirm.yes'],
        cancel: options.cancel ?? messages['editor.confirm.no'],
        signal: signal && own ? eitherOf(signal, own) : (signal ?? own),
      })
    },
    [messages],
  )
}

/** A signal that is aborted with the first of two. `AbortSignal.any` came to Safari with 17.4. */
function eitherOf(...signals: readonly AbortSignal[]): AbortSignal {
  const either = new AbortController()
  const abort = (): void => either.abort()
  for (const signal of signals) {
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { signal: either.signal })
  }
  return either.signal
}
