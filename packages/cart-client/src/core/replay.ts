import type { Cart, CartEntry } from '../contract/cart.ts'
import { keyOf } from './entry-key.ts'
import { quantityOf, type AddLine, type Pending } from './operation.ts'

/** An entry as the shopper sees it, what is still on its way included. */
export interface ShownEntry extends CartEntry {
  /** The same for as long as the entry is shown, also when the server has given it another id. For lists. */
  readonly key: string
  /** Whether the server has yet to say yes to what is shown. */
  readonly isPending: boolean
}

/**
 * A cart as the shopper sees it. Entries and quantities are what they are going to be; money is what the server said
 * last, because nobody else knows it.
 */
export interface ShownCart extends Omit<Cart, 'entries'> {
  readonly entries: readonly ShownEntry[]
  /** Whether operations are on their way, so that the money is not of these entries. */
  readonly isPending: boolean
}

const emptyCart: Cart = {
  id: '',
  websiteId: '',
  created: 0,
  isPurchased: false,
  entries: [],
  shippingOptions: [],
  applicableTaxRules: [],
  coupons: [],
  validCoupons: [],
  invalidCoupons: [],
  subtotalCents: 0,
  taxCents: 0,
  shippingCostCents: 0,
  discountCents: 0,
  grandTotalCents: 0,
  totalQuantity: 0,
  hasDigital: false,
  purelyDigital: false,
  requiresShipping: false,
}

/** How the ids of entries are followed while the server names them. */
export interface Names {
  /** The newest id of an entry. */
  readonly newest: (entryId: string) => string
  /** The first id of an entry. */
  readonly first: (entryId: string) => string
  /** What was shown of each entry last, by its id. */
  readonly shown: Map<string, { readonly entry: CartEntry; readonly shown: ShownEntry }>
}

/** The cart that is going to be: the settled one with every pending operation done to it, in order. */
export function replay(
  settled: Cart | undefined,
  queue: readonly Pending[],
  names: Names,
): ShownCart | undefined {
  if (!settled && queue.length === 0) return undefined
  const { newest, first } = names
  const base = settled ?? emptyCart
  const entries = base.entries.map((entry) => settledEntry(entry, names))
  let total = base.totalQuantity
  for (const pending of queue) {
    const { operation } = pending
    const at = entries.findIndex((entry) =>
      operation.kind === 'add' ? keyOf(entry) === pending.key : entry.id === newest(operation.entryId),
    )
    const entry = entries[at]
    if (operation.kind === 'add') {
      const quantity = quantityOf(pending)
      total += quantity
      if (entry) entries[at] = { ...entry, quantity: entry.quantity + quantity, isPending: true }
      else entries.push(entryOf(pending, operation.line, first))
    } else if (!entry) {
      continue
    } else if (operation.kind === 'remove') {
      total -= entry.quantity
      entries.splice(at, 1)
    } else if (operation.kind === 'quantity') {
      total += operation.quantity - entry.quantity
      entries[at] = { ...entry, quantity: operation.quantity, isPending: true }
    } else {
      entries[at] = { ...entry, additionalFields: operation.additionalFields, isPending: true }
    }
  }
  return { ...base, entries, totalQuantity: Math.max(0, total), isPending: queue.length > 0 }
}

/** The same entry of the server is shown as the same object, so that nothing is drawn anew in vain. */
function settledEntry(entry: CartEntry, { first, shown }: Names): ShownEntry {
  const key = first(entry.id)
  const known = shown.get(entry.id)
  if (known?.entry === entry && known.shown.key === key) return known.shown
  const fresh = { ...entry, key, isPending: false }
  shown.set(entry.id, { entry, shown: fresh })
  return fresh
}

const entryOf = (
  pending: Pending,
  { itemId, sku, additionalFields, title, attributes = {} }: AddLine,
  first: Names['first'],
): ShownEntry => ({
  id: pending.id,
  key: first(pending.id),
  itemId,
  chosenVariant: { sku, attributes },
  quantity: quantityOf(pending),
  title,
  additionalFields,
  isPending: true,
})
