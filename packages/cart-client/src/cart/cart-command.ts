import { fail } from '@sitewright/machine/result'
import { quantityInput } from '@sitewright/site/rules'
import { discountKey } from '../discount-code.ts'
import { snapshotOf, type CartState } from './state/cart-state.ts'
import type { CartStore } from './cart-store.ts'
import type { CartTransport } from '../cart-transport/cart-transport.ts'
import { entryKey, keyOf } from '../entry/entry-key.ts'
import { enqueueOne, type MutationQueue } from './mutation/mutation-queue.ts'
import type { AddLine, Operation, Part, QueuedOperation, Settlement } from '../operation/operation.ts'

/** Functions by which a shopper changes a cart. */
export type CartCommands = Pick<
  CartStore,
  'add' | 'addAll' | 'setQuantity' | 'remove' | 'setFields' | 'setDiscountCodes'
>

/** Creates the commands of a cart: each becomes an operation in its mutation queue. */
export function createCartCommands(
  state: CartState,
  mutations: MutationQueue,
  transport: CartTransport,
  report: (problem: unknown) => void,
): CartCommands {
  /** A caller that throws when it is asked shows nothing. */
  const asked = (isAnnounced: Part['isAnnounced']) => (): boolean => {
    try {
      return isAnnounced()
    } catch (problem) {
      report(problem)
      return true
    }
  }

  /** Enqueues an operation on the entry that is shown under an id. */
  function changeEntry(operation: Extract<Operation, { readonly entryId: string }>): Promise<Settlement> {
    const entryId = state.serverIds.get(operation.entryId) ?? operation.entryId
    const entry = snapshotOf(state).cart?.entries.find(({ id }) => id === entryId)
    return entry
      ? enqueueOne(mutations, { operation: { ...operation, entryId }, key: keyOf(entry) })
      : Promise.resolve(fail({ kind: 'gone' }))
  }

  const remove = (entryId: string): Promise<Settlement> => changeEntry({ kind: 'remove', entryId })

  return {
    add: (line, { isAnnounced } = {}) =>
      enqueueOne(mutations, { ...additionOf(line), isAnnounced: isAnnounced && asked(isAnnounced) }),
    addAll: (lines) => Promise.all(mutations.enqueue(...lines.map(additionOf))),
    setQuantity: (entryId, quantity) => {
      if (quantity === 0) return remove(entryId)
      checkQuantity(quantity)
      return changeEntry({ kind: 'quantity', entryId, quantity })
    },
    remove,
    setFields: (entryId, additionalFields) => changeEntry({ kind: 'fields', entryId, additionalFields }),
    setDiscountCodes: (codes) =>
      transport.setDiscountCodes
        ? enqueueOne(mutations, { operation: { kind: 'discounts', codes }, key: discountKey })
        : Promise.resolve(fail({ kind: 'unsupported' })),
  }
}

function additionOf(line: AddLine): QueuedOperation {
  checkQuantity(line.quantity ?? 1)
  return { operation: { kind: 'add', line }, key: entryKey(line) }
}

/** Throws for a quantity that no server should be asked for. `NaN` is what an emptied number field has. */
function checkQuantity(quantity: number): void {
  const { min, max } = quantityInput
  if (!Number.isInteger(quantity) || quantity < min || quantity > max) {
    throw new RangeError(
      `Give a whole quantity from ${min} to ${max}: readQuantity reads what a shopper typed.`,
    )
  }
}
