import { createFakeClock } from '@sitewright/machine/testing'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Delivery, Destination } from '../destination/destination.ts'
import { createFunctionDestination } from '../destination/script.browser.ts'
import type { StandardEvents } from '../event/payload.contract.ts'
import { createVisitor } from '../visit/visitor.browser.ts'
import { createVersionOne } from '../version-one/version-one.ts'
import { arrive, destinations, one, setStage, siteOf, two } from './stage.test-support.ts'
import { createTracker } from './tracker.browser.ts'
import type { Track } from './tracker.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

describe('an event', () => {
  test('goes to the destination of its version', async () => {
    const { tracker, mock, steps } = setStage({ destinations })
    tracker.start()
    tracker.track('PageView', {})
    tracker.track('AddToCart', { itemId: 'mug' })
    tracker.track('interface_click', { panel: 'inventory', action: 'open' })
    await vi.waitFor(() => expect(mock.events()).toHaveLength(3))
    expect(mock.events().map(({ version, name }) => [version, name])).toEqual([
      ['census', 'PageView'],
      [1, 'AddToCart'],
      [2, 'interface_click'],
    ])
    expect(mock).toHaveTrackedOnce('AddToCart', { itemId: 'mug', websiteId: 'website-1' })
    expect([steps('AddToCart'), mock.refusals()]).toEqual([['sent:200'], []])
  })

  test('of a film that plays arrives with the address of the film', async () => {
    const { tracker, mock } = setStage({ destinations })
    tracker.start()
    const url = 'https://files.example/film.mp4'
    tracker.track('Video', { url })
    await vi.waitFor(() => expect(mock).toHaveTrackedOnce('Video', { url, title: document.title }))
  })

  test('of your own belongs to the version that you say', async () => {
    const { tracker, mock } = setStage({ destinations, versions: { donation: 2 } })
    tracker.start()
    tracker.track('donation', {})
    tracker.track('constructor', {})
    await vi.waitFor(() => expect(mock.events()).toHaveLength(2))
    expect(new Map(mock.events().map(({ name, version }) => [name, version]))).toEqual(
      new Map([
        ['donation', 2],
        ['constructor', 1],
      ] as const),
    )
  })

  test('has an id of its own, so that the receiver can drop a double', async () => {
    const { tracker, mock } = setStage({ destinations })
    tracker.start()
    for (let index = 0; index < 20; index += 1) tracker.track('AddToCart', {})
    await vi.waitFor(() => expect(mock.events()).toHaveLength(20))
    expect(mock.distinct()).toHaveLength(20)
  })

  test.each(['refused', 'undecided'] as const)(
    'shares no part of its id with one from before the visitor was %s',
    async (state) => {
      const { tracker, consent, reports } = setStage({ destinations, policy: 'banner', decision: 'granted' })
      tracker.start()
      tracker.track('AddToCart', {})
      tracker.track('AddToCart', {})
      await vi.waitFor(() => expect(reports).toHaveLength(2))
      consent.set(state)
      consent.set('granted')
      tracker.track('AddToCart', {})
      await vi.waitFor(() => expect(reports).toHaveLength(3))
      const random = reports.map(({ event }) => event.id.replace(/-\d+$/, ''))
      expect(random[1]).toBe(random[0])
      expect(random[2]).not.toBe(random[0])
    },
  )

  test('carries the address it was emitted at, in the same task as a navigation', async () => {
    const { tracker, mock } = setStage({ destinations })
    tracker.start()
    history.replaceState(null, '', '/a')
    tracker.track('AddToCart', {})
    history.replaceState(null, '', '/b')
    tracker.track('AddToCart', {})
    await vi.waitFor(() => expect(mock.events()).toHaveLength(2))
    expect(mock.events().map(({ payload }) => payload.pagePath)).toEqual(['/a', '/b'])
  })

  test('carries the document that it is said to have happened in, also when it was held for consent', async () => {
    const left = { URL: 'https://shop.example/mug?token=1', title: 'Mug', referrer: 'https://a.example/' }
    let other: typeof left | undefined = left
    const { tracker, mock, consent } = setStage({ destinations, policy: 'banner', document: () => other })
    tracker.start()
    tracker.track('PageView', {})
    other = undefined
    tracker.track('PageView', {})
    consent.set('granted')
    await vi.waitFor(() => expect(mock.events()).toHaveLength(2))
    expect(mock.events().map(({ payload }) => [payload.url, payload.title, payload.referrer])).toEqual([
      ['https://shop.example/mug?token=redacted', 'Mug', 'https://a.example/'],
      [location.href, document.title, document.referrer],
    ])
  })

  test('before the start is held, and sent then', async () => {
    const { tracker, mock, steps } = setStage({ destinations })
    tracker.track('AddToCart', {})
    expect([tracker.snapshot().held, steps('AddToCart')]).toEqual([1, ['held:consent']])
    tracker.start()
    await vi.waitFor(() => expect(mock).toHaveTrackedOnce('AddToCart'))
    expect(tracker.snapshot()).toEqual({ permission: 'granted', held: 0 })
  })

  test('after the cleanup is held until the next start', async () => {
    const { tracker, mock } = setStage({ destinations })
    tracker.start()()
    tracker.track('AddToCart', {})
    await arrive()
    expect(mock.events()).toEqual([])
    tracker.start()
    await vi.waitFor(() => expect(mock).toHaveTrackedOnce('AddToCart'))
  })

  test('is sent until each start is undone', async () => {
    const { tracker, mock } = setStage({ destinations })
    const cleanup = tracker.start()
    const cancelSecond = tracker.start()
    cancelSecond()
    cancelSecond()
    tracker.track('AddToCart', { itemId: 'mug' })
    await vi.waitFor(() => expect(mock).toHaveTrackedOnce('AddToCart'))
    cleanup()
    tracker.track('AddToCart', { itemId: 'bowl' })
    expect(tracker.snapshot().held).toBe(1)
  })

  test('takes a payload whose type is an interface', () => {
    interface Line {
      readonly itemId: string
      readonly quantity: number
    }
    const line: Line = { itemId: 'mug', quantity: 2 }
    const track: Track<StandardEvents> = vi.fn()
    track('AddToCart', line)
    expect(track).toHaveBeenCalledWith('AddToCart', line)
  })

  test('that is not eligible is refused with the reason, and no warning', async () => {
    const { tracker, mock, steps, warnings } = setStage({
      destinations,
      context: () => siteOf({ isDisabled: true }),
    })
    tracker.start()
    tracker.track('AddToCart', {})
    await arrive()
    expect([mock.events(), steps('AddToCart'), warnings]).toEqual([[], ['refused:disabled'], []])
  })

  // spec: TRK-060
  test('that fails is a warning, and an error for the service that asks for it', async () => {
    const errors: unknown[] = []
    const { tracker, mock, warnings, steps } = setStage({
      destinations,
      report: (error) => errors.push(error),
    })
    tracker.start()
    mock.use('serverDown')
    expect(() => tracker.track('AddToCart', {})).not.toThrow()
    await vi.waitFor(() => expect(warnings).toHaveLength(1))
    mock.use('offline')
    tracker.track('Lead', {})
    await vi.waitFor(() => expect(warnings).toHaveLength(2))
    expect(warnings).toEqual([
      'Tracking: AddToCart was not sent to v1 (500).',
      'Tracking: Lead was not sent to v1 (network).',
    ])
    expect([errors.length, steps('AddToCart')]).toEqual([2, ['failed:500']])
  })

  test('warns on the console unless you say where', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { tracker, mock } = setStage({ destinations, warn: undefined })
    tracker.start()
    mock.use('notFound')
    tracker.track('AddToCart', {})
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce())
  })

  test('is plainly sent once, whatever comes back', async () => {
    const { tracker, mock } = setStage({ destinations })
    tracker.start()
    mock.use('serverDown')
    tracker.track('AddToCart', {})
    await arrive()
    expect(mock.calls).toHaveLength(1)
  })
})

test('the catalogue knows the payload of each event', () => {
  const { track } = createTracker({ context: siteOf, destinations: [], visitor: createVisitor() })
  track('Overlay', { event: 'close' })
  // @ts-expect-error There is no such event of an overlay.
  track('Overlay', { event: 'open' })
  // @ts-expect-error A quick view has the id of its product.
  track('QuickView', {})
  // @ts-expect-error There is no such event.
  track('Overlai', {})
})

describe('a delivery', () => {
  const createDelivery = () => {
    const log: string[] = []
    const delivery: Delivery = {
      start: () => {
        log.push('start')
        return () => log.push('stop')
      },
      deliver: ({ name, bytes, payload }) =>
        log.push(`${name}:${bytes === new TextEncoder().encode(payload).length}`),
      flush: () => log.push('flush'),
      erase: () => log.push('erase'),
    }
    return { delivery, log }
  }
  const stageOf = (delivery: Delivery, policy: 'banner' | 'absolute') =>
    setStage({
      destinations: [createVersionOne({ crumb: () => '', delivery }), { ...two, delivery }],
      policy,
    })

  test('starts with the consent, once for all its destinations, and is erased before it stops upon a refusal', () => {
    const { delivery, log } = createDelivery()
    const { tracker, consent } = stageOf(delivery, 'banner')
    tracker.start()
    tracker.track('AddToCart', { title: '語' })
    expect(log).toEqual([])
    consent.set('granted')
    tracker.flush()
    expect(log).toEqual(['start', 'AddToCart:true', 'flush'])
    consent.set('refused')
    // A delivery that ends hands over what it has.
    expect(log.slice(3)).toEqual(['erase', 'stop'])
  })

  test('erases what an earlier visit left behind when the refusal is remembered', () => {
    const { delivery, log } = createDelivery()
    const { tracker, consent } = stageOf(delivery, 'banner')
    consent.set('refused')
    tracker.start()
    expect(log).toEqual(['erase'])
  })

  test('is not used where nothing may be stored', async () => {
    const { delivery, log } = createDelivery()
    const { tracker, mock } = stageOf(delivery, 'absolute')
    mock.state.crumb = ''
    tracker.start()
    tracker.track('AddToCart', {})
    await vi.waitFor(() => expect(mock).toHaveTrackedOnce('AddToCart'))
    expect(log).toEqual(['erase'])
  })
})

describe('bad input', () => {
  test('10,000 events in one task all arrive', async () => {
    let sent = 0
    const transport = {
      send: () => {
        sent += 1
        return Promise.resolve({ kind: 'accepted' } as const)
      },
      keepsAlive: () => true,
      beacon: () => false,
    }
    const { tracker, warnings } = setStage({ destinations, transport })
    tracker.start()
    for (let index = 0; index < 10_000; index += 1) tracker.track('AddToCart', { index })
    await vi.waitFor(() => expect(sent).toBe(10_000))
    expect(warnings).toEqual([])
  })

  test('10,000 events without a decision keep the last 1,000, count the others, and warn once', () => {
    const { tracker, reports, warnings } = setStage({ destinations, policy: 'banner' })
    tracker.start()
    for (let index = 0; index < 10_000; index += 1) tracker.track('AddToCart', { index })
    expect(tracker.snapshot().held).toBe(1000)
    expect(reports.filter(({ reason }) => reason === 'overflow')).toHaveLength(9000)
    expect(warnings).toEqual(['Tracking: AddToCart was not sent (overflow).'])
  })

  const circular: Record<string, unknown> = { itemId: 'mug', at: new Date(0) }
  circular.self = { circular, big: 5n }
  Object.defineProperty(circular, 'broken', {
    enumerable: true,
    get: () => {
      throw new Error('getter')
    },
  })

  test('a circular payload arrives with a gap', async () => {
    const { tracker, mock } = setStage({ destinations })
    tracker.start()
    tracker.track('AddToCart', { product: circular })
    await vi.waitFor(() => expect(mock).toHaveTrackedOnce('AddToCart'))
    expect(mock.events()[0]?.payload.product).toEqual({
      itemId: 'mug',
      at: '1970-01-01T00:00:00.000Z',
      self: { circular: '[circular]', big: '5' },
    })
  })

  test.each(['accepts', 'enrich'] as const)(
    'a destination whose %s throws is named, and its error reported',
    (part) => {
      const errors: unknown[] = []
      const broken = { ...one, [part]: () => raise() }
      const { tracker, warnings, steps } = setStage({
        destinations: [broken],
        report: (error) => errors.push(error),
      })
      tracker.start()
      tracker.track('AddToCart', {})
      expect([warnings, steps('AddToCart')]).toEqual([
        ['Tracking: AddToCart was not sent to v1 (destination).'],
        ['failed:destination'],
      ])
      expect(errors).toEqual([new Error('a mistake')])
    },
  )

  test('a payload whose toJSON throws arrives without it', async () => {
    const { tracker, mock } = setStage({ destinations })
    tracker.start()
    tracker.track('AddToCart', { itemId: 'mug', toJSON: () => raise() })
    await vi.waitFor(() => expect(mock).toHaveTrackedOnce('AddToCart', { itemId: 'mug' }))
  })

  test.each([
    ['a document', () => document],
    ['a window', () => window],
    ['undefined', () => undefined],
    ['a text', () => 'text'],
  ])('%s as a payload does not throw', (_, payload) => {
    const { tracker } = setStage({ destinations })
    tracker.start()
    expect(() => tracker.track('AddToCart', payload() as object)).not.toThrow()
  })

  test('a context that throws is a warning', () => {
    const { tracker, warnings } = setStage({
      destinations,
      context: () => {
        throw new Error('no context')
      },
    })
    tracker.start()
    tracker.track('AddToCart', {})
    expect(warnings).toEqual(['Tracking: Error: no context', 'Tracking: Error: no context'])
  })

  test('a hook that throws disturbs nothing', async () => {
    const { tracker, mock } = setStage({
      destinations,
      warn: () => {
        throw new Error('worse')
      },
    })
    const seen = vi.fn()
    window.addEventListener('error', seen)
    tracker.observe(() => {
      throw new Error('observer')
    })
    tracker.start()
    mock.use('serverDown', 'recordHit')
    tracker.track('PageView', {})
    tracker.track('AddToCart', {})
    await vi.waitFor(() => expect(mock).toHaveTrackedOnce('AddToCart'))
    window.removeEventListener('error', seen)
    expect(seen).not.toHaveBeenCalled()
  })

  test.each<[string, Partial<Destination> & { name: string }]>([
    ['refuses to choose', { name: 'bad', accepts: () => raise() }],
    ['cannot encode', { ...one, name: 'bad', wire: () => raise() }],
    ['cannot enrich', { ...one, name: 'bad', enrich: () => raise() }],
    ['throws', createFunctionDestination({ name: 'bad', send: () => raise() })],
    ['rejects', createFunctionDestination({ name: 'bad', send: () => Promise.reject(new Error('bad')) })],
    [
      'cannot load',
      createFunctionDestination({ name: 'bad', load: () => Promise.reject(new Error('x')), send: raise }),
    ],
    [
      'never loads',
      createFunctionDestination({ name: 'bad', load: () => new Promise(() => undefined), send: raise }),
    ],
    ['never answers', createFunctionDestination({ name: 'bad', send: () => new Promise(() => undefined) })],
  ])('a destination that %s disturbs no other', async (_, bad) => {
    const { tracker, mock } = setStage({ destinations: [bad as Destination, ...destinations] })
    tracker.start()
    tracker.track('AddToCart', {})
    tracker.track('AddToCart', {})
    await vi.waitFor(() => expect(mock.events()).toHaveLength(2))
  })

  test('a server that never answers holds up no other event for more than 2500 ms', async () => {
    const { clock, pass } = createFakeClock()
    const fetch = vi.fn(
      (_url: string, { signal }: RequestInit) =>
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(new Error('AbortError')))
        }),
    )
    vi.stubGlobal('fetch', fetch)
    const { tracker, steps } = setStage({ destinations, transport: undefined, clock })
    tracker.start()
    for (let index = 0; index < 10; index += 1) tracker.track('AddToCart', {})
    expect(fetch).toHaveBeenCalledTimes(8)
    pass(2500)
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(10))
    expect(steps('AddToCart')).toEqual(Array(8).fill('failed:timeout'))
  })

  test('storage that throws is reported as missing', async () => {
    vi.stubGlobal('localStorage', undefined)
    const { tracker, mock } = setStage({ destinations })
    tracker.start()
    tracker.track('PageView', {})
    await vi.waitFor(() => expect(mock).toHaveTrackedOnce('PageView', { localStorageSupported: false }))
  })
})

function raise(): never {
  throw new Error('a mistake')
}
