import { afterEach, describe, expect, test, vi } from 'vitest'
import { createFunctionDestination } from '../destination/script.browser.ts'
import { arrive, destinations, setStage, siteOf, visitorIds } from '../tracker/stage.test-support.ts'
import { createTracker } from '../tracker/tracker.browser.ts'
import { createVisitor } from '../visit/visitor.browser.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

describe('consent', () => {
  const banner = { destinations, policy: 'banner' } as const

  test('that is missing holds events in memory, as they were emitted', async () => {
    const { tracker, mock, consent } = setStage(banner)
    tracker.start()
    const payload = { itemId: 'mug' }
    history.replaceState(null, '', '/then')
    tracker.track('AddToCart', payload)
    payload.itemId = 'changed'
    history.replaceState(null, '', '/now')
    await arrive()
    expect([mock.events(), tracker.snapshot().held]).toEqual([[], 1])
    consent.set('granted')
    await vi.waitFor(() => expect(mock).toHaveTrackedOnce('AddToCart', { itemId: 'mug', pagePath: '/then' }))
  })

  test('that is missing sets no cookie', () => {
    const visitor = { read: vi.fn(() => ({})), clear: () => undefined }
    const { tracker, consent } = setStage({ ...banner, visitor })
    tracker.start()
    tracker.track('PageView', {})
    expect(visitor.read).not.toHaveBeenCalled()
    consent.set('granted')
    expect(visitor.read).toHaveBeenCalledOnce()
  })

  test('that is refused drops what was held, and refuses what follows', async () => {
    const { tracker, mock, consent, steps, warnings } = setStage(banner)
    tracker.start()
    tracker.track('AddToCart', {})
    consent.set('refused')
    tracker.track('AddToCart', {})
    await arrive()
    expect(mock.events()).toEqual([])
    expect(steps('AddToCart')).toEqual(['held:consent', 'refused:consent', 'refused:consent'])
    expect([tracker.snapshot(), warnings]).toEqual([{ permission: 'refused', held: 0 }, []])
  })

  // spec: TRK-045
  test.each([
    ['banner', 'undecided', 1],
    ['banner', 'refused', 1],
    ['banner', 'granted', 0],
    ['absolute', 'undecided', 1],
    ['none', 'undecided', 0],
  ] as const)('under the policy %s, %s, clears cookies %i times', (policy, decision, clears) => {
    const stage = setStage({ destinations, policy, decision })
    stage.tracker.start()
    expect(stage.clears()).toBe(clears)
  })

  test.each(['banner', 'none'] as const)(
    'that is refused while the context cannot be read is applied under the policy %s',
    (policy) => {
      let isBroken = false
      const context = () => (isBroken ? raise() : siteOf())
      const stage = setStage({ destinations, policy, context, decision: 'granted' })
      stage.tracker.start()
      isBroken = true
      stage.consent.set('refused')
      expect([stage.tracker.snapshot().permission, stage.clears()]).toEqual(['refused', 1])
      expect(stage.warnings).toEqual(['Tracking: Error: no context'])
    },
  )

  test.each([
    ['refused', 'refused', 1],
    ['granted', 'undecided', 0],
  ] as const)('that is %s is %s on a page whose context was never read', (decision, permission, clears) => {
    const context = () => raise()
    const stage = setStage({ destinations, context, decision })
    stage.tracker.start()
    expect([stage.tracker.snapshot().permission, stage.clears()]).toEqual([permission, clears])
  })

  test('is that of a cloneable website also while its context cannot be read', () => {
    let isBroken = false
    const website = { id: 'website-1', isCloneable: true }
    const context = () => (isBroken ? raise() : siteOf({ website }))
    const { tracker, consent } = setStage({ destinations, context, policy: 'banner' })
    tracker.start()
    isBroken = true
    for (const decision of ['refused', 'granted'] as const) consent.set(decision)
    expect(tracker.snapshot().permission).toBe('cookieless')
  })

  test('that is withdrawn clears the cookies again', () => {
    const stage = setStage({ ...banner, decision: 'granted' })
    stage.tracker.start()
    stage.consent.set('undecided')
    stage.consent.set('granted')
    stage.consent.set('refused')
    expect(stage.clears()).toBe(2)
  })

  test('is needed by third parties also where the policy is absolute', async () => {
    const send = vi.fn()
    const { tracker, mock, steps } = setStage({
      destinations: [...destinations, createFunctionDestination({ name: 'mine', send })],
      policy: 'absolute',
    })
    tracker.start()
    tracker.track('AddToCart', {})
    await vi.waitFor(() => expect(mock).toHaveTrackedOnce('AddToCart'))
    expect([send.mock.calls, steps('AddToCart')]).toEqual([[], ['refused:consent', 'sent:200']])
  })

  test('is not needed to send events without ids where the policy is absolute', async () => {
    const { tracker, mock } = setStage({ destinations, policy: 'absolute' })
    tracker.start()
    tracker.track('PageView', {})
    tracker.track('Performance', {})
    await vi.waitFor(() => expect(mock.events()).toHaveLength(2))
    const [hit, performance] = mock.events()
    expect([hit?.payload.ss_cvr, performance?.payload]).toEqual([
      '',
      expect.not.objectContaining({ analytics_id: 'analytics-1' }),
    ])
  })

  test.each([
    ['absolute', undefined, 'de-DE'],
    ['none', 'member-1', 'de-DE'],
  ] as const)(
    'under the policy %s, events of both versions have the account id %s',
    async (policy, id, locale) => {
      const account = { authenticated: false, id: 'member-1', locale }
      const { tracker, mock } = setStage({ destinations, policy, context: () => siteOf({ account }) })
      tracker.start()
      tracker.track('AddToCart', {})
      tracker.track('Performance', {})
      await vi.waitFor(() => expect(mock.events()).toHaveLength(2))
      const [one, two] = mock.events().map(({ payload }) => payload)
      expect([one?.memberAccountId, two?.member_account_id]).toEqual([id, id])
      expect([one?.member_locale, two?.resolved_locale]).toEqual([locale, locale])
    },
  )

  test('ids are sent once it is there', async () => {
    const { tracker, mock } = setStage({ ...banner, decision: 'granted' })
    tracker.start()
    tracker.track('PageView', {})
    await vi.waitFor(() => expect(mock).toHaveTrackedOnce('PageView', { ss_cvr: visitorIds.visitId }))
  })

  test.each([
    ['dnt', { doNotTrack: '1' }],
    ['gpc', { globalPrivacyControl: true }],
  ] as const)('is refused by the signal %s where the site honours it', (signal, navigator) => {
    vi.stubGlobal('navigator', navigator)
    const permissionOf = (signals: readonly ('dnt' | 'gpc')[]) => {
      const { tracker } = setStage({ destinations, signals })
      tracker.start()
      return tracker.snapshot().permission
    }
    expect([permissionOf([signal]), permissionOf([])]).toEqual(['refused', 'granted'])
  })

  test('is missing as a mistake of the programmer: a banner without a decision throws', () => {
    const options = { context: siteOf, destinations: [], visitor: createVisitor() }
    expect(() => createTracker({ ...options, policy: 'banner' })).toThrow(
      "The policy 'banner' needs `consent`.",
    )
  })

  test('of a website that turns out to be cloneable counts for less at once', () => {
    let isCloneable = false
    const context = () => siteOf({ website: { id: 'website-1', isCloneable } })
    const { tracker } = setStage({ destinations, context })
    tracker.start()
    isCloneable = true
    tracker.track('AddToCart', {})
    expect(tracker.snapshot().permission).toBe('cookieless')
  })
})

function raise(): never {
  throw new Error('no context')
}
