import type { ScriptDestination } from '../destination/destination.ts'
import { createFunctionDestination } from '../destination/script.browser.ts'
import type { Order } from '../event/payload.contract.ts'
import { purchaseOf } from '../order/order.ts'

/** Settings of `createTagManager`. */
export interface TagManagerOptions {
  /** Loads the container. Called before the first event, once the visitor has agreed. @default nothing */
  readonly load?: (() => Promise<unknown>) | undefined
  /** Global array that the container reads. @default 'dataLayer' */
  readonly layer?: string | undefined
}

/** Creates the destination of a tag manager, which receives each purchase. */
export const createTagManager = ({ load, layer = 'dataLayer' }: TagManagerOptions = {}): ScriptDestination =>
  createFunctionDestination({
    name: 'tag-manager',
    load,
    accepts: ({ name }) => name === 'Purchase',
    send: ({ payload }) => {
      const global = globalThis as Record<string, unknown>
      const list: unknown = global[layer]
      // Payloads are checked by the compiler where they are emitted.
      const push = purchaseOf(payload as unknown as Order)
      if (Array.isArray(list)) list.push(push)
      else global[layer] = [push]
    },
  })
