import { createFakeClock } from '@sitewright/machine/testing'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { openForm, page } from '../form/form.test-support.ts'
import { defineForm } from '../index.ts'
import { createFormQueue } from './queue.browser.ts'

const contact = defineForm({ id: 'contact', fields: [{ id: 'mail', kind: 'email' }] })

afterEach(() => document.body.replaceChildren())

/** Another document of the same site, with the locks that its browser gives it. */
function openDocument() {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const { locks } = frame.contentWindow!.navigator
  return { locks, close: () => frame.remove() }
}

/** A visitor with a submission that waits, and queues in several documents over the same storage. */
async function openWaiting() {
  const items = new Map<string, string>()
  const storage = {
    get: (key: string): unknown => JSON.parse(items.get(key) ?? 'null') ?? undefined,
    set: (key: string, value: unknown) => void items.set(key, JSON.stringify(value)),
    remove: (key: string) => void items.delete(key),
  }
  const opened = openForm(contact, { values: { mail: 'ada@example.com' } })
  const { http, server, form } = opened
  const openQueue = (locks: LockManager) => {
    const time = createFakeClock()
    const view = new EventTarget()
    const queue = createFormQueue({ http, storage, locks, view, clock: time.clock })
    const statuses = () => queue.snapshot().map(({ status }) => status)
    return { queue, statuses, ...time }
  }
  const own = openQueue(navigator.locks)
  onTestFinished(own.queue.follow(form, { page }))
  server.use('offline', 'fetchFormKey')
  await form.submit()
  server.use('success', 'fetchFormKey')
  const saves = () => server.calls.filter(({ name }) => name === 'saveForm').length
  return { ...opened, own, openQueue, saves }
}

describe('the locks of a browser', () => {
  test('let one document at a time send what waits: it is saved once', async () => {
    const { own, openQueue, server } = await openWaiting()
    const others = [openDocument(), openDocument()].map(({ locks }) => openQueue(locks))
    const all = [own, ...others]
    await Promise.all(all.map(({ queue }) => queue.flush()))
    expect(server.state.saved.map(({ answers }) => answers)).toEqual([{ mail: 'ada@example.com' }])
  })

  test('keep what one document sends from being sent by another one', async () => {
    const { own, openQueue, server, saves } = await openWaiting()
    server.use('neverAnswers', 'saveForm')
    const other = openDocument()
    const { queue } = openQueue(other.locks)
    void queue.flush()
    await expect.poll(saves).toBe(1)
    void own.queue.flush()
    // The document waits for the lock of the queue, as its browser says.
    await expect
      .poll(async () => (await navigator.locks.query()).pending?.map(({ name }) => name))
      .toContain('form-queue')
    expect(saves()).toBe(1)
    other.close()
    // Its locks are free: an unknown outcome is never sent again by itself.
    await expect.poll(async () => (await navigator.locks.query()).pending).toEqual([])
    await expect
      .poll(() => {
        own.pass(500)
        return own.statuses()
      })
      .toEqual(['attention'])
    expect(saves()).toBe(1)
  })
})
