import { next } from '@sitewright/machine'
import { expect, test } from 'vitest'
import { confirmDialog, requiredConfirmDialog } from './confirm.machine.ts'

// spec: EDT-031
test.each([confirmDialog, requiredConfirmDialog])('a question is open until it is confirmed', (machine) => {
  expect(machine.initial).toBe('closed')
  expect(next(machine, 'closed', 'open')).toBe('open')
  expect(next(machine, 'open', 'confirm')).toBe('confirmed')
  expect(next(machine, 'confirmed', 'cancel')).toBeUndefined()
})

// spec: EDT-031
test('a question that can only be confirmed ignores what cancels another one', () => {
  expect(next(confirmDialog, 'open', 'cancel')).toBe('cancelled')
  expect(next(requiredConfirmDialog, 'open', 'cancel')).toBeUndefined()
  expect(next(requiredConfirmDialog, 'open', 'confirm')).toBe('confirmed')
})
