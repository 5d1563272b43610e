import { useEffect, useState, type ReactNode } from 'react'
import type { CartClient } from '../browser/client.ts'
import { spokenCount } from '../core/indicator.ts'
import { popoverText } from '../core/popover.ts'

/** Calls back with what is to be said of a cart: what was added, and how many items there are now. */
function whenSpoken({ cart, messages, on }: CartClient, say: (text: string) => void): () => void {
  const total = (): number => cart.snapshot().cart?.totalQuantity ?? 0
  let said = cart.snapshot().status === 'ready' ? total() : undefined

  const unlisten = on((event) => {
    if (event.kind !== 'added') return
    said = total()
    const name = event.entry?.title ?? event.line.title ?? ''
    say(`${popoverText(name, messages)} ${spokenCount(said, messages)}`)
  })
  const unsubscribe = cart.subscribe(() => {
    const { status, isRevalidating } = cart.snapshot()
    if (status !== 'ready' || isRevalidating || said === total()) return
    // What a page begins with is no news.
    if (said !== undefined) say(spokenCount(total(), messages))
    said = total()
  })
  return () => {
    unlisten()
    unsubscribe()
  }
}

/** The one place of a page where a cart speaks, politely. */
export function LiveRegion({ client }: { readonly client: CartClient }): ReactNode {
  const [text, setText] = useState('')
  useEffect(() => whenSpoken(client, setText), [client])
  return (
    <div role="status" aria-live="polite" data-cart="spoken">
      {text}
    </div>
  )
}
