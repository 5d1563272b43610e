import type { CallFailure, Result } from '@sitewright/site/http'
import { useCallback, useEffect, useState } from 'react'

/** State of what a page asks its server for. The server may know nothing of it, or not answer at all. */
type Answer<Value> =
  { readonly kind: 'loading' | 'missing' | 'failed' } | { readonly kind: 'read'; readonly value: Value }

const NOT_FOUND = 404

/** Asks a server when the page is shown, and returns the answer and a function that asks again. */
export function useAnswer<Value>(
  ask: () => Promise<Result<Value, CallFailure>>,
): readonly [Answer<Value>, () => Promise<void>] {
  const [answer, setAnswer] = useState<Answer<Value>>({ kind: 'loading' })
  const read = useCallback(async () => {
    const given = await ask()
    if (given.ok) setAnswer({ kind: 'read', value: given.value })
    else {
      const isMissing = given.failure.kind === 'refused' && given.failure.status === NOT_FOUND
      setAnswer({ kind: isMissing ? 'missing' : 'failed' })
    }
  }, [ask])
  useEffect(() => void read(), [read])
  return [answer, read]
}
