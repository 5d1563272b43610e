import { describe, expect, test, vi } from 'vitest'
import { tryLock, withLock } from './lock.browser.ts'

const { locks } = navigator
/** Locks of a sandboxed page: they exist, and may not be used. */
const refusing = {
  request: () => Promise.reject(new DOMException('no', 'SecurityError')),
} as unknown as LockManager

describe('work under a lock', () => {
  test('is done one after the other', async () => {
    const log: string[] = []
    const work = (name: string) => async () => {
      log.push(`${name} begins`)
      await new Promise((resolve) => setTimeout(resolve, 5))
      log.push(`${name} ends`)
    }
    await Promise.all([withLock(locks, 'one', work('a')), withLock(locks, 'one', work('b'))])
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
  })

  test('that the browser refuses is done without, and an error of the work is thrown once', async () => {
    const work = vi.fn(() => Promise.resolve('done'))
    expect(await withLock(refusing, 'one', work)).toBe('done')
    expect(work).toHaveBeenCalledTimes(1)
    const failing = vi.fn(() => Promise.reject(new Error('from the work')))
    await expect(withLock(locks, 'one', failing)).rejects.toThrow('from the work')
    expect(failing).toHaveBeenCalledTimes(1)
  })
})

describe('a lock that is tried', () => {
  test('is had by one, and free again when it is released', async () => {
    const release = await tryLock(locks, 'two')
    expect(await tryLock(locks, 'two')).toBeUndefined()
    release?.()
    await vi.waitFor(async () => expect(await tryLock(locks, 'two')).toBeDefined())
  })

  test('is always free where there are none, and where they may not be used', async () => {
    for (const none of [undefined, refusing]) {
      expect(await tryLock(none, 'three')).toBeDefined()
      expect(await tryLock(none, 'three')).toBeDefined()
    }
  })
})
