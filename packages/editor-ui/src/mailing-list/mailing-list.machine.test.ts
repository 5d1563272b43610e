import { next } from '@sitewright/machine'
import { expect, test } from 'vitest'
import { mailingListMachine } from './mailing-list.machine.ts'

// spec: EDT-016
test.each([
  ['disconnected', 'connect', 'connecting'],
  ['connecting', 'accept', 'connected'],
  ['connecting', 'reject', 'disconnected'],
  ['connected', 'disconnect', 'disconnecting'],
  ['disconnecting', 'accept', 'disconnected'],
  ['disconnecting', 'reject', 'connected'],
  ['disconnected', 'disconnect', undefined],
] as const)('a connection that is %s, after %s, is %s', (state, event, expected) => {
  expect(mailingListMachine.initial).toBe('disconnected')
  expect(next(mailingListMachine, state, event)).toBe(expected)
})
