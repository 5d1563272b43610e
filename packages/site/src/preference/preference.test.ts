import { afterEach, describe, expect, test, vi } from 'vitest'
import { createPreferences } from './preference.browser.ts'
import { canonicalJson } from './preference.ts'
import { createHttp } from '../http/index.ts'
import { CallError } from '../result.ts'
import { serveSites } from '../test-support/open-site.test-support.ts'

const openSite = serveSites()

afterEach(() => vi.unstubAllGlobals())

function open(initial: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {}) {
  const { http, site } = openSite()
  site.state.preferences = initial
  const report = vi.fn()
  const names = () => site.calls.map(({ name }) => name)
  return { site, report, names, preferences: createPreferences({ http, report }) }
}

test('equal preferences are equal texts, in whatever order their fields are', () => {
  const one = { b: 1, a: { d: [2, 1], c: null }, 10: 'x', e: 'e' }
  const other = { e: 'e', a: { c: null, d: [2, 1] }, 10: 'x', b: 1 }
  expect(canonicalJson(one)).toBe('{"10":"x","a":{"c":null,"d":[2,1]},"b":1,"e":"e"}')
  expect(canonicalJson(other)).toBe(canonicalJson(one))
})

describe('reading preferences', () => {
  // spec: SIT-045 SIT-050
  test('gets the object of a namespace', async () => {
    const { preferences, site } = open({ shop: { layout: 'grid' }, tax: { included: true } })
    expect(await preferences.read('shop')).toEqual({ layout: 'grid' })
    expect(await preferences.read('tax')).toEqual({ included: true })
    expect(site.calls).toHaveLength(2)
  })

  // spec: SIT-046
  test('leaves the website out', async () => {
    const { preferences, site } = open()
    expect(site.state.websiteId).toBe('website-1')
    expect(await preferences.read('shop')).toEqual({})
  })

  // spec: SIT-047
  test('fetches once for readers together and later', async () => {
    const { preferences, names } = open({ shop: { layout: 'grid' } })
    const [first, second] = await Promise.all([preferences.read('shop'), preferences.read('shop')])
    expect(first).toEqual(second)
    await preferences.read('shop')
    expect(names()).toEqual(['fetchPreferences'])
  })

  // spec: SIT-047 SIT-048
  test('returns copies, so that a caller cannot change the kept ones', async () => {
    const { preferences } = open({ shop: { tags: ['a'] } })
    const mine = (await preferences.read('shop')) as { tags: string[] }
    mine.tags.push('b')
    expect(await preferences.read('shop')).toEqual({ tags: ['a'] })
    expect(await preferences.save('shop', mine)).toBe(true)
  })

  // spec: SIT-051
  test('reports a failure once, rejects with it, and tries again next time', async () => {
    const { preferences, site, report, names } = open({ shop: { layout: 'grid' } })
    site.use('serverDown')
    const both = await Promise.allSettled([preferences.read('shop'), preferences.read('shop')])
    for (const outcome of both) {
      expect(outcome).toMatchObject({
        status: 'rejected',
        reason: { failure: { kind: 'refused', status: 500 } },
      })
    }
    expect(report).toHaveBeenCalledTimes(1)
    expect(report).toHaveBeenCalledWith(expect.any(CallError), { namespace: 'shop' })
    site.use('success')
    expect(await preferences.read('shop')).toEqual({ layout: 'grid' })
    expect(names()).toHaveLength(2)
  })
})

test('a report that throws does not replace the error of the call', async () => {
  const http = createHttp({ fetch: () => Promise.reject(new Error('offline')) })
  const reported: (() => void)[] = []
  vi.stubGlobal('queueMicrotask', (then: () => void) => reported.push(then))
  const report = () => {
    throw new Error('no report')
  }
  await expect(createPreferences({ http, report }).read('shop')).rejects.toThrow(CallError)
  expect(reported).toHaveLength(1)
  expect(reported[0]).toThrow('no report')
})

describe('saving preferences', () => {
  // spec: SIT-050 SIT-046
  test('sends the object without the website', async () => {
    const { preferences, site } = open()
    expect(await preferences.save('shop', { websiteId: 'website-1', layout: 'list' })).toBe(true)
    expect(site.calls).toMatchObject([{ name: 'savePreferences' }])
    expect(site.calls[0]?.body).toEqual({ layout: 'list' })
    expect(await preferences.read('shop')).toEqual({ layout: 'list' })
    expect(site.calls).toHaveLength(1)
  })

  // spec: SIT-048
  test.each([
    [{ layout: 'grid', columns: { phone: 1, desktop: [3, 4] } }, false],
    [{ columns: { desktop: [3, 4], phone: 1 }, layout: 'grid' }, false],
    [{ columns: { desktop: [3, 4], phone: 1 }, layout: 'grid', websiteId: 'x', gone: undefined }, false],
    [{ columns: { desktop: [4, 3], phone: 1 }, layout: 'grid' }, true],
    [{ columns: { desktop: [3, 4], phone: '1' }, layout: 'grid' }, true],
    [{ layout: 'grid' }, true],
  ])('sends %j, as it has changed: %s', async (next, isSent) => {
    const { preferences, names } = open({ shop: { layout: 'grid', columns: { phone: 1, desktop: [3, 4] } } })
    await preferences.read('shop')
    expect(await preferences.save('shop', next)).toBe(isSent)
    expect(names().includes('savePreferences')).toBe(isSent)
  })

  // spec: SIT-049
  test('notifies the listeners of its namespace, if preferences were sent', async () => {
    const { preferences } = open()
    const [shop, tax, gone] = [vi.fn(), vi.fn(), vi.fn()]
    preferences.whenRefetch('shop', shop)
    preferences.whenRefetch('tax', tax)
    preferences.whenRefetch('shop', gone)()
    await preferences.save('shop', { a: 1 })
    expect(shop).toHaveBeenCalledTimes(1)
    await preferences.save('shop', { a: 1 })
    expect(shop).toHaveBeenCalledTimes(1)
    expect(tax).not.toHaveBeenCalled()
    expect(gone).not.toHaveBeenCalled()
  })

  test('succeeds when a listener throws, and reports the error', async () => {
    const { preferences, report, site } = open()
    const last = vi.fn()
    preferences.whenRefetch('shop', () => {
      throw new Error('from a listener')
    })
    preferences.whenRefetch('shop', last)
    expect(await preferences.save('shop', { a: 1 })).toBe(true)
    expect(site.state.preferences).toEqual({ shop: { a: 1 } })
    expect(last).toHaveBeenCalledTimes(1)
    expect(report).toHaveBeenCalledExactlyOnceWith(new Error('from a listener'))
  })

  // spec: SIT-051 SIT-049
  test('reports a failure, rejects with it and keeps the earlier preferences', async () => {
    const { preferences, site, report } = open({ shop: { a: 1 } })
    await preferences.read('shop')
    const listener = vi.fn()
    preferences.whenRefetch('shop', listener)
    site.use('tooManyRequests', 'savePreferences')
    await expect(preferences.save('shop', { a: 2 })).rejects.toMatchObject({ failure: { kind: 'too-many' } })
    expect(report).toHaveBeenCalledTimes(1)
    expect(listener).not.toHaveBeenCalled()
    expect(await preferences.read('shop')).toEqual({ a: 1 })
    site.use('success')
    expect(await preferences.save('shop', { a: 2 })).toBe(true)
  })

  // spec: SIT-048
  test.each([
    ['offline', true],
    ['serverDown', true],
    ['refused', false],
  ] as const)('a save that fails as %s may have arrived: %s', async (scenario, isSent) => {
    const { preferences, site } = open({ shop: { a: 1 } })
    await preferences.read('shop')
    site.use(scenario, 'savePreferences')
    await expect(preferences.save('shop', { a: 2 })).rejects.toThrow(CallError)
    site.use('success')
    expect(await preferences.save('shop', { a: 1 })).toBe(isSent)
  })

  // spec: SIT-048
  test('keeps the order of saves, and compares each with the one before', async () => {
    const { preferences, site } = open()
    const sent = await Promise.all([
      preferences.save('shop', { a: 1 }),
      preferences.save('shop', { a: 1 }),
      preferences.save('shop', { a: 2 }),
    ])
    expect(sent).toEqual([true, false, true])
    expect(site.calls.map(({ body }) => body)).toEqual([{ a: 1 }, { a: 2 }])
    expect(site.state.preferences).toEqual({ shop: { a: 2 } })
  })

  // spec: SIT-047 SIT-048
  test('waits for a read under way', async () => {
    const { preferences, names } = open({ shop: { a: 1 } })
    const reading = preferences.read('shop')
    expect(await preferences.save('shop', { a: 1 })).toBe(false)
    await reading
    expect(names()).toEqual(['fetchPreferences'])
  })
})
