import { expect, test, vi } from 'vitest'
import { formMachine } from './form.machine.ts'
import { createProgress } from './progress.ts'

test('a form begins ready, open, and without a failure', () => {
  expect(createProgress({ onTransition: () => undefined }).snapshot()).toEqual({
    state: 'ready',
    isLocked: false,
    isSubmitDisabled: false,
    failure: undefined,
    message: undefined,
    problems: [],
    failures: 0,
  })
})

// spec: FRM-021 FRM-022 FRM-023 FRM-024 FRM-025 FRM-026 FRM-027 FRM-030
test('a form goes through its steps in their order, and each that fails unlocks it', () => {
  const onTransition = vi.fn()
  const { on, snapshot } = createProgress({ onTransition })
  const steps = ['submit', 'valid', 'completed', 'key', 'serialised'] as const
  const locked = ['validating', 'captcha', 'fetchingKey', 'serialising', 'saving'] as const
  for (const [index, state] of locked.entries()) {
    for (const step of steps.slice(0, index + 1)) on(step)
    expect(snapshot()).toMatchObject({ state, isLocked: true })
    on('failed', { failures: index + 1 })
    expect(snapshot()).toMatchObject({ state: 'ready', isLocked: false, failures: index + 1 })
    expect(onTransition).toHaveBeenLastCalledWith(state, 'ready')
  }
})

test('an event that a state does not have changes nothing', () => {
  const onTransition = vi.fn()
  const { on, snapshot } = createProgress({ onTransition })
  const before = snapshot()
  on('saved', { message: 'Saved.' })
  expect(snapshot()).toBe(before)
  expect(onTransition).not.toHaveBeenCalled()
})

test('a state leads to states that there are', () => {
  const states = Object.keys(formMachine.states)
  const targets = Object.values(formMachine.states).flatMap(({ on = {} }) => Object.values(on))
  expect(targets.filter((target) => !states.includes(target))).toEqual([])
})
