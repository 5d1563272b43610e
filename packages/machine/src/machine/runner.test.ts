import { afterEach, describe, expect, test, vi } from 'vitest'
import { run } from '../index.ts'
import { createFakeClock } from '../testing.ts'
import { addButton } from './example.test-support.ts'

afterEach(() => vi.unstubAllGlobals())

function fault(): never {
  throw new Error('from a listener')
}

describe('the listeners of a running machine', () => {
  test('are all called, and events are still followed, when one of them throws', () => {
    const thrown: (() => void)[] = []
    vi.stubGlobal('queueMicrotask', (then: () => void) => thrown.push(then))
    const { clock, pass } = createFakeClock()
    const button = run(addButton, { clock, enter: { adding: (send) => send('accepted') } })
    const states: string[] = []
    button.subscribe(fault)
    button.subscribe(() => states.push(button.snapshot()))
    button.send('press')
    pass(1000)
    expect(states).toEqual(['adding', 'confirmed', 'added'])
    expect(thrown).toHaveLength(3)
    expect(thrown[0]).toThrow('from a listener')
  })

  test('are notified of a state whose action threw', () => {
    const button = run(addButton, { clock: createFakeClock().clock, enter: { adding: fault } })
    const states: string[] = []
    button.subscribe(() => states.push(button.snapshot()))
    expect(() => button.send('press')).toThrow('from a listener')
    expect(states).toEqual(['adding'])
  })
})

describe('an error of an action or a cleanup', () => {
  const { clock } = createFakeClock()

  test('reaches the caller after the events that the action has sent', () => {
    const button = run(addButton, {
      clock,
      enter: {
        adding: (send) => {
          send('accepted')
          fault()
        },
      },
    })
    expect(() => button.send('press')).toThrow('from a listener')
    expect(button.snapshot()).toBe('confirmed')
  })

  test('does not keep the machine in the state that it leaves', () => {
    const last = vi.fn()
    const failed = vi.fn()
    const button = run(addButton, { clock, enter: { adding: () => fault, failed } })
    button.send('press')
    button.subscribe(last)
    expect(() => button.send('rejected')).toThrow('from a listener')
    expect([button.snapshot(), failed.mock.calls.length, last.mock.calls.length]).toEqual(['failed', 1, 1])
  })

  test('is thrown once, and is the first of several', () => {
    const button = run(addButton, {
      clock,
      enter: {
        adding: () => fault,
        failed: () => {
          throw new Error('from an action')
        },
      },
    })
    button.send('press')
    expect(() => button.send('rejected')).toThrow('from a listener')
    expect(() => button.send('press')).not.toThrow()
  })

  test('reaches the caller of start and of stop', () => {
    const button = run(addButton, { clock, enter: { adding: () => fault } })
    button.send('press')
    expect(() => button.stop()).toThrow('from a listener')
    button.start()
    expect(() => button.stop()).toThrow('from a listener')
  })
})
