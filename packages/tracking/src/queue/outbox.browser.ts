import { attempt } from '../attempt.ts'
import type { TrackedEvent } from '../event/event.ts'
import type { Chunk } from './mirror.browser.ts'
import type { QueueSettings } from './queue-options.ts'
import type { PageStorage } from './storage.browser.ts'
import type { QueueView } from './view.browser.ts'

/** The page that opens an outbox. */
export interface Opener {
  readonly settings: Pick<QueueSettings, 'name' | 'now'>
  readonly view: QueueView
}

/** The storage of one page's events until they are delivered. */
export interface Outbox {
  readonly add: (events: readonly TrackedEvent[]) => Chunk
  /** Counts one event of a chunk as done, if it is journaled. */
  readonly finish: (chunk: Chunk | undefined) => void
  /** Takes over the events of pages that are gone. No other page gets them. */
  readonly claim: () => Promise<readonly Chunk[]>
  /** Leaves events to the next page. They replace what this page has journaled, or are added to what it has left before. */
  readonly leave: (events: readonly TrackedEvent[]) => void
  readonly close: () => void
}

/**
 * Opens the outbox of a page. Events are journaled in IndexedDB, which survives a crash, and mirrored in localStorage when
 * the page is left, because IndexedDB loses what a page writes as it is destroyed. The journal is loaded while the page
 * goes on. Until then, and where that fails, memory and mirror hold the events.
 */
export function openOutbox({ settings, view }: Opener): Outbox {
  const owner = `${settings.name}:${Math.random()}`
  let chunks = 0
  let isOver = false
  let storage: PageStorage | undefined

  const loading = import('./storage.browser.ts')
    .then(({ openStorage }) => {
      if (!isOver) storage = openStorage({ ...settings, view, owner })
    })
    .catch(() => undefined)

  const createChunk = (events: readonly TrackedEvent[]): Chunk => ({
    events,
    key: `${owner}/${(chunks += 1)}`,
    left: events.length,
  })

  function write(change: 'put' | 'finish', chunk: Chunk | undefined): void {
    if (chunk) void loading.then(() => storage?.[change](chunk))
  }

  return {
    claim: async () => {
      await loading
      return (await storage?.recover(createChunk)) ?? []
    },
    add: (events) => {
      const chunk = createChunk(events)
      write('put', chunk)
      return chunk
    },
    finish: (chunk) => write('finish', chunk),
    leave: (events) => {
      attempt(() => {
        if (storage) storage.leave(events)
        else if (events.length > 0)
          view.localStorage.setItem(`${owner}${Math.random()}`, JSON.stringify(events))
      })
      isOver = true
    },
    close: () => {
      isOver = true
      storage?.close()
    },
  }
}
