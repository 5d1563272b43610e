import { useCallback, useEffect, useState } from 'react'
import type { Shop } from '../wiring.ts'
import { accountCall, readAccount, type Account } from './account.ts'

/** State of the account: being read, read, or not readable. */
export type AccountState =
  | { readonly kind: 'loading' | 'signed-out' | 'failed' }
  | { readonly kind: 'read'; readonly account: Account }

/** Reads the account of the member who is signed in, and returns its state and a function that reads it again. */
export function useAccount({ http }: Shop, isMember: boolean): readonly [AccountState, () => Promise<void>] {
  const [state, setState] = useState<AccountState>({ kind: 'loading' })
  const read = useCallback(async () => {
    const answer = await http.call(accountCall, readAccount)
    if (answer.ok) setState({ kind: 'read', account: answer.value })
    else
      setState({
        kind: answer.failure.kind === 'refused' && answer.failure.status === 401 ? 'signed-out' : 'failed',
      })
  }, [http])
  useEffect(() => {
    if (isMember) void read()
  }, [isMember, read])
  return [isMember ? state : { kind: 'signed-out' }, read]
}
