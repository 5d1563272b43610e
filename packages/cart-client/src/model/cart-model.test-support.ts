import { createFakeClock } from '@sitewright/machine/testing'
import { fail, succeed } from '@sitewright/machine/result'
import type { Cart } from '../entry/cart.contract.ts'
import type { CartNews } from '../operation/cart-news.ts'
import type { CartStore } from '../cart/cart-store.ts'
import { createCartStore } from '../cart/create-cart-store.ts'
import type { PersistedQueue } from '../operation/persisted-queue.ts'
import type { CartRequest, CartTransport } from '../cart-transport/cart-transport.ts'
import type { CartFailure } from '../failure/failure.ts'
import type { Settlement } from '../operation/operation.ts'
import { createShop, type Shop } from '../mock/shop.testing.ts'
import { buildProduct, buildVariant } from '../mock/build.testing.ts'

/** Fate of one request. */
export interface Fate {
  readonly kind:
    | 'answered'
    | 'request-lost'
    | 'answer-lost'
    | 'timeout'
    /** The page gives the request up before it arrives. */
    | 'late'
    | 'garbage'
    | 'too-many'
    | 'down'
  readonly toServerMs: number
  readonly backMs: number
}

/** Action of a shopper in a tab. */
export type Act =
  /** A printed page does not name the only variant of a product. */
  | { readonly kind: 'add'; readonly item: number; readonly quantity: number; readonly isNamed: boolean }
  | { readonly kind: 'quantity'; readonly at: number; readonly quantity: number }
  | { readonly kind: 'remove' | 'fields'; readonly at: number }
  | { readonly kind: 'refresh' }
  /**
   * A page that crashes sends no message to the other tabs. A tab that was closed is opened again by what is done in it
   * next.
   */
  | { readonly kind: 'reload' | 'crash' | 'close' }
  /** The shopper looks at a tab, so that it takes over what pages have left behind. */
  | { readonly kind: 'show' }
  | { readonly kind: 'wait'; readonly ms: number }

export interface Story {
  readonly acts: readonly { readonly tab: number; readonly act: Act }[]
  readonly fates: readonly Fate[]
  readonly tabs: number
}

/** Outcomes of the add operations of one story, in quantities by item. */
export interface Ledger {
  readonly pressed: Map<string, number>
  /** Told to be in the cart. */
  readonly confirmed: Map<string, number>
  /** Announced by a later page, whose cart has it. */
  readonly late: Map<string, number>
  /** Told not to be in the cart. */
  readonly refused: Map<string, number>
  /** Told to be unknown. */
  readonly unclear: Map<string, number>
  /** Sent by a page that was gone before the outcome: another page has to learn it. */
  readonly left: Map<string, number>
  /** Quantities that the server has added. */
  readonly done: Map<string, number>
}

const fine: Fate = { kind: 'answered', toServerMs: 1, backMs: 1 }
export const items = ['a', 'b', 'c'] as const

/** Plays a story with some tabs and one server, restores the network at the end, and returns the outcome. */
export async function run({ acts, fates, tabs }: Story): Promise<{
  readonly shop: Shop
  readonly stores: readonly CartStore[]
  readonly ledger: Ledger
  readonly requests: readonly CartRequest[]
  /** Readings that the shopper asked for and whose cart the server had only before that. */
  readonly outdated: readonly string[]
}> {
  const { clock, pass } = createFakeClock()
  const shop = createShop({
    products: items.map((id) =>
      buildProduct({
        id,
        name: id,
        variants: [buildVariant({ sku: id, attributes: {}, unlimited: id !== 'c', qtyInStock: 7 })],
      }),
    ),
  })
  const ledger: Ledger = {
    pressed: new Map(),
    confirmed: new Map(),
    late: new Map(),
    refused: new Map(),
    unclear: new Map(),
    left: new Map(),
    done: new Map(),
  }
  const requests: CartRequest[] = []
  /** Carts that the server has had, in their order. */
  const versions = ['null']
  /** Number of the cart that the server had as a reading began. */
  const begun = new Map<Promise<unknown>, number>()
  const outdated: string[] = []
  const count = (book: Map<string, number>, item: string, quantity: number): void => {
    book.set(item, (book.get(item) ?? 0) + quantity)
  }
  let now = 0
  let pages = 0
  let drawn = 0
  let isHealed = false
  const draw = (): Fate => (isHealed ? fine : (fates[drawn++ % fates.length] ?? fine))
  const wait = (ms: number): Promise<void> => new Promise((resolve) => void clock(resolve, ms))

  async function flush(ms: number): Promise<void> {
    for (let step = 0; step < ms; step += 1) {
      for (let turn = 0; turn < 12; turn += 1) await Promise.resolve()
      now += 1
      pass(1)
    }
    for (let turn = 0; turn < 12; turn += 1) await Promise.resolve()
  }

  /** One trip to the server and back. */
  async function trip<Value>(
    ask: () => { ok: true; value: Value } | { ok: false; failure: CartFailure },
  ): Promise<{ ok: true; value: Value } | { ok: false; failure: CartFailure }> {
    const { kind, toServerMs, backMs } = draw()
    await wait(toServerMs)
    if (kind === 'request-lost') return fail({ kind: 'network' })
    if (kind === 'too-many') return fail({ kind: 'too-many' })
    if (kind === 'late') {
      void wait(backMs * 5).then(ask)
      return fail({ kind: 'timeout' })
    }
    const answer = ask()
    await wait(backMs)
    if (kind === 'answer-lost') return fail({ kind: 'network' })
    if (kind === 'timeout') return fail({ kind: 'timeout' })
    if (kind === 'garbage') return fail({ kind: 'contract', path: '' })
    if (kind === 'down') return fail({ kind: 'server-down', status: 500 })
    return answer
  }

  function serve(request: CartRequest): Settlement {
    requests.push(request)
    const answer =
      request.kind === 'add'
        ? shop.add(request)
        : request.kind === 'quantity'
          ? shop.setQuantity(request.entryId, request.quantity)
          : request.kind === 'remove'
            ? shop.remove(request.entryId)
            : shop.setFields(request.entryId, request.additionalFields)
    if (!answer.ok) return fail({ kind: 'refused', ...answer.failure })
    if (request.kind === 'add') count(ledger.done, request.itemId, request.quantity)
    const { shoppingCart: cart, ...rest } = answer.value
    return succeed({ cart, entry: 'newlyAdded' in rest ? rest.newlyAdded : undefined })
  }

  const transport: CartTransport = {
    fetch: () => trip(() => succeed<Cart | undefined>(shop.cart())),
    send: (request) =>
      trip(() => {
        const answer = serve(request)
        versions.push(JSON.stringify(shop.cart() ?? null))
        return answer
      }),
  }

  async function refresh({ store }: Tab): Promise<void> {
    const coming = store.refresh()
    // Calls made while the cart is being read share one reading.
    const known = begun.get(coming) ?? versions.length - 1
    begun.set(coming, known)
    const reading = await coming
    if (!reading.ok) return
    const fresh = versions.slice(known)
    for (const cart of [reading.value, store.snapshot().settled]) {
      const read = JSON.stringify(cart ?? null)
      if (!fresh.includes(read)) outdated.push(read)
    }
  }

  // One lock for all tabs; a page that goes away lets go of it.
  let locked: Promise<void> = Promise.resolve()
  const exclusive =
    (gone: Promise<void>) =>
    (work: () => Promise<void>): Promise<void> => {
      const mine = locked.then(() => Promise.race([work(), gone]))
      locked = mine
      return mine
    }

  interface Tab {
    /** Title of the lines that are added here. */
    readonly name: string
    readonly store: CartStore
    readonly leave: () => void
    kept: PersistedQueue
    isSilent: boolean
    isGone: boolean
  }
  const tabsOpen: Tab[] = []
  /** Persisted queues, in a storage that all tabs share. */
  const shelf: PersistedQueue[] = []

  function open(index: number): Tab {
    let leave: () => void = () => undefined
    const gone = new Promise<void>((resolve) => (leave = resolve))
    const name = `page ${(pages += 1)}`
    const store = createCartStore({
      transport,
      clock,
      // The page of an add learns its outcome from its promise, any later page from an event.
      emit: (event) => {
        if (event.kind === 'late-added') count(ledger.late, event.line.itemId, event.quantity)
        if (event.kind !== 'failed' || event.operation.kind !== 'add') return
        const { itemId, quantity = 1, title } = event.operation.line
        if (title !== name) count(bookOfFailures(tab), itemId, quantity)
      },
      now: () => now,
      exclusive: exclusive(gone),
      persist: (queue) => (tab.kept = structuredClone(queue)),
      publish: (news: CartNews) => {
        if (tab.isSilent) return
        for (const other of tabsOpen) if (other !== tab) other.store.receive(structuredClone(news))
      },
    })
    const tab: Tab = { name, store, leave, kept: [], isSilent: false, isGone: false }
    tabsOpen[index] = tab
    return tab
  }
  for (let index = 0; index < tabs; index += 1) {
    // The story begins without a cart, and every page knows it.
    open(index).store.skip()
  }

  /** The page of a tab; a new one where the last one is gone. */
  function look(index: number): Tab {
    const there = tabsOpen[index]
    if (there && !there.isGone) return there
    const tab = open(index)
    collect(tab)
    void tab.store.refresh()
    return tab
  }

  function collect(tab: Tab): void {
    for (const queue of shelf.splice(0)) tab.store.restore(queue)
  }

  async function record(tab: Tab, item: string, quantity: number, coming: Promise<Settlement>) {
    const settlement = await coming
    if (settlement.ok) {
      count(ledger.confirmed, item, quantity)
      return
    }
    // The next page receives the outcome.
    if (settlement.failure.kind !== 'aborted') count(bookOfFailures(tab), item, quantity)
  }

  const bookOfFailures = ({ store }: Tab): Map<string, number> =>
    store.snapshot().failed?.isUnclear === true ? ledger.unclear : ledger.refused

  async function leave(tab: Tab, isSilent: boolean): Promise<void> {
    tab.isSilent = isSilent
    shelf.push(tab.kept)
    for (const { operation, until } of tab.kept) {
      if (operation.kind !== 'add' || until === undefined) continue
      count(ledger.left, operation.line.itemId, operation.line.quantity ?? 1)
    }
    tab.store.release()
    await flush(0)
    tab.isGone = true
    tab.store.dispose()
    tab.leave()
    // No page loads in no time.
    await flush(1)
  }

  function act(tab: Tab, what: Act): void {
    const { store } = tab
    const entryAt = (at: number) => {
      const entries = store.snapshot().cart?.entries ?? []
      return entries[at % Math.max(1, entries.length)]
    }
    if (what.kind === 'add') {
      const item = items[what.item % items.length]!
      count(ledger.pressed, item, what.quantity)
      void record(
        tab,
        item,
        what.quantity,
        store.add({
          itemId: item,
          sku: what.isNamed ? item : null,
          quantity: what.quantity,
          title: tab.name,
        }),
      )
    } else if (what.kind === 'refresh') void refresh(tab)
    else if (what.kind === 'show') collect(tab)
    else if (what.kind === 'quantity' || what.kind === 'remove' || what.kind === 'fields') {
      const entry = entryAt(what.at)
      if (!entry) return
      if (what.kind === 'quantity') void store.setQuantity(entry.id, what.quantity)
      if (what.kind === 'remove') void store.remove(entry.id)
      if (what.kind === 'fields') void store.setFields(entry.id, { note: String(what.at) })
    }
  }

  for (const { tab: index, act: what } of acts) {
    const tab = look(index % tabs)
    if (what.kind === 'reload' || what.kind === 'crash' || what.kind === 'close') {
      await leave(tab, what.kind === 'crash')
      if (what.kind !== 'close') look(index % tabs)
    } else act(tab, what)
    await flush(what.kind === 'wait' ? what.ms : 0)
  }
  isHealed = true
  const stores = tabsOpen.map((_, index) => {
    const tab = look(index)
    collect(tab)
    return tab.store
  })
  const rest = async (): Promise<void> => {
    do await flush(600)
    while (stores.some((store) => store.snapshot().isRevalidating))
  }
  // A page lets arrive first what was sent by one that is gone, and sends again what has not arrived after half a minute.
  await rest()
  now += 31_000
  pass(31_000)
  await rest()
  for (const tab of tabsOpen) void refresh(tab)
  await flush(300)
  for (const store of stores) void store.refresh()
  await flush(50)
  return { shop, stores, ledger, requests, outdated }
}
