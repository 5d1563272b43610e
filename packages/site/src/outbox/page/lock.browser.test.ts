import { describe, expect, test, vi } from 'vitest'
import { createFakeClock } from '@sitewright/machine/testing'
import { holdLock, tryLock, watchLocks, withLock } from './lock.browser.ts'

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

describe('locks that are watched', () => {
  const pendingOf = async (lock: string): Promise<number | undefined> =>
    (await locks.query()).pending?.filter(({ name }) => name === lock).length

  test('are told once each when their pages have given them back, after what those had stored has come', async () => {
    const { clock, pass } = createFakeClock()
    const freed: string[] = []
    const watch = watchLocks(locks, clock, (name) => freed.push(name))
    const owners = ['four', 'five'].map((name) => holdLock(locks, name))
    await Promise.all(owners.map(({ held }) => held))
    for (const name of ['four', 'five', 'four']) watch.add(name)
    await vi.waitFor(async () => expect([await pendingOf('four'), await pendingOf('five')]).toEqual([1, 1]))
    pass(60_000)
    expect(freed).toEqual([])
    owners[0]?.release()
    await vi.waitFor(async () => {
      pass(500)
      expect(await pendingOf('four')).toBe(0)
      expect(freed).toEqual(['four'])
    })
    pass(60_000)
    expect(freed).toEqual(['four'])
    owners[1]?.release()
    watch.stop()
  })

  test('are asked for no longer once it is stopped, and again after that', async () => {
    const { clock, pass } = createFakeClock()
    const onFree = vi.fn()
    const watch = watchLocks(locks, clock, onFree)
    const owner = holdLock(locks, 'six')
    await owner.held
    watch.add('six')
    await vi.waitFor(async () => expect(await pendingOf('six')).toBe(1))
    watch.stop()
    await vi.waitFor(async () => expect(await pendingOf('six')).toBe(0))
    owner.release()
    await vi.waitFor(async () => (await tryLock(locks, 'six'))?.())
    pass(60_000)
    expect(onFree).not.toHaveBeenCalled()
    watch.add('six')
    await vi.waitFor(() => {
      pass(500)
      expect(onFree).toHaveBeenCalledTimes(1)
    })
  })

  test('count as free where there are none, and where they may not be used', async () => {
    for (const none of [undefined, refusing]) {
      const { clock, pass } = createFakeClock()
      const onFree = vi.fn()
      watchLocks(none, clock, onFree).add('seven')
      await vi.waitFor(() => {
        pass(500)
        expect(onFree).toHaveBeenCalledTimes(1)
      })
    }
  })
})
