import { createFakeClock } from '@sitewright/machine/testing'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { openForm, page } from '../test-support/form.test-support.ts'
import { defineForm } from '../index.ts'
import { createFormQueue } from './queue.browser.ts'
import { createMemory } from './queue.test-support.ts'

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
  const { localStorage } = createMemory()
  const opened = openForm(contact, { values: { mail: 'ada@example.com' } })
  const { http, server, form } = opened
  const openQueue = (locks: LockManager) => {
    const time = createFakeClock()
    const view = Object.assign(new EventTarget(), { localStorage })
    const queue = createFormQueue({ http, locks, view, clock: time.clock })
    const statuses = () => queue.snapshot().map(({ status }) => status)
    return { queue, statuses, ...time }
  }
  const own = openQueue(navigator.locks)
  onTestFinished(own.queue.follow(form, { page }))
  server.use('offline', 'fetchFormKey')
  await form.submit()
  server.use('success', 'fetchFormKey')
  // What it has stored may reach others late, so that its lock is free a moment later.
  own.pass(500)
  await expect.poll(async () => (await navigator.locks.query()).held).toEqual([])
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
    // The document waits for the lock of the entry, as its browser says.
    await expect
      .poll(async () => (await navigator.locks.query()).pending?.map(({ name }) => name))
      .toContainEqual(expect.stringMatching(/^form-queue:/))
    expect(saves()).toBe(1)
    server.use('success', 'saveForm')
    other.close()
    // Its locks are free: the submission is sent again, with the same key.
    await expect
      .poll(async () => {
        own.pass(500)
        await own.queue.flush()
        return own.statuses()
      })
      .toEqual([])
    expect(saves()).toBe(2)
    expect(server.state.saved).toMatchObject([{ key: 'key-1' }])
  })
})
