import { timers } from '@sitewright/machine'
import { describe, expect, test } from 'vitest'
import { advance, type OutboxEntry } from '../entry/entry.ts'
import { createBrowser, createServer } from '../outbox.test-support.ts'
import type { OutboxView } from '../page/view.browser.ts'
import { sharedIn } from './shared.browser.ts'

const entry: OutboxEntry<string> = { id: 'a', key: '', body: 'a', addedAt: 0, bytes: 1, state: 'waiting' }

/** Opens the keepers of two tabs. */
function openTwo() {
  const { storage } = createBrowser(createServer())
  const open = () =>
    sharedIn(() => storage.of({})).open<string>({
      name: 'test',
      isBody: (body) => typeof body === 'string',
      clock: timers,
      now: () => 0,
      view: { navigator: {} } as OutboxView,
      onFree: () => undefined,
    })
  return [open(), open()] as const
}

describe('an entry in the storage of all tabs', () => {
  test('is taken by the tab that asks first', async () => {
    const [one] = openTwo()
    one.put([entry])
    expect(await one.take([advance(entry, 'send')], 'repeat')).toBe(true)
  })

  test('is not taken after another tab has removed it', async () => {
    const [one, other] = openTwo()
    one.put([entry])
    other.remove('a')
    expect(await one.take([advance(entry, 'send')], 'repeat')).toBe(false)
    expect(other.read?.()).toEqual([])
  })

  test('is not taken after another tab has begun to send it, which may be gone', async () => {
    const [one, other] = openTwo()
    one.put([entry])
    other.put([advance(entry, 'send')])
    expect(await one.take([advance(entry, 'send')], 'repeat')).toBe(false)
  })
})
