import { timers, type Clock, type Cleanup } from '@sitewright/machine'
import type { Store } from '@sitewright/machine/store'
import type { Http } from '@sitewright/site/http'
import { createOutbox, shared, type Outbox, type OutboxView } from '@sitewright/site/outbox'
import type { SiteStorage } from '@sitewright/site/storage'
import type { FormCaptcha } from '../captcha/captcha.browser.ts'
import type { Form } from '../engine/form.browser.ts'
import { createDelivery } from './delivery.browser.ts'
import { readEarlier, type EarlierEntry } from './earlier-queue.ts'
import { followForm } from './follow.browser.ts'
import type { QueueContext } from './followed.browser.ts'
import {
  isNote,
  isQueuedForm,
  isSame,
  isShown,
  shownEntry,
  type KeptForm,
  type QueuedForm,
  type QueueEntry,
} from './queue-entry.ts'

/** Submissions that wait for the browser to be online again. */
export interface FormQueue extends Store<readonly QueueEntry[]> {
  /** Sends what waits, one after another, each in one tab. */
  readonly flush: () => Promise<void>
  /** Sends an entry that needs attention again, because the visitor asks for it. */
  readonly retry: (id: string) => Promise<void>
  /** Drops an entry, unless this page is sending it. */
  readonly remove: (id: string) => void
  /**
   * Stores the submissions of a form before they are sent, and queues those that fail before anything can have been saved,
   * each of them, and those whose page is left or crashes. A press takes the place only of the same submission: one of a form
   * with the same id and site user, with equal answers and extra fields. The form is locked while the queue sends its answers,
   * and shows its success afterwards.
   */
  readonly follow: (form: Form, context: QueueContext) => Cleanup
  /**
   * Sends what waits, now and whenever the browser is online again, with the next submission of a form that succeeds, when
   * its page is shown again, and after pauses that grow from a minute to an hour. It ends when each start is undone.
   */
  readonly start: () => Cleanup
}

/** Settings of `createFormQueue`. */
export interface FormQueueOptions {
  /** Makes the calls of the server. */
  readonly http: Pick<Http, 'call'>
  /** Storage in which an earlier version may have left submissions. They are taken over. */
  readonly storage?: SiteStorage | undefined
  /** A captcha without anything to solve. Answers of a widget cannot be had later. */
  readonly captcha?: Pick<FormCaptcha, 'answer'> | undefined
  /** The site user now. Entries of others wait. */
  readonly userId?: (() => string) | undefined
  /**
   * Milliseconds after which a submission that was never accepted expires.
   *
   * @default 7 days
   */
  readonly expiresInMs?: number | undefined
  /**
   * Number of submissions that may wait. Beyond it none is queued: the form says why it failed, and keeps its answers.
   * @default 100
   */
  readonly maxEntries?: number | undefined
  /**
   * Locks that keep two tabs from sending the same entry.
   *
   * @default navigator.locks
   */
  readonly locks?: Pick<LockManager, 'request'> | undefined
  /**
   * Window whose events tell when to send.
   *
   * @default window
   */
  readonly view?: QueueView | undefined
  /** Timers; a test gives a fake clock. */
  readonly clock?: Clock | undefined
  /** Returns the time in epoch milliseconds. */
  readonly now?: (() => number) | undefined
  /** Returns a new id for an entry. */
  readonly createId?: (() => string) | undefined
  /**
   * Returns false while the browser has no network.
   *
   * @default navigator.onLine
   */
  readonly isOnline?: (() => boolean) | undefined
}

/** Parts of a window that a queue uses. */
export type QueueView = Pick<EventTarget, 'addEventListener' | 'removeEventListener'> &
  Partial<Pick<OutboxView, 'document' | 'localStorage'>>

/** Begins the keys of the storage and the names of the locks. An earlier version had one list under it. */
const NAME = 'form-queue'
const WEEK_MS = 7 * 24 * 60 * 60 * 1000
const PAUSE = { firstMs: 60_000, longestMs: 60 * 60_000, random: () => 1 }

/**
 * Creates the queue of a site, which keeps submissions that could not be sent, and sends them later.
 *
 * @example
 * ```ts
 * import { createFormQueue } from '@sitewright/forms-client/queue'
 * import { createHttp } from '@sitewright/site/http'
 *
 * const queue = createFormQueue({ http: createHttp() }) // one for the site
 * queue.follow(form, { page: { pageTitle: 'Contact', pagePath: '/contact' } })
 * const stop = queue.start() // sends now, when the browser is online again, and after pauses
 * ```
 */
export function createFormQueue(options: FormQueueOptions): FormQueue {
  const { http, storage, captcha, userId = () => '', expiresInMs = WEEK_MS, maxEntries = 100 } = options
  const { locks = globalThis.navigator?.locks, view = globalThis, clock = timers, now, createId } = options
  const { isOnline = () => globalThis.navigator?.onLine ?? true } = options
  const leaving = new Set<() => void>()
  const leave = (): void => {
    for (const listener of leaving) listener()
  }
  const starts = new Set<object>()
  let flushes = 0
  let users = 0
  let stop: Cleanup = () => undefined
  const deliver = createDelivery({
    http,
    captcha,
    clock,
    hasLocks: locks !== undefined,
    update: (...change) => outbox.update(...change),
  })
  const mayBegin = (): boolean => starts.size > 0 || flushes > 0
  const outbox: Outbox<QueuedForm> = createOutbox<QueuedForm>({
    name: NAME,
    keep: shared,
    isBody: isQueuedForm,
    request: ([entry]) => {
      if (!entry) return undefined
      const { id, body, state } = entry
      if (state === 'sending') return deliver(entry)
      if (body.userId !== userId() || !mayBegin()) return undefined
      // While a form sends the same, it rests.
      outbox.refresh()
      const isPressed = ({ id: other, body: pressed, state: then }: KeptForm): boolean =>
        then === 'sending' && other !== id && isSame(body, pressed)
      return outbox.snapshot().some(isPressed) ? undefined : deliver(entry)
    },
    drops: 'newest',
    maxEntries,
    maxBytes: Infinity,
    maxAgeMs: expiresInMs,
    pause: PAUSE,
    view: outboxView(view, { locks, isOnline }),
    clock,
    now,
  })

  /** Adds an entry. Only forms that show the same answers again would look for notes of what was saved. */
  function add(body: QueuedForm, given?: Pick<EarlierEntry, 'id' | 'addedAt'>): KeptForm | undefined {
    const entries = outbox.snapshot()
    const excess = Math.max(0, entries.length + 1 - maxEntries)
    const dropped = entries.filter(isNote).slice(0, excess)
    if (dropped.length < excess) return undefined
    for (const { id } of dropped) outbox.remove(id)
    return outbox.add({ id: createId?.(), ...given, key: body.userId, body, isHeld: true })
  }

  function takeEarlier(): void {
    const entries = readEarlier(storage?.get(NAME))
    storage?.remove(NAME)
    for (const { id, addedAt, body, isWaiting } of entries) {
      add(body, { id, addedAt })
      outbox.release(id, { kind: isWaiting ? 'later' : 'lost' })
    }
  }

  /** Opens the outbox, for as long as somebody needs it. */
  function use(): Cleanup {
    users += 1
    if (users === 1) {
      // Before the outbox, which takes what forms leave to it.
      view.addEventListener('pagehide', leave)
      stop = outbox.start()
      takeEarlier()
    }
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      users -= 1
      if (users > 0) return
      view.removeEventListener('pagehide', leave)
      stop()
    }
  }

  async function flush(): Promise<void> {
    // A save of the page's own that fails offline could not be told from one that was sent.
    if (!isOnline()) return
    const cleanup = use()
    flushes += 1
    await outbox.flush()
    flushes -= 1
    cleanup()
  }

  return {
    subscribe: outbox.subscribe,
    snapshot: shownEntries(outbox),
    flush,
    remove: (id) => {
      const cleanup = use()
      outbox.remove(id)
      cleanup()
    },
    retry: async (id) => {
      const cleanup = use()
      const entry = outbox.snapshot().find((each) => each.id === id)
      // The server has had its key.
      if (entry?.state === 'unknown') outbox.update(id, { ...entry.body, sent: undefined })
      outbox.retry(id)
      await flush()
      cleanup()
    },
    follow: (form, context) => {
      const stopUse = use()
      const onLeave = (listener: () => void): Cleanup => {
        leaving.add(listener)
        return () => leaving.delete(listener)
      }
      const stopFollow = followForm(form, context, { outbox, add, userId, isOnline, onLeave })
      const unsubscribe = form.notices.subscribe(({ kind }) => {
        if (starts.size > 0 && kind === 'submit-success') void flush()
      })
      return () => {
        unsubscribe()
        stopFollow()
        stopUse()
      }
    },
    start: () => {
      const own = {}
      starts.add(own)
      const cleanup = use()
      void outbox.flush()
      return () => {
        starts.delete(own)
        cleanup()
      }
    },
  }
}

/** Entries as they are shown, as long as nothing changes. */
function shownEntries({ snapshot, isStored }: Outbox<QueuedForm>): () => readonly QueueEntry[] {
  let last: readonly KeptForm[] | undefined
  let shown: readonly QueueEntry[] = []
  return () => {
    const all = snapshot()
    if (all !== last) shown = all.filter(isShown).map((entry) => shownEntry(entry, isStored(entry.id)))
    last = all
    return shown
  }
}

/** A window with other locks, and another word on the network. */
function outboxView(
  view: QueueView,
  { locks, isOnline }: Pick<FormQueueOptions, 'locks'> & { readonly isOnline: () => boolean },
): OutboxView {
  const parts = {
    addEventListener: (...listener: Parameters<EventTarget['addEventListener']>) =>
      view.addEventListener(...listener),
    removeEventListener: (...listener: Parameters<EventTarget['addEventListener']>) =>
      view.removeEventListener(...listener),
    document: view.document ?? Object.assign(new EventTarget(), { hidden: false }),
    get localStorage() {
      return view.localStorage
    },
    navigator: {
      get onLine() {
        return isOnline()
      },
      locks,
    },
  }
  // The queue keeps nothing in IndexedDB.
  return parts as unknown as OutboxView
}

export type { QueueContext } from './followed.browser.ts'
export type { QueueEntry, QueueStatus } from './queue-entry.ts'
