import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest'
import { createListeners, createStore, type Store } from './index.ts'

afterEach(() => vi.unstubAllGlobals())

/** Collects what is reported as uncaught instead of letting it end the run. */
function catchUncaught(): (() => void)[] {
  const thrown: (() => void)[] = []
  vi.stubGlobal('queueMicrotask', (then: () => void) => thrown.push(then))
  return thrown
}

function fault(): never {
  throw new Error('from a listener')
}

describe('a store', () => {
  test('notifies after each change, and not when the value is the same', () => {
    const store = createStore(Number.NaN)
    const seen: number[] = []
    store.subscribe(() => seen.push(store.snapshot()))
    store.set(Number.NaN)
    store.set(1)
    store.set(1)
    store.update((value) => value + 1)
    store.update((value) => value)
    expect(seen).toEqual([1, 2])
    expect(store.snapshot()).toBe(2)
  })

  test('holds a function as a value', () => {
    const store = createStore<() => string>(() => 'a')
    store.set(() => 'b')
    expect(store.snapshot()()).toBe('b')
  })

  test('calls its functions without a receiver', () => {
    const { set, snapshot, subscribe, update } = createStore('a')
    const cleanup = subscribe(() => undefined)
    set('b')
    update((value) => value + 'c')
    cleanup()
    expect(snapshot()).toBe('bc')
  })

  test('shows the newest value to every listener when one of them changes it again', () => {
    const store = createStore(0)
    const seen: string[] = []
    store.subscribe(() => {
      if (store.snapshot() === 1) store.set(2)
    })
    store.subscribe(() => seen.push(`second ${store.snapshot()}`))
    store.set(1)
    expect(seen).toEqual(['second 2', 'second 2'])
  })

  test('reports what a listener throws to the hook it was given', () => {
    const report = vi.fn()
    const store = createStore(0, report)
    store.subscribe(fault)
    store.set(1)
    expect(report).toHaveBeenCalledExactlyOnceWith(new Error('from a listener'))
  })

  test('is readable by those who only take a Store', () => {
    expectTypeOf(createStore('a')).toExtend<Store<string>>()
  })
})

describe('listeners', () => {
  test('are all called, and the caller goes on, when one of them throws', () => {
    const thrown = catchUncaught()
    const listeners = createListeners()
    const last = vi.fn()
    listeners.subscribe(fault)
    listeners.subscribe(last)
    listeners.notify()
    expect(last).toHaveBeenCalledOnce()
    expect(thrown).toHaveLength(1)
    expect(thrown[0]).toThrow('from a listener')
  })

  test('are not called any more once another listener has removed them', () => {
    const listeners = createListeners()
    const removed = vi.fn()
    listeners.subscribe(() => cleanup())
    const cleanup = listeners.subscribe(removed)
    listeners.notify()
    expect(removed).not.toHaveBeenCalled()
  })

  test('are called from the next time on when they are added during a notification', () => {
    const listeners = createListeners()
    const added = vi.fn()
    const cleanup = listeners.subscribe(() => {
      cleanup()
      listeners.subscribe(added)
    })
    listeners.notify()
    expect(added).not.toHaveBeenCalled()
    listeners.notify()
    expect(added).toHaveBeenCalledOnce()
  })

  test('that are subscribed twice are called twice, and removed one by one', () => {
    const listeners = createListeners()
    const listener = vi.fn()
    const cleanup = listeners.subscribe(listener)
    listeners.subscribe(listener)
    listeners.notify()
    expect(listener).toHaveBeenCalledTimes(2)
    cleanup()
    cleanup()
    listeners.notify()
    expect(listener).toHaveBeenCalledTimes(3)
  })

  test('receive what the notification says', () => {
    const listeners = createListeners<[event: string, count: number]>()
    const listener = vi.fn<(event: string, count: number) => void>()
    listeners.subscribe(listener)
    listeners.notify('added', 2)
    expect(listener).toHaveBeenCalledExactlyOnceWith('added', 2)
  })
})
