import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { createRunner, next, run, type Machine } from '../index.ts'
import { createFakeClock } from '../testing.ts'
import { addButton } from './example.test-support.ts'

describe('next', () => {
  test.each([
    ['idle', 'press', 'adding'],
    ['adding', 'accepted', 'confirmed'],
    ['adding', 'rejected', 'failed'],
    ['adding', 'press', undefined],
    ['added', 'press', undefined],
  ] as const)('from %s, %s leads to %s', (from, event, to) => {
    expect(next(addButton, from, event)).toBe(to)
  })

  test('does not take an inherited name for an event', () => {
    expect(next(addButton, 'idle', 'constructor' as 'press')).toBeUndefined()
  })
})

describe('a running machine', () => {
  test('follows events and delays', () => {
    const { clock, pass } = createFakeClock()
    const button = run(addButton, { clock })
    button.send('press')
    expect(button.snapshot()).toBe('adding')
    button.send('accepted')
    pass(999)
    expect(button.snapshot()).toBe('confirmed')
    pass(1)
    expect(button.snapshot()).toBe('added')
    button.send('press')
    expect(button.snapshot()).toBe('added')
    pass(2000)
    expect(button.snapshot()).toBe('idle')
  })

  test('calls the action of the state it enters, and its cleanup when it leaves', () => {
    const cleanup = vi.fn()
    const adding = vi.fn(() => cleanup)
    const button = run(addButton, { clock: createFakeClock().clock, enter: { adding } })
    button.send('press')
    expect(adding).toHaveBeenCalledTimes(1)
    expect(cleanup).not.toHaveBeenCalled()
    button.send('rejected')
    expect(cleanup).toHaveBeenCalledTimes(1)
  })

  test('keeps events sent by an action until the state is entered, in order', () => {
    const { clock, pass } = createFakeClock()
    const seen: string[] = []
    const button = run(addButton, {
      clock,
      enter: {
        adding: (send) => {
          send('press')
          send('accepted')
          seen.push('adding')
        },
        confirmed: () => void seen.push('confirmed'),
      },
    })
    button.subscribe(() => seen.push(`now ${button.snapshot()}`))
    button.send('press')
    expect(seen).toEqual(['adding', 'now adding', 'confirmed', 'now confirmed'])
    pass(1000)
    expect(button.snapshot()).toBe('added')
  })

  test('enters a state anew, with a fresh delay, when an event leads back to it', () => {
    const { clock, pass } = createFakeClock()
    const notice: Machine<'closed' | 'open', 'show'> = {
      initial: 'closed',
      states: {
        closed: { on: { show: 'open' } },
        open: { on: { show: 'open' }, after: { ms: 3000, to: 'closed' } },
      },
    }
    const open = vi.fn()
    const running = run(notice, { clock, enter: { open } })
    running.send('show')
    pass(2000)
    running.send('show')
    pass(2999)
    expect(running.snapshot()).toBe('open')
    pass(1)
    expect(running.snapshot()).toBe('closed')
    expect(open).toHaveBeenCalledTimes(2)
  })

  test('runs no action while stopped, and continues from the state that events led to', () => {
    const { clock, pass, pending } = createFakeClock()
    const failed = vi.fn()
    const button = createRunner(addButton, { clock, enter: { failed } })
    button.send('press')
    button.send('rejected')
    pass(5000)
    expect(button.snapshot()).toBe('failed')
    expect(failed).not.toHaveBeenCalled()
    button.start()
    button.start()
    expect(failed).toHaveBeenCalledTimes(1)
    button.stop()
    expect(pending()).toBe(0)
    pass(5000)
    expect(button.snapshot()).toBe('failed')
    button.start()
    pass(1000)
    expect(button.snapshot()).toBe('idle')
  })

  test('undoes an action that stops the machine from within', () => {
    const cleanup = vi.fn()
    const button = run(addButton, {
      clock: createFakeClock().clock,
      enter: {
        adding: () => {
          button.stop()
          return cleanup
        },
      },
    })
    button.send('press')
    expect(cleanup).toHaveBeenCalledTimes(1)
  })

  test('goes on working after an action has thrown', () => {
    const button = run(addButton, {
      clock: createFakeClock().clock,
      enter: {
        adding: () => {
          throw new Error('from the action')
        },
      },
    })
    expect(() => button.send('press')).toThrow('from the action')
    button.send('rejected')
    expect(button.snapshot()).toBe('failed')
  })

  test('stops calling a listener that has unsubscribed', () => {
    const listener = vi.fn()
    const button = run(addButton, { clock: createFakeClock().clock })
    const unsubscribe = button.subscribe(listener)
    button.send('press')
    unsubscribe()
    button.send('rejected')
    expect(listener).toHaveBeenCalledTimes(1)
  })

  test('runs on real timers by default', async () => {
    const blink: Machine<'on' | 'off', never> = {
      initial: 'on',
      states: { on: { after: { ms: 1, to: 'off' } }, off: {} },
    }
    const light = run(blink)
    await new Promise<void>((resolve) => light.subscribe(resolve))
    expect(light.snapshot()).toBe('off')
  })
})

describe('for every machine', () => {
  const states = ['a', 'b', 'c', 'd'] as const
  const events = ['x', 'y', 'z'] as const
  type S = (typeof states)[number]
  type E = (typeof events)[number]

  const step = fc.record(
    {
      on: fc.dictionary(fc.constantFrom(...events), fc.constantFrom(...states)),
      after: fc.record({ ms: fc.integer({ min: 1, max: 50 }), to: fc.constantFrom(...states) }),
    },
    { requiredKeys: [] },
  )
  const machines = fc.record({
    initial: fc.constantFrom(...states),
    states: fc.record({ a: step, b: step, c: step, d: step }),
  }) as fc.Arbitrary<Machine<S, E>>
  const happenings = fc.array(
    fc.oneof(
      fc.record({ send: fc.constantFrom(...events) }),
      fc.record({ pass: fc.integer({ min: 1, max: 60 }) }),
    ),
    { maxLength: 30 },
  )

  test('each event leads to the state in the table, and the delay of a state that was left never ends', () => {
    fc.assert(
      fc.property(machines, happenings, (machine, story) => {
        const { clock, pass, pending } = createFakeClock()
        const running = run(machine, { clock })
        // The same story by hand: the current state, and the time since it was entered.
        let state = machine.initial
        let rested = 0
        for (const happening of story) {
          if ('send' in happening) {
            const to = machine.states[state].on?.[happening.send]
            if (to) [state, rested] = [to, 0]
            running.send(happening.send)
          } else {
            rested += happening.pass
            for (let after = machine.states[state].after; after && rested >= after.ms;) {
              rested -= after.ms
              state = after.to
              after = machine.states[state].after
            }
            pass(happening.pass)
          }
          expect(running.snapshot()).toBe(state)
          expect(pending()).toBe(machine.states[state].after ? 1 : 0)
        }
      }),
    )
  })
})
