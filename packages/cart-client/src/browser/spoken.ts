import type { Undo } from '@sitewright/machine'
import { spokenCount } from '../core/indicator.ts'
import { addedName, popoverText } from '../core/popover.ts'
import type { CartClient } from './client.ts'

/** Calls back with the announcements of a cart: what was added, and how many items there are now. */
export function whenSpoken({ cart, messages, on }: CartClient, say: (text: string) => void): Undo {
  const total = (): number => cart.snapshot().cart?.totalQuantity ?? 0
  let said = cart.snapshot().status === 'ready' ? total() : undefined

  const unlisten = on((event) => {
    if (event.kind !== 'added') return
    said = total()
    say(`${popoverText(addedName(event), messages)} ${spokenCount(said, messages)}`)
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
