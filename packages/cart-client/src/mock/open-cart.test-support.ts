import { createFakeClock } from '@sitewright/machine/testing'
import { vi } from 'vitest'
import { createCartStore } from '../cart/create-cart-store.ts'
import type { CartTransport, Reading } from '../cart-transport/cart-transport.ts'
import type { CartStoreEvent } from '../operation/cart-event.ts'
import type { CartNews } from '../operation/cart-news.ts'
import type { Settlement } from '../operation/operation.ts'
import type { PersistedQueue } from '../operation/persisted-queue.ts'

export const mug = { itemId: 'mug', sku: 'mug-blue' }

/** Calls of a kind that wait for the test to answer them, oldest first. */
function createCalls<Answer>() {
  const answers: ((answer: Answer) => void)[] = []
  return {
    call: vi.fn(() => new Promise<Answer>((resolve) => answers.push(resolve))),
    answer: (answer: Answer) => answers.shift()?.(answer),
    answerLast: (answer: Answer) => answers.pop()?.(answer),
  }
}

/** A server that answers when the test says so. */
export function openCalls({ hasDiscounts = true } = {}) {
  const reads = createCalls<Reading>()
  const writes = createCalls<Settlement>()
  const discounts = createCalls<Settlement>()
  const transport: CartTransport = {
    fetch: reads.call,
    send: writes.call,
    ...(hasDiscounts ? { setDiscountCodes: discounts.call } : undefined),
  }
  return { reads, writes, discounts, transport }
}

/** A cart whose server answers when the test says so, from a time of 1000 on. */
export function openCart({
  isBlocked = false,
  hasDiscounts = true,
  report,
}: {
  readonly isBlocked?: boolean
  readonly hasDiscounts?: boolean
  readonly report?: (problem: unknown) => void
} = {}) {
  const { transport, ...calls } = openCalls({ hasDiscounts })
  const gate = createCalls<undefined>()
  const publish = vi.fn<(news: CartNews) => void>()
  const persist = vi.fn<(queue: PersistedQueue) => void>()
  const events: CartStoreEvent[] = []
  const time = createFakeClock()
  let now = 1000
  function pass(ms: number): void {
    now += ms
    time.pass(ms)
  }
  const cart = createCartStore({
    transport,
    publish,
    persist,
    report,
    emit: (event) => events.push(event),
    clock: time.clock,
    now: () => now,
    exclusive: async (work) => {
      if (isBlocked) await gate.call()
      await work()
    },
  })
  return { cart, ...calls, publish, persist, events, pass, gate }
}

/** Lets everything happen that waits for nothing from outside. */
export async function quiet(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}
