import { describe, expect, test } from 'vitest'
import { createCookies } from '../cookie/index.ts'
import { createPopupMemory, PopupKey } from '../popup.ts'
import { createStorage } from './storage.browser.ts'
import { createCookieJar } from '../testing.ts'

/** A local storage in memory, which may be full. */
function createLocal(initial: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(initial))
  const local = {
    isFull: false,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (local.isFull) throw new Error('QuotaExceededError')
      kept.set(key, value)
    },
    removeItem: (key: string) => {
      kept.delete(key)
    },
  }
  return { local, kept }
}

function open(initial?: Readonly<Record<string, string>>) {
  const time = { now: 1_000_000 }
  const jar = createCookieJar()
  const { local, kept } = createLocal(initial)
  const options = { cookies: createCookies(jar), now: () => time.now }
  return {
    time,
    jar,
    local,
    kept,
    storage: createStorage({ ...options, local: () => local }),
    withoutLocal: createStorage({
      ...options,
      local: () => {
        throw new Error('SecurityError')
      },
    }),
  }
}

describe('a stored value', () => {
  // spec: SIT-069 SIT-070
  test('is kept in local storage, with an expiry if it has one', () => {
    const { storage, kept, jar } = open()
    storage.set('visits', 3)
    storage.set('session', { id: 'a' }, { expiresInMs: 500 })
    expect(JSON.parse(kept.get('visits')!)).toEqual({ value: 3 })
    expect(JSON.parse(kept.get('session')!)).toEqual({ value: { id: 'a' }, expiry: 1_000_500 })
    expect(storage.get('visits')).toBe(3)
    expect(jar.cookie).toBe('')
  })

  test('that never expires is kept like one without an expiry', () => {
    const { storage, kept } = open()
    storage.set('visits', 3, { expiresInMs: Infinity })
    expect(kept.get('visits')).toBe('{"value":3}')
    expect(storage.get('visits')).toBe(3)
  })

  // spec: SIT-069
  test('is undefined and removed once it has expired', () => {
    const { storage, time, kept } = open()
    storage.set('session', 'a', { expiresInMs: 500 })
    time.now += 499
    expect(storage.get('session')).toBe('a')
    time.now += 1
    expect(storage.get('session')).toBeUndefined()
    expect(kept.has('session')).toBe(false)
  })

  test('is replaced in one step, so that other tabs never find it missing', () => {
    const { storage, local } = open()
    const seen: unknown[] = []
    // Each change is told to them: https://html.spec.whatwg.org/multipage/webstorage.html#concept-storage-broadcast
    const { setItem, removeItem } = local
    local.setItem = (key, value) => {
      setItem(key, value)
      seen.push(storage.get(key))
    }
    local.removeItem = (key) => {
      removeItem(key)
      seen.push(storage.get(key))
    }
    storage.set('consent', 'refused')
    storage.set('consent', 'granted')
    expect(seen).toEqual(['refused', 'granted'])
  })

  // spec: SIT-070
  test('is kept in a cookie where local storage is missing or forbidden', () => {
    const { withoutLocal, jar, time } = open()
    withoutLocal.set('session', { id: 'a' }, { expiresInMs: 5000 })
    expect(jar.written.get('session')).toContain('Max-Age=5;')
    expect(withoutLocal.get('session')).toEqual({ id: 'a' })
    time.now += 5000
    expect(withoutLocal.get('session')).toBeUndefined()
    expect(jar.cookie).toBe('')
    withoutLocal.set('visits', 1)
    expect(jar.written.get('visits')).not.toContain('Max-Age')
    withoutLocal.remove('visits')
    expect(withoutLocal.get('visits')).toBeUndefined()
  })

  // spec: SIT-070
  test('is kept in a cookie while local storage is full, and never twice', () => {
    const { storage, local, kept, jar } = open()
    storage.set('visits', 1)
    local.isFull = true
    storage.set('visits', 2)
    expect(storage.get('visits')).toBe(2)
    expect(kept.has('visits')).toBe(false)
    local.isFull = false
    storage.set('visits', 3)
    expect(storage.get('visits')).toBe(3)
    expect(jar.cookie).toBe('')
  })

  // spec: SIT-069
  test.each([
    '{"value":1',
    'null',
    '7',
    '[]',
    '{}',
    '{"expiry":1}',
    '{"value":1,"expiry":"soon"}',
    '{"value":1,"expiry":null}',
  ])('is undefined when it is malformed: %s', (text) => {
    expect(open({ visits: text }).storage.get('visits')).toBeUndefined()
  })
})

describe('the history of a popup overlay', () => {
  // spec: TRK-030
  test('has the time of closing, the version and the submission', () => {
    const { storage, kept } = open()
    expect(Object.values(PopupKey)).toEqual(['date-closed', 'version', 'submitted'])
    const popup = createPopupMemory(storage, 'overlay-1')
    expect(popup.read()).toEqual({ submitted: false })
    popup.close(2, 1_700_000_000_000)
    expect(popup.read()).toEqual({ dateClosed: 1_700_000_000_000, version: 2, submitted: false })
    popup.submit(3)
    expect(popup.read()).toEqual({ dateClosed: 1_700_000_000_000, version: 3, submitted: true })
    expect([...kept.keys()].sort()).toEqual([
      'overlay-1:date-closed',
      'overlay-1:submitted',
      'overlay-1:version',
    ])
    popup.forget()
    expect(kept.size).toBe(0)
  })

  test('ignores stored values of other types', () => {
    const { storage } = open({
      'overlay-1:date-closed': '{"value":"today"}',
      'overlay-1:submitted': '{"value":1}',
    })
    expect(createPopupMemory(storage, 'overlay-1').read()).toEqual({ submitted: false })
  })
})

describe('without local storage', () => {
  test('cookies take small values, and no large one', () => {
    const { withoutLocal, jar } = open()
    withoutLocal.set('visits', 3)
    withoutLocal.set('essay', 'x'.repeat(2500))
    expect(withoutLocal.get('visits')).toBe(3)
    expect(withoutLocal.get('essay')).toBeUndefined()
    expect(jar.cookie.length).toBeLessThan(100)
  })

  test('the cookies of a page stay below 4 kB, however many values are stored', () => {
    const { withoutLocal, jar } = open()
    for (let index = 0; index < 100; index += 1) withoutLocal.set(`value-${index}`, 'ä'.repeat(100))
    expect(jar.cookie.length).toBeGreaterThan(2000)
    expect(jar.cookie.length).toBeLessThan(4300)
  })

  test('a value for local storage alone is in no cookie', () => {
    const { withoutLocal, jar } = open()
    withoutLocal.set('answers', 'a', { isLocalOnly: true })
    expect(withoutLocal.get('answers')).toBeUndefined()
    expect(jar.cookie).toBe('')
  })
})
