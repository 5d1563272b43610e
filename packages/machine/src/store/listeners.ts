import type { Cleanup } from '../cleanup.ts'

/** Functions to call when something happens. */
export interface Listeners<Args extends readonly unknown[] = []> {
  /** Adds a listener. Each subscription counts on its own, also of the same function. */
  readonly subscribe: (listener: (...args: Args) => void) => Cleanup
  /**
   * Calls all listeners in the order of their subscription. Never throws, unless `report` does. A listener that was
   * removed meanwhile is not called any more; one that was added meanwhile is called from the next time on.
   */
  readonly notify: (...args: Args) => void
}

/**
 * Creates a list of listeners. `report` receives what a listener throws.
 *
 * @default report throws it in a microtask of its own, so that the runtime reports an uncaught error
 *
 * @example
 * ```ts
 * import { createListeners } from '@sitewright/machine/store'
 *
 * const { subscribe, notify } = createListeners<[name: string]>()
 * const cleanup = subscribe((name) => console.log(name))
 * notify('Ada')
 * cleanup()
 * ```
 */
export function createListeners<Args extends readonly unknown[] = []>(
  report: (error: unknown) => void = reportUncaught,
): Listeners<Args> {
  const subscriptions = new Set<{ readonly listener: (...args: Args) => void }>()
  return {
    subscribe: (listener) => {
      const subscription = { listener }
      subscriptions.add(subscription)
      return () => subscriptions.delete(subscription)
    },
    notify: (...args) => {
      for (const subscription of [...subscriptions]) {
        try {
          if (subscriptions.has(subscription)) subscription.listener(...args)
        } catch (error) {
          report(error)
        }
      }
    },
  }
}

/** The one function of the runtime that is needed here. Pure files are written without the types of browsers and Node. */
interface Runtime {
  readonly queueMicrotask: (then: () => void) => void
}

function reportUncaught(error: unknown): void {
  ;(globalThis as unknown as Runtime).queueMicrotask(() => {
    throw error
  })
}
