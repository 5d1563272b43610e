import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openQueueStore, type QueueStore } from './queue-store.browser.ts'
import type { PersistedQueue } from '../../index.ts'

let sites = 0
let site = ''
const frames: HTMLIFrameElement[] = []
beforeEach(() => {
  site = `shop-${(sites += 1)}`
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const frame of frames.splice(0)) frame.remove()
  for (const storage of [localStorage, sessionStorage])
    for (const key of kept(storage)) storage.removeItem(key)
})

/** Persisted queues of this site: other tests may use the same storage at the same time. */
const kept = (storage: Storage): string[] => Object.keys(storage).filter((key) => key.startsWith(site))

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
const left = (itemId: string): PersistedQueue => [
  { operation: { kind: 'add', line: { itemId } }, key: itemId },
]
/** The same, with its request under way. */
const sent = (itemId: string): PersistedQueue =>
  left(itemId).map((each) => ({ ...each, until: 31_000, had: 2, cartId: 'cart-1' }))
const nothing: PersistedQueue = []

/** A page with locks of its own. It breaks down without a word when its frame is removed. */
function openPage(now = () => 1000): { readonly store: QueueStore; readonly breakDown: () => void } {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  frames.push(frame)
  return {
    store: openQueueStore(site, now, frame.contentWindow!.navigator.locks),
    breakDown: () => frame.remove(),
  }
}

/** Persisted queues that a page takes over from other pages. */
async function collected(store: QueueStore, ms = 50): Promise<PersistedQueue[]> {
  const taken: PersistedQueue[] = []
  store.collect((queue) => taken.push(queue))
  await wait(ms)
  return taken
}

/** First persisted queue that a page takes over. */
const received = (store: QueueStore): Promise<PersistedQueue> =>
  new Promise((resolve) => store.collect(resolve))

/** A page has its lock, and has written down what it keeps. */
const written = (): Promise<void> => vi.waitFor(() => expect(kept(localStorage)).toHaveLength(1))

describe('a persisted queue', () => {
  test('is for the next page when it was left', async () => {
    const first = openPage()
    first.store.persist(left('mug'))
    first.store.leave()
    expect(await received(openPage().store)).toEqual(left('mug'))
    expect(kept(localStorage)).toEqual([])
  })

  test('is for the next page when it broke down', async () => {
    const first = openPage()
    first.store.persist(left('mug'))
    await written()
    first.store.persist(sent('mug'))
    first.breakDown()
    expect(await received(openPage().store)).toEqual(sent('mug'))
  })

  test('is its own while it is alive', async () => {
    const first = openPage()
    first.store.persist(left('mug'))
    await written()
    const taken: PersistedQueue[] = []
    openPage().store.collect((queue) => taken.push(queue))
    await wait(1200)
    expect(taken).toEqual([])
    first.store.leave()
    await vi.waitFor(() => expect(taken).toEqual([left('mug')]), { timeout: 10_000 })
  })

  test('goes to one page only, when several are opened at once', async () => {
    const first = openPage()
    first.store.persist(left('mug'))
    first.store.leave()
    const taken: PersistedQueue[] = []
    for (const { store } of [openPage(), openPage(), openPage()]) {
      store.collect((queue) => taken.push(queue))
    }
    await vi.waitFor(() => expect(taken).toEqual([left('mug')]))
    expect(kept(localStorage)).toEqual([])
    // The next owner of the lock finds an empty storage.
    expect(await collected(openPage().store)).toEqual([])
    expect(taken).toHaveLength(1)
  })

  test('goes to a page that reads it while the other one is being left', async () => {
    const first = openPage()
    first.store.persist(left('mug'))
    await written()
    const taking = received(openPage().store)
    await wait(50)
    first.store.leave()
    expect(await taking).toEqual(left('mug'))
  })

  test.each(['is left', 'breaks down'])(
    'goes to a page that has looked long before the other one %s, with no other event',
    async (how) => {
      const first = openPage()
      first.store.persist(left('mug'))
      await written()
      const taking = received(openPage().store)
      await wait(1500)
      if (how === 'is left') first.store.leave()
      else first.breakDown()
      expect(await taking).toEqual(left('mug'))
      expect(kept(localStorage)).toEqual([])
    },
  )

  test('stays its own when it gets more after all was sent, though others wait for its end', async () => {
    const first = openPage()
    first.store.persist(left('mug'))
    await written()
    const taken: PersistedQueue[] = []
    openPage().store.collect((queue) => taken.push(queue))
    await wait(50)
    first.store.persist(nothing)
    first.store.persist(left('print'))
    await wait(1000)
    expect(taken).toEqual([])
    expect(kept(localStorage)).toHaveLength(1)
  })

  test('is not waited for by a page that is left itself', async () => {
    const first = openPage()
    first.store.persist(left('mug'))
    await written()
    const { store } = openPage()
    const taking = collected(store)
    await wait(50)
    store.leave()
    const pending = async () =>
      (await navigator.locks.query()).pending?.filter(({ name }) => name?.startsWith(site))
    await vi.waitFor(async () => expect(await pending()).toEqual([]))
    first.breakDown()
    expect(await received(openPage().store)).toEqual(left('mug'))
    expect(await taking).toEqual([])
  })

  test('is empty once all was sent', async () => {
    const first = openPage()
    first.store.persist(left('mug'))
    await written()
    first.store.persist(nothing)
    first.store.persist(left('print'))
    first.store.persist(nothing)
    await vi.waitFor(() => expect(kept(localStorage)).toEqual([]))
    first.breakDown()
    expect(await collected(openPage().store)).toEqual([])
    expect(kept(localStorage)).toEqual([])
  })

  test.each([
    ['a text', '7'],
    ['no list', '{"queue":{},"at":1000}'],
    ['without its time', '{"queue":[]}'],
    ['an operation of an unknown kind', '{"queue":[{"operation":{"kind":"gift"},"key":"[]"}],"at":1000}'],
    ['an add without an item', '{"queue":[{"operation":{"kind":"add","line":{}},"key":"[]"}],"at":1000}'],
    ['without a key', '{"queue":[{"operation":{"kind":"remove","entryId":"e"},"key":7}],"at":1000}'],
    [
      'sent at no time',
      '{"queue":[{"operation":{"kind":"remove","entryId":"e"},"key":"[]","until":"7"}],"at":1000}',
    ],
    [
      'of an earlier version, which did not say what was there before',
      '{"unsent":[{"operation":{"kind":"remove","entryId":"e"},"key":"[]"}],"uncertain":["[]"],"sent":[],"at":1000}',
    ],
  ])('is thrown away when it is %s', async (_, text) => {
    localStorage.setItem(`${site}#before`, text)
    const taken = collected(openPage().store)
    await vi.waitFor(() => expect(kept(localStorage)).toEqual([]))
    expect(await taken).toEqual([])
  })

  test('of another site, with invalid JSON, or older than a day is not taken over', async () => {
    const first = openPage()
    first.store.persist(left('mug'))
    first.store.leave()
    const [written] = kept(localStorage)
    const text = localStorage.getItem(written!)!
    const there = site
    site = 'another'
    expect(await collected(openPage().store)).toEqual([])
    site = there
    localStorage.setItem(written!, 'no json')
    expect(await collected(openPage().store)).toEqual([])
    localStorage.setItem(written!, text)
    expect(await collected(openPage(() => 1000 + 2 * 86_400_000).store)).toEqual([])
    await vi.waitFor(() => expect(kept(localStorage)).toEqual([]))
  })

  test('is not persisted in a full storage, and never with operations that were sent meanwhile', async () => {
    const first = openPage()
    first.store.persist(left('mug'))
    await written()
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    first.store.persist(left('print'))
    first.breakDown()
    full.mockRestore()
    expect(await collected(openPage().store)).toEqual([])
  })

  test('does no harm without a storage, or if locks are forbidden', async () => {
    const forbidden = new DOMException('no', 'SecurityError')
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw forbidden
    })
    const locks = { request: () => Promise.reject(forbidden) } as unknown as LockManager
    const store = openQueueStore(site, () => 0, locks)
    store.persist(left('mug'))
    store.leave()
    expect(await collected(openQueueStore(site, () => 0, locks))).toEqual([])
  })
})

describe('without locks', () => {
  const open = () => openQueueStore(site, () => 1000, null as unknown as undefined)

  test('the queue of a page goes to the next page of its tab', async () => {
    const first = open()
    first.persist(left('mug'))
    expect(kept(sessionStorage)).toEqual([])
    first.leave()
    expect(await collected(open(), 0)).toEqual([left('mug')])
    expect(await collected(open(), 0)).toEqual([])
    expect([...kept(localStorage), ...kept(sessionStorage)]).toEqual([])
  })
})
