import type { Cleanup } from '../cleanup.ts'
import { createListeners } from './listeners.ts'

/** A value that changes over time. Its two functions are what `useSyncExternalStore` of React takes. */
export interface Store<Value> {
  /** The current value. The same until the next change. */
  readonly snapshot: () => Value
  /** Calls back after each change. */
  readonly subscribe: (listener: () => void) => Cleanup
}

/** A store together with the functions that change it. */
export interface WritableStore<Value> extends Store<Value> {
  /** Replaces the value and notifies the listeners, unless it is the same value (`Object.is`). */
  readonly set: (value: Value) => void
  /** Replaces the value by one made from it. */
  readonly update: (change: (value: Value) => Value) => void
}

/**
 * Creates a store. `report` receives what a listener throws. It defaults to the runtime's report of uncaught errors.
 *
 * @example
 * ```ts
 * import { createStore } from '@sitewright/machine/store'
 *
 * const count = createStore(0)
 * const cleanup = count.subscribe(() => console.log(count.snapshot()))
 * count.set(1)
 * count.update((value) => value + 1)
 * cleanup()
 * ```
 */
export function createStore<Value>(initial: Value, report?: (error: unknown) => void): WritableStore<Value> {
  const { subscribe, notify } = createListeners(report)
  let value = initial
  const set = (next: Value): void => {
    if (Object.is(value, next)) return
    value = next
    notify()
  }
  return { snapshot: () => value, subscribe, set, update: (change) => set(change(value)) }
}
