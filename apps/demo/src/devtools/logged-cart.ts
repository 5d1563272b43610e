import type { CartClient, Settlement } from '@sitewright/cart-client'
import type { Log } from './log.ts'

type Cart = CartClient['cart']

/** Wraps a cart so that each operation is a span of the log, from the call to its result. */
export function createLoggedCart(cart: Cart, log: Log): Cart {
  // Operations that one request did for all of them are answered with one and the same cart.
  let answered: unknown
  let batch = 0

  function finish(end: ReturnType<Log['begin']>, settled: Settlement): void {
    if (!settled.ok) {
      end({ outcome: 'bad', detail: settled.failure.kind })
      return
    }
    const isMerged = settled.value.cart === answered
    answered = settled.value.cart
    if (!isMerged) batch++
    end({
      outcome: isMerged ? 'merged' : 'good',
      detail: isMerged ? 'merged' : 'settled',
      batch: `${performance.timeOrigin}.${batch}`,
    })
  }

  const watch =
    <Words extends readonly unknown[]>(label: string, operation: (...words: Words) => Promise<Settlement>) =>
    async (...words: Words) => {
      const end = log.begin('cart', label)
      const settled = await operation(...words)
      finish(end, settled)
      return settled
    }

  return {
    ...cart,
    add: watch('add', cart.add),
    addAll: async (lines) => {
      const ends = lines.map(() => log.begin('cart', 'add'))
      const settled = await cart.addAll(lines)
      for (const [i, each] of settled.entries()) {
        const end = ends[i]
        if (end) finish(end, each)
      }
      return settled
    },
    setQuantity: watch('quantity', cart.setQuantity),
    remove: watch('remove', cart.remove),
    setFields: watch('fields', cart.setFields),
    setDiscountCodes: watch('discounts', cart.setDiscountCodes),
  }
}
