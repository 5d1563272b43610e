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
