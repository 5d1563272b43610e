import { expect, onTestFinished, test, vi } from 'vitest'
import { createNavigate } from './navigate.browser.ts'

test('a function that sends shoppers to pages may be created on a server', () => {
  const navigate = createNavigate({ checkout: '/pay' })
  const assign = vi.fn()
  vi.stubGlobal('window', { location: { assign } })
  onTestFinished(() => void vi.unstubAllGlobals())
  navigate('checkout')
  expect(assign.mock.calls).toEqual([['/pay']])
})
