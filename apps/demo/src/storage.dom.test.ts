import { afterEach, expect, onTestFinished, test, vi } from 'vitest'

const { localStorage: own, sessionStorage: ofTab } = window

afterEach(() => {
  Object.defineProperty(window, 'localStorage', { value: own, configurable: true })
  Object.defineProperty(window, 'sessionStorage', { value: ofTab, configurable: true })
  vi.restoreAllMocks()
  vi.resetModules()
})

test('a storage that the browser blocks is replaced by one of the page', async () => {
  const denied = () => {
    throw new DOMException('Access is denied.', 'SecurityError')
  }
  Object.defineProperty(window, 'localStorage', { get: denied, configurable: true })
  const { isShared, replaceBlockedStorage } = await import('./storage.ts')
  expect(isShared()).toBe(true)
  replaceBlockedStorage()
  expect(isShared()).toBe(false)
  expect(localStorage.getItem('toString')).toBe(null)
  localStorage.setItem('cart', 'full')
  expect(Object.keys(localStorage)).toEqual(['cart'])
  expect(localStorage.getItem('cart')).toBe('full')
  localStorage.removeItem('cart')
  expect(localStorage.getItem('cart')).toBe(null)
})

test('a storage of the tab that the browser blocks is replaced, and the other one stays', async () => {
  const denied = () => {
    throw new DOMException('Access is denied.', 'SecurityError')
  }
  Object.defineProperty(window, 'sessionStorage', { get: denied, configurable: true })
  const { replaceBlockedStorage } = await import('./storage.ts')
  replaceBlockedStorage()
  sessionStorage.setItem('tab', 'settings')
  expect(sessionStorage.getItem('tab')).toBe('settings')
  expect(localStorage).toBe(own)
})

test('requests of a page whose storage is blocked take turns without the locks, which are denied', async () => {
  const denied = () => {
    throw new DOMException('Access is denied.', 'SecurityError')
  }
  Object.defineProperty(window, 'localStorage', { get: denied, configurable: true })
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new Error('Access is denied.')) } })
  onTestFinished(() => void vi.unstubAllGlobals())
  const { replaceBlockedStorage } = await import('./storage.ts')
  const { takeTurn } = await import('./mock/turn.ts')
  replaceBlockedStorage()
  expect(await takeTurn(() => Promise.resolve('answered'))).toBe('answered')
})

test('a storage that works stays', async () => {
  const { isShared, replaceBlockedStorage } = await import('./storage.ts')
  replaceBlockedStorage()
  expect(isShared()).toBe(true)
  expect(localStorage).toBe(own)
})

test('a value for which there is no room is not kept, and any other problem is thrown', async () => {
  const { keepItem } = await import('./storage.ts')
  const write = vi.fn<() => void>()
  Object.defineProperty(window, 'localStorage', { value: { setItem: write }, configurable: true })
  write.mockImplementation(() => {
    throw new DOMException('No room.', 'QuotaExceededError')
  })
  expect(() => keepItem('a', 'b')).not.toThrow()
  write.mockImplementation(() => {
    throw new Error('Broken.')
  })
  expect(() => keepItem('a', 'b')).toThrow('Broken.')
})
