import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { TrackedEvent } from '../event/event.ts'
import { destinations, endpoints, one, setStage } from '../tracker/stage.test-support.ts'
import type { Outcome, Transport } from '../transport/transport.ts'
import { createVersionOne } from '../version-one/version-one.ts'
import { createVersionTwo } from '../version-two/version-two.ts'

afterEach(() => vi.restoreAllMocks())

describe('plain delivery', () => {
  test('hands over what waits when the page is hidden or left', () => {
    const beacon = vi.fn(() => true)
    const transport = { send: () => new Promise<never>(() => undefined), keepsAlive: () => true, beacon }
    const { tracker, steps } = setStage({ destinations, transport })
    tracker.start()
    for (let index = 0; index < 20; index += 1) tracker.track('AddToCart', {})
    expect(beacon).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('pagehide'))
    expect(beacon).toHaveBeenCalledTimes(12)
    window.dispatchEvent(new Event('pagehide'))
    expect([beacon.mock.calls.length, steps('AddToCart').length]).toEqual([12, 12])
  })

  test('hands over what waits when the tracker stops, and sends the rest once it starts again', async () => {
    const never = { send: () => new Promise<never>(() => undefined), keepsAlive: () => true }
    const beacon = vi.fn(() => beacon.mock.calls.length <= 20)
    const { tracker, steps } = setStage({ destinations, transport: { ...never, beacon } })
    const stop = tracker.start()
    for (let index = 0; index < 30; index += 1) tracker.track('AddToCart', {})
    stop()
    expect(steps('AddToCart')).toEqual(Array.from({ length: 20 }, () => 'sent'))
    onTestFinished(tracker.start())
    tracker.flush()
    expect(beacon).toHaveBeenCalledTimes(24)
    await Promise.resolve()
  })

  test('says which events a refusal has erased', () => {
    const transport = {
      send: () => new Promise<never>(() => undefined),
      keepsAlive: () => true,
      beacon: () => false,
    }
    const { tracker, consent, steps } = setStage({ destinations, transport, decision: 'granted' })
    tracker.start()
    for (let index = 0; index < 10; index += 1) tracker.track('AddToCart', {})
    consent.set('refused')
    expect(steps('AddToCart')).toEqual(['refused:consent', 'refused:consent'])
  })

  test('sends an event again whose token was renewed while it was on its way, and refused', async () => {
    let crumb = 'guest'
    const bodies: string[] = []
    const transport: Transport = {
      beacon: () => false,
      keepsAlive: () => true,
      send: ({ body }) => {
        bodies.push(body)
        const isKnown = body.includes('member')
        crumb = 'member'
        return Promise.resolve(
          isKnown ? { kind: 'accepted', status: 200 } : { kind: 'rejected', status: 403 },
        )
      },
    }
    const { tracker, steps } = setStage({
      destinations: [createVersionOne({ crumb: () => crumb })],
      transport,
    })
    tracker.start()
    tracker.track('AddToCart', {})
    await vi.waitFor(() => expect(steps('AddToCart')).toEqual(['sent:200']))
    expect(bodies.map((body) => new URLSearchParams(body).get('crumb'))).toEqual(['guest', 'member'])
  })

  test('sends no event again that is refused after the visitor has withdrawn', async () => {
    let crumb = 'guest'
    let refuse: (outcome: Outcome) => void = () => undefined
    const send = vi.fn(() => new Promise<Outcome>((resolve) => void (refuse = resolve)))
    const { tracker, consent, steps } = setStage({
      destinations: [createVersionOne({ crumb: () => crumb })],
      transport: { beacon: () => false, keepsAlive: () => true, send },
      decision: 'granted',
    })
    tracker.start()
    tracker.track('AddToCart', {})
    consent.set('refused')
    crumb = 'member'
    refuse({ kind: 'rejected', status: 403 })
    await vi.waitFor(() => expect(steps('AddToCart')).toEqual(['failed:403']))
    expect(send).toHaveBeenCalledOnce()
  })

  test('reports an event whose `wire` throws, also as the page is left, and sends the others', async () => {
    const wire = ({ payload }: TrackedEvent) => {
      if (payload.includes('bad')) throw new Error('a mistake')
      return { url: '/', body: payload, contentType: 'text/plain' } as const
    }
    const transport = { send: () => new Promise<never>(() => undefined), keepsAlive: () => true }
    const beacon = vi.fn(() => true)
    const { tracker, reports, warnings } = setStage({
      destinations: [{ ...one, wire }],
      transport: { ...transport, beacon },
    })
    tracker.start()
    tracker.track('Lead', { is: 'bad' })
    await vi.waitFor(() =>
      expect(reports.map(({ status, reason }) => [status, reason])).toEqual([['failed', 'destination']]),
    )
    expect(warnings).toContain('Tracking: Error: a mistake')
    for (let index = 0; index < 8; index += 1) tracker.track('Lead', {})
    for (const is of ['bad', 'good']) tracker.track('Lead', { is })
    window.dispatchEvent(new Event('pagehide'))
    expect(beacon).toHaveBeenCalledOnce()
  })

  test('prefers a beacon where its destination asks for it', async () => {
    const send = vi.fn()
    const transport = { send, keepsAlive: () => true, beacon: () => true }
    const beacons = createVersionTwo({ endpoints, encoding: 'beacon' })
    const { tracker, steps } = setStage({ destinations: [beacons], transport })
    tracker.start()
    tracker.track('Performance', {})
    await vi.waitFor(() => expect(steps('Performance')).toEqual(['sent']))
    expect(send).not.toHaveBeenCalled()
  })
})

test('a hidden page hands over at once what is beyond its eight requests', () => {
  const beacon = vi.fn(() => true)
  const transport = { send: () => new Promise<never>(() => undefined), keepsAlive: () => true, beacon }
  const { tracker } = setStage({ destinations, transport })
  tracker.start()
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  for (let index = 0; index < 20; index += 1) tracker.track('AddToCart', {})
  expect(beacon).toHaveBeenCalledTimes(12)
})
