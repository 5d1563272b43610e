import type { FailedOperation } from './state/cart-state.ts'
import { failureAlert, type Alert, type Attempt } from '../failure/failure.ts'
import type { Messages } from '../messages.ts'

const attempts = {
  add: 'addItem',
  remove: 'removeItem',
  quantity: 'updateQuantity',
  fields: 'updateForm',
  // The specification has no sentence for codes: they are typed into a form.
  discounts: 'updateForm',
} as const satisfies Record<string, Attempt>

/** Returns the alert about a failed operation of the cart. */
export const cartAlert = ({ operation, failure }: FailedOperation, messages: Messages): Alert | undefined =>
  failureAlert(attempts[operation.kind], failure, messages)
