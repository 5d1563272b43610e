import { expect, test } from 'vitest'
import { permissionOf } from './permission.ts'

// spec: TRK-044
test.each([
  ['none', 'undecided', 'granted'],
  ['none', 'granted', 'granted'],
  ['none', 'refused', 'refused'],
  ['absolute', 'undecided', 'cookieless'],
  ['absolute', 'granted', 'cookieless'],
  ['absolute', 'refused', 'refused'],
  ['banner', 'undecided', 'undecided'],
  ['banner', 'granted', 'granted'],
  ['banner', 'refused', 'refused'],
] as const)('the policy %s and the decision %s permit: %s', (policy, consent, expected) => {
  expect(permissionOf({ policy, consent })).toBe(expected)
})

// spec: TRK-047
test.each(['none', 'absolute', 'banner'] as const)(
  'a cloneable website with the policy %s is restricted, also with consent',
  (policy) => {
    expect(permissionOf({ policy, isCloneable: true, consent: 'granted' })).toBe('cookieless')
  },
)

test.each([
  ['none', 'undecided', 'refused'],
  ['none', 'granted', 'granted'],
  ['absolute', 'undecided', 'refused'],
  ['absolute', 'granted', 'cookieless'],
  ['banner', 'undecided', 'refused'],
  ['banner', 'granted', 'granted'],
  ['banner', 'refused', 'refused'],
] as const)(
  'a signal of the browser refuses unless the visitor accepts: %s, %s: %s',
  (policy, consent, expected) => {
    expect(permissionOf({ policy, consent, isOptedOut: true })).toBe(expected)
  },
)
