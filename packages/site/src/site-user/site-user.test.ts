import { expect, test } from 'vitest'
import { parseSiteUser } from './site-user.ts'

test.each([
  ['{"authenticated":true,"siteUserId":"user-1"}', { authenticated: true, siteUserId: 'user-1' }],
  ['{"authenticated":true,"siteUserId":7}', { authenticated: true, siteUserId: undefined }],
  ['{"authenticated":true}', { authenticated: true, siteUserId: undefined }],
  ['{"authenticated":"true","siteUserId":"user-1"}', { authenticated: false }],
  ['{"authenticated":false,"siteUserId":"user-1"}', { authenticated: false }],
  ['[true]', { authenticated: false }],
  ['{', { authenticated: false }],
  ['', { authenticated: false }],
  [undefined, { authenticated: false }],
])('the user-info cookie %j names %j', (cookie, user) => {
  expect(parseSiteUser(cookie)).toEqual(user)
})
