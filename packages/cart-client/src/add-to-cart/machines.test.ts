import { run, type Machine } from '@sitewright/machine'
import { createFakeClock } from '@sitewright/machine/testing'
import { describe, expect, test } from 'vitest'
import { messages } from '../index.ts'
import { addButton, addButtonText } from './add-to-cart.machine.ts'
import { cartLoad } from '../cart/cart-load.machine.ts'
import { indicatorState } from '../indicator/indicator.ts'
import { instalmentDialog } from '../instalment/instalment.machine.ts'
import { lightbox, stillLightbox } from '../dialog/lightbox.machine.ts'
import { popover } from '../popover/popover.machine.ts'
import { restockForm } from '../restock/restock.machine.ts'
import { createCartStore } from '../cart/cart-store.ts'
import { buildCart, buildEntry } from '../testing.ts'

type Step = string | number

/** Walks a table: a text is an event, a number is time that passes. Returns the states. */
function walk<State extends string, Event extends string>(
  machine: Machine<State, Event>,
  steps: readonly Step[],
): State[] {
  const { clock, pass } = createFakeClock()
  const runner = run(machine, { clock })
  return steps.map((step) => {
    if (typeof step === 'number') pass(step)
    else runner.send(step as Event)
    return runner.snapshot()
  })
}

describe('the add-to-cart button', () => {
  // spec: CRT-051 CRT-052 CRT-053
  test('shows Adding… until a second after success, Added! for two, and then its own label', () => {
    const states = walk(addButton, ['press', 'accepted', 999, 1, 1999, 1])
    expect(states.map((state) => addButtonText(state, 'Take it', messages))).toEqual([
      'Adding…',
      'Adding…',
      'Adding…',
      'Added!',
      'Added!',
      'Take it',
    ])
  })

  // spec: CRT-054
  test('is itself again a second after a failure', () => {
    expect(walk(addButton, ['press', 'rejected', 999, 1])).toEqual(['adding', 'failed', 'failed', 'idle'])
  })

  // spec: CRT-055
  test('ignores presses while it adds, and while it shows Added!', () => {
    expect(walk(addButton, ['press', 'press', 'accepted', 'press', 1000, 'press', 'press'])).toEqual([
      'adding',
      'adding',
      'confirmed',
      'confirmed',
      'added',
      'added',
      'added',
    ])
  })

  test('waits for a form, and leaves the page for a checkout that may come back', () => {
    expect(walk(addButton, ['fill', 'closed', 'fill', 'filled', 'left', 'press', 'returned'])).toEqual([
      'filling',
      'idle',
      'filling',
      'adding',
      'leaving',
      'leaving',
      'idle',
    ])
  })
})

test('an add-to-cart button waits ten seconds for the next page, and then takes presses again', () => {
  expect(walk(addButton, ['press', 'left', 9999, 1, 'press'])).toEqual([
    'adding',
    'leaving',
    'leaving',
    'idle',
    'adding',
  ])
})

describe('the button in a listing', () => {
  // spec: CRT-060
  test('asks for options for two seconds, and then shows its own label again', () => {
    const states = walk(addButton, ['prompt', 1999, 1])
    expect(states.map((state) => addButtonText(state, 'Take it', messages))).toEqual([
      'Select Option',
      'Select Option',
      'Take it',
    ])
  })
})

describe('the cart indicator', () => {
  // spec: CRT-101 CRT-102
  test('is uninitialized until the first sync, and empty at no items', () => {
    const transport = {
      fetch: () => Promise.resolve({ ok: true, value: undefined } as const),
      send: () => Promise.reject(new Error('unused')),
    }
    const store = createCartStore({ transport, clock: createFakeClock().clock, now: () => 0 })
    expect(indicatorState(store.snapshot())).toBe('uninitialized')
    store.skip()
    expect(indicatorState(store.snapshot())).toBe('empty')
    store.receive({ cart: buildCart({ entries: [buildEntry()] }), at: 1 })
    expect(indicatorState(store.snapshot())).toBe('filled')
  })
})

describe('the popover', () => {
  // spec: CRT-103
  test('is gone three seconds after the last add, or when it is closed', () => {
    expect(walk(popover, ['added', 2000, 'added', 2999, 1])).toEqual([
      'open',
      'open',
      'open',
      'open',
      'closed',
    ])
    expect(walk(popover, ['added', 'close', 'added'])).toEqual(['open', 'closed', 'open'])
  })

  test('stays under the pointer and has three more seconds after it', () => {
    expect(walk(popover, ['added', 2999, 'hold', 60_000, 'letGo', 2999, 1])).toEqual([
      'open',
      'open',
      'paused',
      'paused',
      'open',
      'open',
      'closed',
    ])
  })
})

// spec: CRT-096 CRT-097
test('a page loads its cart or skips that, and a failed reading may be repeated', () => {
  expect(walk(cartLoad, ['skip', 'settled'])).toEqual(['ready', 'ready'])
  expect(walk(cartLoad, ['load', 'rejected', 'load', 'settled', 'rejected'])).toEqual([
    'loading',
    'failed',
    'loading',
    'ready',
    'ready',
  ])
})

describe('instalments', () => {
  // spec: CRT-121
  test('the dialog opens when its page is there, and closes', () => {
    expect(
      walk(instalmentDialog, ['press', 'fetched', 'press', 'close', 'press', 'rejected', 'press', 'close']),
    ).toEqual(['fetching', 'open', 'open', 'closed', 'fetching', 'closed', 'fetching', 'closed'])
  })
})

describe('the lightbox', () => {
  // spec: CRT-161 CRT-164
  test('takes 0.3 seconds to open and 0.2 to close', () => {
    expect(walk(lightbox, ['open', 299, 1, 'close', 199, 1])).toEqual([
      'opening',
      'opening',
      'open',
      'closing',
      'closing',
      'closed',
    ])
    expect(walk(lightbox, ['open', 'close', 'open', 300])).toEqual(['opening', 'closing', 'opening', 'open'])
  })

  test('takes no time with reduced motion', () => {
    expect(walk(stillLightbox, ['open', 0, 'close', 0])).toEqual(['opening', 'open', 'closing', 'closed'])
  })
})

describe('the restock form', () => {
  // spec: CRT-134 CRT-135 CRT-136 CRT-137 CRT-138
  test('validates, gets a token, sends, and is done', () => {
    expect(walk(restockForm, ['submit', 'valid', 'submit', 'token', 'submit', 'accepted', 'submit'])).toEqual(
      ['validating', 'fetchingToken', 'fetchingToken', 'sending', 'sending', 'done', 'done'],
    )
  })

  test.each([
    ['what was typed', ['submit', 'invalid']],
    ['the captcha', ['submit', 'valid', 'rejected']],
    ['the server', ['submit', 'valid', 'token', 'rejected']],
  ])('is idle again when %s does not do', (_, steps) => {
    expect(walk(restockForm, steps).at(-1)).toBe('idle')
  })
})
