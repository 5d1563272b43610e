import { expect, test } from 'vitest'
import { connectRestock, type RestockView } from './restock.connect.ts'

const view: RestockView = {
  state: 'idle',
  isBusy: false,
  error: undefined,
  isEmailWrong: false,
  success: undefined,
}

test('a restock form has an email that is completed, and a place for what is wrong with it', () => {
  expect(connectRestock(view, 'p')).toEqual({
    root: { 'data-cart': 'restock', 'data-state': 'idle' },
    email: {
      autoComplete: 'email',
      inputMode: 'email',
      'aria-invalid': false,
      'aria-describedby': undefined,
    },
    problem: { 'data-cart': 'problem', id: 'p', role: 'alert', children: '' },
    submit: { 'data-cart': 'button', 'data-state': 'idle', type: 'submit', 'aria-disabled': false },
    thanks: { 'data-cart': 'thanks', role: 'status', tabIndex: -1, children: '' },
  })
})

test('an email that is wrong is described by the error', () => {
  const { email, problem } = connectRestock({ ...view, error: 'No email.', isEmailWrong: true }, 'p')
  expect(email).toMatchObject({ 'aria-invalid': true, 'aria-describedby': 'p' })
  expect(problem.children).toBe('No email.')
})

test('an email stays valid when its sign-up failed', () => {
  const { email, problem } = connectRestock({ ...view, error: 'The server refuses.' }, 'p')
  expect(email).toMatchObject({ 'aria-invalid': false, 'aria-describedby': undefined })
  expect(problem.children).toBe('The server refuses.')
})

test('a form that is sent ignores presses without losing the focus, and then thanks', () => {
  const { submit, thanks } = connectRestock({ ...view, isBusy: true, success: 'We will write.' }, 'p')
  expect(submit).toMatchObject({ 'data-state': 'busy', 'aria-disabled': true })
  expect(thanks.children).toBe('We will write.')
})
