import { describe, expect, test } from 'vitest'
import { createBrowser, createServer, eventOf, settle, type Server } from './queue.test-support.ts'

function setUp(): { readonly server: Server; readonly browser: ReturnType<typeof createBrowser> } {
  const server = createServer()
  return { server, browser: createBrowser(server) }
}
const unavailable = () => ({ kind: 'rejected', status: 503 }) as const
const never = () => new Promise<never>(() => undefined)
const ids = (count: number): string[] => Array.from({ length: count }, (_, index) => `e${index}`)

describe('a queue', () => {
  test('sends each event once, and keeps nothing', async () => {
    const { server, browser } = setUp()
    const page = browser.open()
    for (const id of ids(20)) page.queue.deliver(eventOf(id))
    await settle()
    expect(server.arrived).toEqual(ids(20))
    page.close()
    await settle()
    browser.open()
    await settle()
    expect(server.arrived).toEqual(ids(20))
    expect(Object.keys(browser.storage)).toEqual(['limit'])
  })

  test('sends an event again until the server accepts it', async () => {
    const { server, browser } = setUp()
    server.answer = unavailable
    const page = browser.open()
    page.queue.deliver(eventOf('a'))
    for (const ms of [1000, 2000]) {
      await settle()
      page.clock.pass(ms)
    }
    await settle()
    expect(server.requests).toBe(3)
    server.answer = createServer().answer
    page.clock.pass(3999)
    await settle()
    expect(server.arrived).toEqual([])
    page.clock.pass(1)
    await settle()
    expect(server.arrived).toEqual(['a'])
    expect(page.reports).toEqual(['a queued', 'a sent'])
  })

  test('waits as long as the server asks', async () => {
    const { server, browser } = setUp()
    server.answer = () => ({ kind: 'rejected', status: 429, retryAfter: '30' })
    const page = browser.open()
    page.queue.deliver(eventOf('a'))
    await settle()
    browser.setOnline(true)
    page.queue.flush()
    page.clock.pass(29_999)
    await settle()
    expect(server.requests).toBe(1)
    page.clock.pass(1)
    await settle()
    expect(server.requests).toBe(2)
  })

  test('resumes what a crashed page has journaled', async () => {
    const { server, browser } = setUp()
    server.answer = never
    const page = browser.open()
    for (const id of ids(120)) page.queue.deliver(eventOf(id))
    await settle()
    page.crash()
    server.answer = createServer().answer
    browser.open()
    await settle()
    expect(new Set(server.arrived)).toEqual(new Set(ids(120)))
  })

  test('hands over to the browser what it takes when the page is left, and sends it no more', async () => {
    const { server, browser } = setUp()
    const page = browser.open()
    for (const id of ids(100)) page.queue.deliver(eventOf(id))
    page.close()
    await settle()
    browser.open()
    await settle()
    expect(server.arrived.toSorted()).toEqual(ids(100).toSorted())
  })

  test('leaves to the next page what does not fit the quota of requests that outlive a page', async () => {
    const { server, browser } = setUp()
    const page = browser.open()
    for (const id of ids(200)) page.queue.deliver(eventOf(id, { bytes: 2000 }))
    page.close()
    await settle()
    expect(server.arrived).toHaveLength(30)
    browser.open()
    await settle()
    expect(server.arrived.toSorted()).toEqual(ids(200).toSorted())
  })
})
