import type { Cleanup } from '@sitewright/machine'
import { createListeners, type Store } from '@sitewright/machine/store'
import { sizeOf, type OutboxEntry } from './entry/entry.ts'
import type { OutboxOptions } from './outbox-options.browser.ts'
import { watchPage } from './page/page-life.browser.ts'
import { announceErasure } from './storage/erasure.browser.ts'
import { createSession, type EntryActions } from './session.browser.ts'

/** An entry to add. */
export interface NewEntry<Body> {
  /** What is sent. Plain data, because it is stored. */
  readonly body: Body
  /** Idempotency id. @default a random one */
  readonly id?: string | undefined
  /** Entries with the same key are sent in their order, by each page. @default '' */
  readonly key?: string | undefined
  /** Size that counts for the limits, until the body is merged or updated. @default the length of the body as JSON */
  readonly bytes?: number | undefined
  /** @default now */
  readonly addedAt?: number | undefined
  /** True for one that its owner sends, as after `hold`. @default false */
  readonly isHeld?: boolean | undefined
}

/** Requests that outlive their page. Its value is what is not done yet, oldest first. */
export interface Outbox<Body> extends Store<readonly OutboxEntry<Body>[]>, EntryActions<Body> {
  /**
   * Begins: nothing is read, stored or sent before. Call it once the visitor permits it. The cleanup ends it, and keeps what is
   * stored.
   */
  readonly start: () => Cleanup
  /**
   * Adds an entry. Returns it, or the one that it was merged into, or undefined if there is no room, it is there already, or
   * the outbox has not begun.
   */
  readonly add: (entry: NewEntry<Body>) => OutboxEntry<Body> | undefined
  /**
   * Sends what waits at once, unless the server has asked for a pause. Resolves once nothing is under way, and nothing can
   * begin for now.
   */
  readonly flush: () => Promise<void>
  /**
   * Forgets what is kept, in memory and in storage, also before `start`, and what other pages of the site have of it. Call it
   * when the visitor withdraws.
   */
  readonly erase: () => void
}

/**
 * Creates an outbox: it keeps entries until the server has accepted them, over crashes, closed tabs and
 * failing networks.
 *
 * @example
 * ```ts
 * import { createOutbox, journaled } from '@sitewright/site/outbox'
 *
 * const ratings = createOutbox<number>({
 *   name: 'ratings',
 *   keep: journaled,
 *   isBody: (body): body is number => typeof body === 'number',
 *   request: ([entry]) => ({ send: () => sendRating(entry?.id, entry?.body) }), // { kind: 'arrived' }
 * })
 * ratings.start()
 * ratings.add({ body: 5 })
 * ```
 */
export function createOutbox<Body>(given: OutboxOptions<Body>): Outbox<Body> {
  // A colon ends the name in keys and locks.
  const options = { ...given, name: given.name.replaceAll(':', '%3A') }
  const { name, keep, now = Date.now } = options
  const { subscribe, notify } = createListeners()
  let shown: readonly OutboxEntry<Body>[] | undefined
  const session = createSession(options, () => {
    shown = undefined
    notify()
  })

  function start(): Cleanup {
    const { view = window } = options
    const onStorage = (event: Event): void => session.follow(event as StorageEvent)
    session.begin(view)
    view.addEventListener('storage', onStorage)
    const stopWatch = watchPage(view, {
      leave: session.leave,
      restore: () => {
        // It tries at once, after it has read what has become of its entries meanwhile.
        session.resume()
        session.begin()
      },
      hide: () => session.resume(),
      show: () => {
        void session.recover()
        session.resume()
      },
      connect: () => session.resume(true),
    })
    return () => {
      stopWatch()
      view.removeEventListener('storage', onStorage)
      session.leave()
    }
  }

  return {
    ...session.actions,
    subscribe,
    snapshot: () => (shown ??= session.all()),
    start,
    add: ({ body, id = createId(), key = '', addedAt = now(), ...rest }) => {
      const { bytes = sizeOf(body), isHeld } = rest
      const entry: OutboxEntry<Body> = { id, key, body, addedAt, bytes, state: 'waiting' }
      return session.add(entry, isHeld)
    },
    flush: () => {
      session.resume()
      return session.rest()
    },
    erase: () => {
      const { view = window } = options
      const at = now()
      session.erase()
      // Others report what they have if they are told first. A full storage has room for that only after.
      announceErasure(name, view, at)
      keep.erase(name, view)
      announceErasure(name, view, at)
    },
  }
}

/** A random id of 128 bits. `crypto.randomUUID` is missing on pages without https. */
const createId = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36).padStart(7, '0')).join('')
