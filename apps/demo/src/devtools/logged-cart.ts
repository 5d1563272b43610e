import type { CartClient } from '@sitewright/cart-client'
import type { Log } from './log.ts'

/** Wraps a cart so that each operation is a span of the log, from the call to its result. */
export function createLoggedCart(cart: CartClient['cart'], log: Log): CartClient['cart'] {
  // Operations that one request did for all of them are answered with one and the same cart.
  let answered: unknown
  let batch = 0
  const watch =
    <LocalizedText extends readonly never[] | readonly unknown[]>(
      label: string,
      operation: (...words: [...LocalizedText]) => ReturnType<CartClient['cart']['add']>,
    ) =>
    async (...words: [...LocalizedText]) => {
      const end = log.begin('cart', label)
      const settled = await operation(...words)
      if (settled.ok) {
        const isMerged = settled.value.cart === answered
        answered = settled.value.cart
        if (!isMerged) batch++
        const how = isMerged ? 'merged' : 'settled'
        end({
          outcome: isMerged ? 'merged' : 'good',
          detail: how,
          batch: `${performance.timeOrigin}.${batch}`,
        })
      } else end({ outcome: 'bad', detail: settled.failure.kind })
      return settled
    }
  return {
    ...cart,
    add: watch('add', cart.add),
    setQuantity: watch('quantity', cart.setQuantity),
    remove: watch('remove', cart.remove),
    setFields: watch('fields', cart.setFields),
  }
}
