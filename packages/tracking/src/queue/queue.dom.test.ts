import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DeliveryHost, HttpDestination } from '../destination/destination.ts'
import { setStage } from '../tracker/stage.test-support.ts'
import { createBrowser, createServer, eventOf, settle } from './queue.test-support.ts'

const mistake = new TypeError('a mistake')
const uncaught: unknown[] = []

beforeEach(() => {
  uncaught.length = 0
  const queue = (then: () => void): unknown =>
    Promise.resolve()
      .then(then)
      .catch((error: unknown) => uncaught.push(error))
  vi.spyOn(globalThis, 'queueMicrotask').mockImplementation((then) => void queue(then))
})
afterEach(() => void vi.restoreAllMocks())

/** The host that a tracker gives to the queue of a destination, whose `wire` throws for some events. */
function hostOf(isBad: (payload: string) => boolean): DeliveryHost {
  const hosts: DeliveryHost[] = []
  const delivery = {
    start: (host: DeliveryHost) => {
      hosts.push(host)
      return () => undefined
    },
    deliver: () => undefined,
    flush: () => undefined,
    erase: () => undefined,
  }
  const metrics: HttpDestination = {
    name: 'metrics',
    accepts: () => true,
    enrich: ({ payload }) => payload,
    wire: ({ payload }) => {
      if (isBad(payload)) throw mistake
      return { url: '/', body: payload, contentType: 'application/json', isRepeatable: true }
    },
    delivery,
  }
  setStage({ destinations: [metrics] }).tracker.start()
  const [host] = hosts
  if (!host) throw new Error('The delivery was not started.')
  return host
}

const { wire } = hostOf((payload) => payload.includes('bad'))

test('an event whose `wire` throws holds up no other of its destination, and its owner is told', async () => {
  const server = createServer()
  const page = createBrowser(server).open({}, { wire })
  for (const id of ['bad', 'a', 'b']) page.queue.deliver(eventOf(id))
  await settle()
  expect([server.arrived, uncaught]).toEqual([['a', 'b'], [mistake]])
})

test('an event that an earlier page has stored, and whose `wire` throws, holds up no other', async () => {
  const server = createServer()
  const browser = createBrowser(server)
  browser.setOnline(false)
  const page = browser.open({}, { wire })
  for (const id of ['bad', 'a']) page.queue.deliver(eventOf(id))
  await settle()
  page.close()
  browser.setOnline(true)
  browser.open({}, { wire })
  await settle()
  expect([server.arrived, uncaught]).toEqual([['a'], [mistake]])
})

test('an event of a destination that the page does not have waits for another page', async () => {
  const server = createServer()
  const browser = createBrowser(server)
  const page = browser.open({}, { wire })
  page.queue.deliver(eventOf('a', { destination: 'other' }))
  await settle()
  page.close()
  browser.open()
  await settle()
  expect([server.arrived, uncaught]).toEqual([['a'], []])
})

test('an event whose `wire` throws once its token was refused is refused, as the server says', async () => {
  const server = createServer()
  server.answer = () => ({ kind: 'rejected', status: 403 })
  let isBad = false
  const host = hostOf(() => isBad)
  const page = createBrowser(server).open(
    {},
    {
      wire: (event) => {
        const made = host.wire(event)
        isBad = true
        return made
      },
    },
  )
  page.queue.deliver(eventOf('a'))
  await settle()
  expect(page.reports.at(-1)).toBe('a failed 403')
})
