import type { Cleanup } from '@sitewright/machine'
import { watchPage } from '@sitewright/site/page-life'
import type { CartNews } from '../operation/cart-news.ts'
import type { CartReaders } from '../cart-transport/cart-readers.ts'
import type { CartStore } from '../cart/cart-store.ts'
import type { PersistedQueue } from '../operation/persisted-queue.ts'
import { openQueueStore, type QueueStore } from '../cart/page-life/queue-store.browser.ts'

/** The life of a cart in its page: other tabs, closed pages, and a page that is hidden, left or offline. */
export interface CartLife {
  /** Persists a queue while the life is started. */
  readonly persist: (queue: PersistedQueue) => void
  /** Sends a message to the other tabs while the life is started. */
  readonly publish: (news: CartNews) => void
  /** The cleanup sends what waits, and ends it once nothing is under way. */
  readonly start: (cart: CartStore) => Cleanup
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
  /** Undefined in a browser that has none: its tabs read the cart when they come to the front. */
  let channel: BroadcastChannel | undefined
  let store: QueueStore | undefined
  /** Takes back what this page left. */
  let takeBack: ReturnType<QueueStore['leave']> | undefined
  /** Operations that this page continues then. It still waits for those that it had sent itself, and announces their responses. */
  let released: PersistedQueue = []
  let hiddenAt = now()
  let unlisten: Cleanup | undefined
  /** Ends a life that was stopped, once nothing is under way. */
  let end: Cleanup | undefined

  function wake(cart: CartStore): void {
    const isBack = takeBack?.()
    store ??= openQueueStore(name, now)
    store.collect(cart.restore)
    channel ??= openChannel(name)
    if (channel) channel.onmessage = ({ data }: MessageEvent<unknown>) => receive(cart, readers, data)
    if (isBack) cart.restore(released)
  }

  function sleep(cart: CartStore): void {
    // A page that was left may be stopped as well.
    if (!store) return
    takeBack = store.leave()
    store = undefined
    released = cart.release()
    channel?.close()
    channel = undefined
  }

  return {
    persist: (queue) => {
      store?.persist(queue)
      end?.()
    },
    publish: (news) => channel?.postMessage(news),
    start: (cart) => {
      unlisten?.()
      end = undefined
      wake(cart)
      unlisten = watchPage(window, {
        leave: () => sleep(cart),
        restore: () => {
          wake(cart)
          void cart.refresh()
        },
        hide: () => {
          hiddenAt = now()
          cart.flush()
        },
        show: () => {
          store?.collect(cart.restore)
          if (now() - hiddenAt > staleMs) void cart.refresh()
        },
        connect: () => {
          if (cart.snapshot().isOffline) void cart.refresh()
        },
      })
      return () => {
        end = () => {
          // Another page would take it for one whose page is gone, and send it again.
          if (cart.snapshot().cart?.isPending) return
          unlisten?.()
          sleep(cart)
        }
        cart.flush()
        end()
      }
    },
  }
}

/** Returns undefined in a browser that has no channels, or gives none to a page whose cookies are blocked, as Firefox. */
function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}

/** Applies a message of another tab, which may run another version of the shop. */
function receive(cart: CartStore, readers: CartReaders, message: unknown): void {
  const { uncertain, cart: sent, at, changed } = Object(message) as Readonly<Record<string, unknown>>
  if (Array.isArray(uncertain)) cart.receive({ uncertain: uncertain.map(String) })
  if (typeof at !== 'number') return
  const read = sent === undefined ? undefined : readers.cart(sent)
  if (read?.ok === false) return
  cart.receive({ cart: read?.value, at, changed: Array.isArray(changed) ? changed.map(String) : undefined })
}
