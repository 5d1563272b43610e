import type { Cart, CartEntry } from '../../entry/cart.contract.ts'
import { emptyCart } from '../../cart-transport/create-cart.ts'
import { entryOf, keyOf, mayBeSame } from '../../entry/entry-key.ts'
import { quantityOf, totalOf, type AddLine, type Operation, type Pending } from '../../operation/operation.ts'

/** An entry as the shopper sees it, pending operations included. */
export interface ShownEntry extends CartEntry {
  /** The same for as long as the entry is shown, also when the server has given it another id. For lists. */
  readonly key: string
  /** True until the server has confirmed the entry. */
  readonly isPending: boolean
}

/**
 * A cart as the shopper sees it. Entries and quantities include pending operations; money is what the server sent last,
 * because only the server can calculate it.
 */
export interface ShownCart extends Omit<Cart, 'entries'> {
  /** Entries with their shown quantities. Pending lines are among them, removed ones are not. */
  readonly entries: readonly ShownEntry[]
  /** True while operations are pending, so that the amounts do not match the entries yet. */
  readonly isPending: boolean
}

// Copying into an object that has the fields already takes a tenth of the time of giving a copy more of them. So those
// are named here that only some servers send.
const blankEntry: ShownEntry = {
  key: '',
  isPending: false,
  id: '',
  itemId: '',
  chosenVariant: { attributes: {} },
  quantity: 0,
}
const blankCart: ShownCart = {
  ...emptyCart,
  entries: [],
  orderId: undefined,
  created: undefined,
  selectedShippingOption: undefined,
  shippingLocation: undefined,
  isPending: false,
}

/** Earlier state of entries, by id. */
export interface Memory {
  /** The id that an entry was shown with first, where the server has given it another one since. */
  readonly keyById: Map<string, string>
  /** Entry as it was shown last. */
  readonly shown: Map<string, { readonly entry: CartEntry; readonly shown: ShownEntry }>
}

/** The cart as it is about to be: the server's with every pending operation applied, in order. */
export function replay(
  settled: Cart | undefined,
  queue: readonly Pending[],
  memory: Memory,
): ShownCart | undefined {
  if (!settled && queue.length === 0) return undefined
  const base: Cart = settled ?? emptyCart
  const known = base.entries.map((entry) => settledEntry(entry, memory))
  const entries = queue.length === 0 ? known : applied(known, queue)
  const totalQuantity = Math.max(0, base.totalQuantity + totalOf(entries) - totalOf(base.entries))
  return { ...blankCart, ...settled, entries, totalQuantity, isPending: queue.length > 0 }
}

/** Entries after operations. Each finds its entry by id or by item: a search through all of a large cart takes long. */
function applied(known: readonly ShownEntry[], queue: readonly Pending[]): readonly ShownEntry[] {
  const entries = new Map<string, ShownEntry>()
  const idsOfItem = new Map<string, Set<string>>()
  function put(entry: ShownEntry): void {
    entries.set(entry.id, entry)
    idsOfItem.set(entry.itemId, (idsOfItem.get(entry.itemId) ?? new Set()).add(entry.id))
  }
  for (const entry of known) put(entry)
  for (const pending of queue) {
    const { operation, key } = pending
    // Codes change only amounts.
    if (operation.kind === 'discounts') continue
    let entry: ShownEntry | undefined
    if (operation.kind === 'add') {
      const ids = idsOfItem.get(operation.line.itemId) ?? []
      const ofItem = [...ids].flatMap((id) => entries.get(id) ?? [])
      // A pending add may have left out the sku that a later one names.
      entry =
        entryOf(ofItem, key) ??
        ofItem.find((each) => each.id.startsWith('pending:') && mayBeSame(keyOf(each), key))
      if (!entry) put(pendingEntry(pending, operation.line))
    } else entry = entries.get(operation.entryId)
    if (!entry) continue
    if (operation.kind === 'remove') entries.delete(entry.id)
    else put({ ...entry, ...changeOf(pending, operation, entry), isPending: true })
  }
  return [...entries.values()]
}

function changeOf(
  pending: Pending,
  operation: Exclude<Operation, { kind: 'remove' | 'discounts' }>,
  { quantity }: ShownEntry,
): Partial<ShownEntry> {
  if (operation.kind === 'fields') return { additionalFields: operation.additionalFields }
  return { quantity: operation.kind === 'add' ? quantity + quantityOf(pending) : operation.quantity }
}

/** Keeps the object of an unchanged entry, so that it is not rendered again. */
function settledEntry(entry: CartEntry, { keyById, shown }: Memory): ShownEntry {
  const key = keyById.get(entry.id) ?? entry.id
  const known = shown.get(entry.id)
  if (known?.entry === entry && known.shown.key === key) return known.shown
  const fresh = { ...blankEntry, ...entry, key, isPending: false }
  shown.set(entry.id, { entry, shown: fresh })
  return fresh
}

const pendingEntry = (
  pending: Pending,
  { itemId, sku, additionalFields, title, attributes = {} }: AddLine,
): ShownEntry => ({
  id: pending.id,
  key: pending.id,
  itemId,
  chosenVariant: { sku, attributes },
  quantity: quantityOf(pending),
  title,
  additionalFields,
  isPending: true,
})
