import { describe, expect, test, vi } from 'vitest'
import { connectForm, connectSubmitButton } from '../connect.ts'
import { messages } from '../messages.ts'
import { isLocked } from '../state/form.machine.ts'

describe('the attributes of a form', () => {
  test('leave its checks and its submission to the script', () => {
    const submit = vi.fn()
    const { root, content } = connectForm({ state: 'ready', isLocked: false }, { submit })
    expect(root).toMatchObject({
      'aria-busy': undefined,
      'data-form': 'form',
      'data-state': 'ready',
      'data-variant': 'form',
      noValidate: true,
    })
    expect(content).toEqual({ 'data-form': 'content', hidden: false })
    const preventDefault = vi.fn()
    root.onSubmit?.({ preventDefault } as never)
    expect([preventDefault, submit].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  })

  test('say that it is busy, and hide its content once it is saved', () => {
    const options = { variant: 'newsletter', submit: () => undefined } as const
    expect(connectForm({ state: 'saving', isLocked: true }, options).root).toMatchObject({
      'aria-busy': true,
      'data-variant': 'newsletter',
    })
    expect(connectForm({ state: 'succeeded', isLocked: false }, options).content.hidden).toBe(true)
  })
})

describe('the attributes of a submit button', () => {
  const button = (isLocked: boolean, isSubmitDisabled: boolean) =>
    connectSubmitButton({ isLocked, isSubmitDisabled }, { label: 'Send', messages })

  // spec: FRM-022
  test('say that the form is on its way, and keep the focus', () => {
    expect(button(true, true)).toEqual({
      type: 'submit',
      'aria-disabled': true,
      disabled: false,
      'data-form': 'submit',
      'data-state': 'submitting',
      children: 'Submitting…',
    })
  })

  // spec: FRM-034
  test('disable it while a captcha that it is bound to is not solved', () => {
    expect(button(false, true)).toMatchObject({ disabled: true, 'data-state': 'idle', children: 'Send' })
    expect(button(false, false)).toMatchObject({ disabled: false, 'aria-disabled': undefined })
  })
})

// spec: FRM-021 FRM-030
test.each([
  ['ready', false],
  ['validating', true],
  ['captcha', true],
  ['fetchingKey', true],
  ['serialising', true],
  ['saving', true],
  ['redirecting', true],
  ['succeeded', false],
] as const)('a form that is %s is locked: %s', (state, locked) => {
  expect(isLocked(state)).toBe(locked)
})
