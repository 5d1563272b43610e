import { describe, expect, onTestFinished, test } from 'vitest'
import { createCookies } from '../cookie/index.ts'
import { createStorage } from './storage.browser.ts'

const cookies = createCookies()

describe('the storage of the browser', () => {
  // spec: SIT-069 SIT-070
  test('keeps values in local storage', () => {
    const storage = createStorage({ cookies })
    storage.set('sitewright-test', [1, 2])
    expect(localStorage.getItem('sitewright-test')).toBe('{"value":[1,2]}')
    expect(createStorage({ cookies }).get('sitewright-test')).toEqual([1, 2])
    storage.remove('sitewright-test')
    expect(localStorage.getItem('sitewright-test')).toBeNull()
  })

  // spec: SIT-070
  test('is full for a value of ten million characters, and keeps a small one', () => {
    const storage = createStorage({ cookies })
    onTestFinished(() => storage.remove('sitewright-test'))
    storage.set('sitewright-test', 'x'.repeat(10_000_000))
    expect(localStorage.getItem('sitewright-test')).toBeNull()
    storage.set('sitewright-test', 'small')
    expect(storage.get('sitewright-test')).toBe('small')
  })
})
