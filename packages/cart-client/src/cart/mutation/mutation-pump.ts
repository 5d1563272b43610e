import type { Pending } from '../../operation/operation.ts'

/** Works off a queue, one request at a time. */
export interface MutationPump {
  readonly start: () => void
  /** Resolves when the queue is empty. */
  readonly drained: () => Promise<void>
}

/** Creates the pump of a queue. `work` sends its first request, `exclusive` keeps other tabs from doing so meanwhile. */
export function createMutationPump(
  queue: readonly Pending[],
  exclusive: (work: () => Promise<void>) => Promise<void>,
  work: () => Promise<void>,
): MutationPump {
  const waiters: (() => void)[] = []
  let isPumping = false

  async function pump(): Promise<void> {
    if (isPumping) return
    isPumping = true
    try {
      while (queue[0] && !queue[0].isHeld) await exclusive(work)
    } finally {
      isPumping = false
    }
    if (queue.length === 0) for (const resolve of waiters.splice(0)) resolve()
  }

  return {
    // A microtask later, so that calls of one tick become one request.
    start: () => void Promise.resolve().then(pump),
    drained: () => (queue.length ? new Promise((resolve) => waiters.push(resolve)) : Promise.resolve()),
  }
}
