import type { Undo } from '@sitewright/machine'
import type { CartNews } from '../cart/cart-news.ts'
import type { CartReaders } from '../cart-transport/cart-readers.ts'
import type { CartStore } from '../cart/cart-store.ts'
import { openChannel, type Channel } from '../cart/channel.browser.ts'
import { openOutbox, type Outbox } from '../cart/outbox.browser.ts'
import { whenPageLives } from '../cart/page-lifecycle.browser.ts'
import type { PersistedQueue } from '../cart/persisted-queue.ts'

/** The life of a cart in its page: other tabs, closed pages, and a page that is hidden, left or offline. */
export interface CartLife {
  /** Persists a queue while the life is started. */
  readonly persist: (queue: PersistedQueue) => void
  /** Sends a message to the other tabs while the life is started. */
  readonly publish: (news: CartNews) => void
  readonly start: (cart: CartStore) => Undo
}

export interface CartLifeOptions {
  /** Name that tabs and pages of the same cart share. */
  readonly name: string
  readonly readers: CartReaders
  readonly now: () => number
}

/** Time in the background after which a page reads its cart again. */
const staleMs = 30_000

/** Creates the life of a cart. */
export function createCartLife({ name, readers, now }: CartLifeOptions): CartLife {
  let channel: Channel | undefined
  let outbox: Outbox | undefined
  /** Takes back what this page left. */
  let takeBack: ReturnType<Outbox['leave']> | undefined

  function wake(cart: CartStore): void {
    channel ??= openChannel(name, (message) => receive(cart, readers, message))
    outbox ??= openOutbox(name, now)
    outbox.collect(cart.restore)
  }

  function sleep(cart: CartStore): void {
    // A page that was left may be stopped as well.
    if (!channel) return
    takeBack = outbox?.leave()
    outbox = undefined
    cart.release()
    channel.close()
    channel = undefined
  }

  return {
    persist: (queue) => outbox?.persist(queue),
    publish: (news) => channel?.post(news),
    start: (cart) => {
      wake(cart)
      const unlisten = whenPageLives(
        {
          leave: () => sleep(cart),
          comeBack: () => {
            const left = takeBack?.()
            wake(cart)
            // Operations that had been sent are still waited for here, and announced by their own responses.
            if (left) cart.restore({ unsent: left.unsent, uncertain: [] })
            void cart.refresh()
          },
          show: (hiddenMs) => {
            outbox?.collect(cart.restore)
            if (hiddenMs > staleMs) void cart.refresh()
          },
          hide: cart.flush,
          connect: () => {
            if (cart.snapshot().isOffline) void cart.refresh()
          },
        },
        now,
      )
      return () => {
        unlisten()
        sleep(cart)
      }
    },
  }
}

/** Applies a message of another tab, which may run another version of the shop. */
function receive(cart: CartStore, readers: CartReaders, message: unknown): void {
  const { uncertain, cart: sent, at } = Object(message) as Readonly<Record<string, unknown>>
  if (Array.isArray(uncertain)) cart.receive({ uncertain: uncertain.map(String) })
  if (typeof at !== 'number') return
  const read = sent === undefined ? undefined : readers.cart(sent)
  if (read?.ok !== false) cart.receive({ cart: read?.value, at })
}
