import type { Cleanup } from '@sitewright/machine'
import { createStore, type Store } from '@sitewright/machine/store'
import type { CartClient } from '../client/client.browser.ts'
import { spokenCount } from '../part/count.ts'
import { addedName, addedText } from '../operation/added.ts'

/** Text that a page announces to screen readers: what was added, and how many items the cart has. */
export interface Announcements extends Store<string> {
  /** Listens to the cart. The returned function stops that. */
  readonly start: () => Cleanup
}

/** Creates the announcements of a cart. */
export function createAnnouncements({ cart, messages, locale, on, report }: CartClient): Announcements {
  const text = createStore('', report)
  const total = (): number => cart.snapshot().cart?.totalQuantity ?? 0

  function start(): Cleanup {
    let announced = cart.snapshot().status === 'ready' ? total() : undefined
    const unlisten = on((event) => {
      if (event.kind !== 'added') return
      announced = total()
      text.set(`${addedText(addedName(event), messages)} ${spokenCount(announced, messages, locale)}`)
    })
    const unsubscribe = cart.subscribe(() => {
      const { status, cart: shown } = cart.snapshot()
      // A reading that is under way holds up no announcement: it may take long.
      if (status !== 'ready' || shown?.isPending || announced === total()) return
      // The number that a page begins with is not announced.
      if (announced !== undefined) text.set(spokenCount(total(), messages, locale))
      announced = total()
    })
    return () => {
      unlisten()
      unsubscribe()
    }
  }
  return { snapshot: text.snapshot, subscribe: text.subscribe, start }
}

interface Region {
  readonly begin: () => Cleanup
  end?: Cleanup
}

const regions = new WeakMap<CartClient, Set<Region>>()

/** Begins a region that announces a cart, unless another one does, as of React or of markup: then it begins when that ends. */
export function announceOnce(client: CartClient, begin: Region['begin']): Cleanup {
  const all = regions.get(client) ?? new Set()
  regions.set(client, all)
  const region: Region = { begin }
  const beginFirst = (): void => {
    const [first] = all
    if (first) first.end ??= first.begin()
  }
  all.add(region)
  beginFirst()
  return () => {
    all.delete(region)
    region.end?.()
    beginFirst()
  }
}
