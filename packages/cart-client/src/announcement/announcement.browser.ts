import type { Undo } from '@sitewright/machine'
import { spokenCount } from '../indicator/indicator.ts'
import { addedName, popoverText } from '../popover/popover.machine.ts'
import type { CartClient } from '../client/client.browser.ts'

/** Calls back with the announcements of a cart: what was added, and how many items there are now. */
export function whenSpoken({ cart, messages, on }: CartClient, announce: (text: string) => void): Undo {
  const total = (): number => cart.snapshot().cart?.totalQuantity ?? 0
  let announced = cart.snapshot().status === 'ready' ? total() : undefined

  const unlisten = on((event) => {
    if (event.kind !== 'added') return
    announced = total()
    announce(`${popoverText(addedName(event), messages)} ${spokenCount(announced, messages)}`)
  })
  const unsubscribe = cart.subscribe(() => {
    const { status, isRevalidating } = cart.snapshot()
    if (status !== 'ready' || isRevalidating || announced === total()) return
    // The number that a page begins with is not announced.
    if (announced !== undefined) announce(spokenCount(total(), messages))
    announced = total()
  })
  return () => {
    unlisten()
    unsubscribe()
  }
}
