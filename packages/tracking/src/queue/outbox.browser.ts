import type { TrackedEvent } from '../event/event.ts'
import type { JournalChange } from './journal.browser.ts'
import { attempt, type Chunk } from './mirror.browser.ts'
import type { PageStorage } from './storage.browser.ts'
import type { QueueView } from './view.browser.ts'

/** The storage of one page's events until they are delivered. */
export interface Outbox {
  readonly add: (events: readonly TrackedEvent[]) => Chunk
  /** Counts one event of a chunk as done. */
  readonly finish: (chunk: Chunk) => void
  /** Takes over the events of pages that are gone. No other page gets them. */
  readonly claim: () => Promise<readonly Chunk[]>
  /** Leaves events to the next page. They replace what this page has journaled. */
  readonly leave: (events: readonly TrackedEvent[]) => void
  readonly close: () => void
}

/**
 * Opens the outbox of a page. Events are journaled in IndexedDB, which survives a crash, and mirrored in localStorage when
 * the page is left, because IndexedDB loses what a page writes as it is destroyed. The journal is loaded while the page
 * goes on. Until then, and where that fails, memory and mirror hold the events.
 */
export function openOutbox(name: string, view: QueueView, now: () => number): Outbox {
  const owner = `${name}:${Math.random()}`
  let chunks = 0
  let journaled = 0
  let isClaiming = false
  let isOver = false
  let storage: PageStorage | undefined

  const loading = import('./storage.browser.ts').then(
    ({ openStorage }) => {
      if (!isOver) storage = openStorage({ name, view, now, owner })
    },
    () => undefined,
  )

  function createChunk(events: readonly TrackedEvent[]): Chunk {
    journaled += 1
    return { events, key: `${owner}/${(chunks += 1)}`, left: events.length }
  }

  function write(change: JournalChange): void {
    void loading.then(() => {
      if (!isOver) storage?.write(change)
    })
  }

  async function claim(): Promise<readonly Chunk[]> {
    await loading
    const begin = (): boolean => (isClaiming = !isOver)
    const taken = (await storage?.recover(createChunk, begin)) ?? []
    isClaiming = false
    return taken
  }

  function end(): void {
    isOver = true
    storage?.release()
  }

  return {
    claim,
    add: (events) => {
      const chunk = createChunk(events)
      write((store) => store.put(events, chunk.key))
      return chunk
    },
    finish: (chunk) => {
      chunk.left -= 1
      if (chunk.left > 0) return
      write((store) => {
        journaled -= 1
        store.delete(chunk.key)
      })
    },
    leave: (events) => {
      // While others' events are being moved here, the journal has what this page does not know yet.
      const key = isClaiming ? `${owner}+` : owner
      const isJournaled = storage && (journaled > 0 || !storage.isIdle())
      attempt(() => {
        if (events.length > 0 || isJournaled) view.localStorage.setItem(key, JSON.stringify(events))
      })
      end()
    },
    close: () => {
      storage?.close()
      end()
    },
  }
}
