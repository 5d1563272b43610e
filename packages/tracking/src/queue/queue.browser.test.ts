import { expect, onTestFinished, test, vi } from 'vitest'
import type { DeliveryHost } from '../destination/destination.ts'
import type { TrackedEvent } from '../event/event.ts'
import { createQueue } from './queue.browser.ts'
import type { QueueView } from './queue-request.browser.ts'

const name = 'queue-in-chromium'

const eventOf = (id: string, bytes = 2): TrackedEvent => ({
  id,
  version: 2,
  name: 'Test',
  time: Date.now(),
  destination: 'metrics',
  bytes,
  payload: `"${id}"`,
})

/** A page of this browser that takes no beacon, and what it hands over to be sent later. */
function openPage() {
  const deferred: { readonly isActivated: boolean }[] = []
  const stopped = new AbortController()
  const own = window as unknown as QueueView
  const view: QueueView = Object.assign(new EventTarget(), {
    indexedDB,
    localStorage,
    navigator,
    document,
    fetchLater: (url: string, init: RequestInit) => {
      // Long enough that the test ends before it is sent.
      const later = { ...init, activateAfter: 60_000, signal: stopped.signal }
      const result = own.fetchLater?.(url, later)
      deferred.push({ isActivated: Reflect.get(Object(result), 'activated') === true })
      return result
    },
  })
  const reports: string[] = []
  const host: DeliveryHost = {
    transport: {
      send: () => Promise.resolve({ kind: 'accepted', status: 200 }),
      keepsAlive: () => true,
      beacon: () => false,
    },
    wire: ({ payload, bytes }) => ({
      url: `${location.origin}/${name}`,
      body: payload.padEnd(bytes),
      contentType: 'text/plain',
      isRepeatable: true,
    }),
    report: ({ id }, status, reason) => reports.push([id, status, reason].filter(Boolean).join(' ')),
  }
  const queue = createQueue({ name }, view)
  const cleanup = queue.start(host)
  onTestFinished(() => {
    stopped.abort()
    cleanup()
    queue.erase()
  })
  return { view, queue, reports, deferred }
}

test('hands over to fetchLater what beacons do not take, up to its quota', async ({ skip }) => {
  skip(!Reflect.has(window, 'fetchLater'), 'this browser has no fetchLater')
  const { view, queue, reports, deferred } = openPage()
  queue.deliver(eventOf('first'))
  await vi.waitFor(() => expect(reports).toContain('first sent 200'))
  view.dispatchEvent(new Event('pagehide'))
  for (const id of ['a', 'b', 'c']) queue.deliver(eventOf(id, 30_000))
  await vi.waitFor(() => expect(deferred).toHaveLength(2))
  // The next page repeats them. A page that ended before may have left a mirror without events.
  const mirrors = Object.keys(localStorage).filter((key) => key.startsWith(`${name}:`))
  const mirrored = mirrors.map((key) => localStorage.getItem(key)).filter((text) => text?.includes('"id"'))
  expect(mirrored.map((text) => [...(text ?? '').matchAll(/"id":"(\w) /g)].map(([, id]) => id))).toEqual([
    ['a', 'b', 'c'],
  ])
})

test('journals what is not sent, and a later page of this browser takes it over', async () => {
  const offline = { onLine: false, locks: navigator.locks }
  const { view, queue } = openPage()
  Object.assign(view, { navigator: offline })
  for (const id of ['x', 'y']) queue.deliver(eventOf(id))
  view.dispatchEvent(new Event('pagehide'))
  const next = openPage()
  await vi.waitFor(() =>
    expect(next.reports.toSorted()).toEqual(['x queued', 'x sent 200', 'y queued', 'y sent 200']),
  )
})
