import { expect, test } from 'vitest'
import { siteOf } from '../tracker/stage.test-support.ts'
import { ineligibility } from './eligibility.ts'

const account = (...roles: number[]) => ({
  authenticated: true,
  roles: Object.fromEntries(roles.map((role) => [role, true])),
})

// spec: TRK-041
test.each([
  ['a visitor', undefined, '/', undefined],
  ['an account that is not signed in', { ...account(1), authenticated: false }, '/', undefined],
  ['an administrator', account(1), '/', 'account'],
  ['an account without roles', account(), '/', 'account'],
  ['a viewer', account(10), '/', undefined],
  ['a viewer in the editor area', account(10), '/config/pages', 'account'],
  ['a viewer who also edits', account(10, 4), '/', 'account'],
  [
    'a viewer who is no editor any more',
    { authenticated: true, roles: { 10: true, 4: false } },
    '/',
    undefined,
  ],
])('%s is tracked unless there is a reason', (_, who, path, reason) => {
  expect(ineligibility(siteOf({ account: who }), path)).toBe(reason)
})

// spec: TRK-042
test.each([
  [100, 'page'],
  [103, 'page'],
  [106, 'page'],
  [101, undefined],
  [102, undefined],
  [105, undefined],
  [undefined, undefined],
])('pages of type %s are refused for the reason %s', (pageType, reason) => {
  const { page } = siteOf()
  expect(ineligibility(siteOf({ page: { ...page, pageType } }), '/')).toBe(reason)
})

// spec: TRK-043
test('the flag that disables tracking refuses every event', () => {
  expect(ineligibility(siteOf({ isDisabled: true }), '/')).toBe('disabled')
  expect(ineligibility(siteOf({ isDisabled: false }), '/')).toBeUndefined()
})

// spec: TRK-006
test.each([
  ['/search', 'PageView', 'page'],
  ['/search/', 'PageView', 'page'],
  ['/search', 'SiteSearch', undefined],
  ['/search', 'AddToCart', undefined],
  ['/searching', 'PageView', undefined],
  ['/shop/search', 'PageView', undefined],
])('on %s a %s is refused for the reason %s', (path, event, reason) => {
  expect(ineligibility(siteOf(), path, event)).toBe(reason)
})
