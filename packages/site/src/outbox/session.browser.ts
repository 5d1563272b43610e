import { timers, type Cleanup } from '@sitewright/machine'
import { createListeners } from '@sitewright/machine/store'
import { attempt } from '../reader/value.ts'
import { advance, sizeOf, type OutboxEntry } from './entry/entry.ts'
import type { EntryEvent } from './entry/entry.machine.ts'
import { readErasure } from './storage/erasure.browser.ts'
import type { Keeper, StorageChange } from './storage/keeper.browser.ts'
import type { OutboxOptions, OutboxStep } from './outbox-options.browser.ts'
import { createSender, type Flight, type Held } from './sender.browser.ts'
import type { Doubt, Verdict } from './entry/verdict.ts'
import type { OutboxView } from './page/view.browser.ts'

/** What the owner of an outbox does with one of its entries. */
export interface EntryActions<Body> {
  /** Sends an entry again of which it is unknown whether it has arrived. */
  readonly retry: (id: string) => void
  /** Drops an entry, unless this page is sending it. */
  readonly remove: (id: string) => void
  /** Stores another body of an entry, such as with the token that it is about to be sent with. */
  readonly update: (id: string, body: Body) => void
  /**
   * Keeps an entry from being sent, because its owner sends it, until `release`. Returns false if it is being sent, or is not
   * there.
   */
  readonly hold: (id: string) => boolean
  /** Ends `hold` with what became of the entry. What is `lost` is `unknown` then. */
  readonly release: (id: string, verdict: Verdict) => void
  /** Checks whether an entry is stored, not in memory only. */
  readonly isStored: (id: string) => boolean
  /** Reads what other tabs have stored by now: their events come later. */
  readonly refresh: () => void
}

/** What one page has of an outbox, from its start on. A page that is left has none until it comes back. */
export interface Session<Body> {
  readonly actions: EntryActions<Body>
  /** Returns what is not done yet, oldest first. */
  readonly all: () => readonly OutboxEntry<Body>[]
  /** Begins, or begins again in the same window, unless it was erased. */
  readonly begin: (view?: OutboxView) => void
  /**
   * Takes an entry, perhaps one that its owner sends. Returns it, or the one that it has joined. Returns undefined if it is
   * there already, there is no room, or the session has not begun.
   */
  readonly add: (entry: OutboxEntry<Body>, isLent?: boolean) => OutboxEntry<Body> | undefined
  /** Takes over what pages have left that are gone, and reads what all pages keep. */
  readonly recover: () => Promise<void>
  /** Sends what may be sent now, and what waits for its next attempt. */
  readonly resume: (isNetworkNew?: boolean) => void
  /** Resolves once nothing is under way, and nothing can begin for now. */
  readonly rest: () => Promise<void>
  /** Hands over or stores what is left, now and whatever is added from now on. */
  readonly leave: Cleanup
  /** Forgets all entries, and ends. */
  readonly erase: Cleanup
  /** Follows what another page has changed in the storage. */
  readonly follow: (change: StorageChange) => void
}

const DAY_MS = 24 * 60 * 60_000

const entryOf = <Body>({ entry }: Held<Body>): OutboxEntry<Body> => entry

/** Creates the session of a page. `onChange` is called after each change of the entries. */
export function createSession<Body>(options: OutboxOptions<Body>, onChange: Cleanup): Session<Body> {
  const { maxEntries = 1000, maxBytes = 1_000_000, maxAgeMs = DAY_MS, drops, merge } = options
  const { name, keep, clock = timers, now = Date.now } = options
  // A report that throws is an uncaught error, and keeps nothing from being stored and sent.
  const { subscribe, notify: report } = createListeners<Parameters<NonNullable<typeof options.report>>>()
  if (options.report) subscribe(options.report)
  const entries = new Map<string, Held<Body>>()
  /** Entries that are not stored yet: one write stores all of a task. */
  const unwritten = new Set<Held<Body>>()
  /** Verdicts on what the page was sending when it was left, until it knows whether it gets it back. */
  const late = new Map<string, Verdict>()
  /** Bytes of all entries. */
  let bytes = 0
  /** Time of the newest entry, and whether the entries are in the order of theirs. */
  let newest = 0
  let isOrdered = true
  let keeper: Keeper<Body> | undefined
  let window: OutboxView | undefined
  let recovering: Promise<void> | undefined
  let isNews = false
  let isOver = true

  const view = (): OutboxView | undefined => (isOver ? undefined : window)
  const sender = createSender({ options, view, expire, take, mark, settle, refresh })

  function hold(entry: OutboxEntry<Body>, isFresh = false): Held<Body> {
    const { id } = entry
    const known = entries.get(id)
    if (known) return known
    // A page that has come back may be sending it still.
    const held = sender.find(id) ?? { entry, isFresh, isTaken: false }
    entries.set(id, held)
    bytes += held.entry.bytes
    if (entry.addedAt < newest) isOrdered = false
    else newest = entry.addedAt
    sender.add(held)
    return held
  }

  /** Puts an entry in the place of the one that is held. */
  function replace(held: Held<Body>, entry: OutboxEntry<Body>): void {
    if (has(held)) bytes += entry.bytes - held.entry.bytes
    held.entry = entry
  }

  function drop(held: Held<Body>): void {
    if (entries.delete(held.entry.id)) bytes -= held.entry.bytes
    sender.drop(held)
    unwritten.delete(held)
  }

  const all = (): readonly OutboxEntry<Body>[] => [...entries.values()].map(entryOf)

  const has = (held: Held<Body>): boolean => entries.get(held.entry.id) === held

  /** Ends an entry. One that another page has removed is reported there. */
  function finish(held: Held<Body>, step?: OutboxStep, reason?: string): void {
    if (!has(held)) return
    drop(held)
    keeper?.remove(held.entry.id)
    if (step) report(held.entry, step, reason)
    onChange()
  }

  function change(held: Held<Body>, event: EntryEvent): void {
    held.entry = advance(held.entry, event)
    keeper?.put([held.entry])
    onChange()
    if (held.entry.state === 'unknown') report(held.entry, 'unknown')
  }

  function expire(held: Held<Body>): boolean {
    const isExpired = now() - held.entry.addedAt > maxAgeMs
    if (isExpired) finish(held, 'expired')
    return isExpired
  }

  function take(group: readonly Held<Body>[], doubt: Doubt): boolean | Promise<boolean> {
    const sending = group.map(({ entry }) => advance(entry, 'send'))
    return keeper?.take(sending, doubt) ?? false
  }

  function mark(group: readonly Held<Body>[]): void {
    for (const held of group) {
      held.entry = advance(held.entry, 'send')
      held.isFresh = false
    }
    onChange()
  }

  function settle(group: readonly Held<Body>[], doubt: Doubt, verdict: Verdict): boolean {
    const { kind } = verdict
    const isDone = kind === 'arrived' || kind === 'refused'
    for (const held of group) {
      if (has(held)) apply(held, doubt, verdict)
      else if (isDone || (kind === 'later' && (isOver || recovering))) late.set(held.entry.id, verdict)
    }
    return isDone || (kind === 'lost' && doubt !== 'repeat')
  }

  function apply(held: Held<Body>, doubt: Doubt, { kind, reason }: Verdict): void {
    if (kind === 'arrived' || kind === 'refused') finish(held, kind, reason)
    else if (held.entry.state === 'waiting') return
    else if (kind === 'later' || doubt === 'repeat') change(held, 'wait')
    else if (doubt === 'forget') finish(held, 'lost', reason)
    else change(held, 'doubt')
  }

  /** Takes in an entry that a page has left, perhaps this one. What was being sent ends, or begins again. */
  function admit(entry: OutboxEntry<Body>): void {
    const isKnown = entries.has(entry.id)
    const held = hold(entry)
    if (held.isTaken) return
    replace(held, entry)
    const verdict = late.get(entry.id)
    const request = entry.state === 'sending' ? sender.requestFor([held]) : undefined
    if (verdict || request) apply(held, request?.doubt ?? 'repeat', verdict ?? { kind: 'lost' })
    if (!isKnown && has(held)) report(held.entry, 'recovered')
  }

  function refresh(): void {
    const kept = keeper?.read?.()
    if (!kept) return
    const found = new Map(kept.map((entry) => [entry.id, entry]))
    for (const held of entries.values()) {
      const { id } = held.entry
      if (unwritten.has(held)) continue
      if (isOvertaken(held, found.get(id))) sender.withdraw(held)
      if (!held.isTaken && !found.has(id)) drop(held)
    }
    for (const entry of kept) {
      const held = hold(entry)
      if (held.isTaken || unwritten.has(held)) continue
      replace(held, entry)
      expire(held)
    }
    onChange()
  }

  /** Checks whether another page has sent an entry, or removed it, while a request of this one gets ready. */
  const isOvertaken = ({ isTaken, entry }: Held<Body>, kept?: OutboxEntry<Body>): boolean =>
    isTaken && entry.state === 'waiting' && kept?.state !== 'waiting' && !keeper?.isInUse?.(entry.id)

  function recover(): Promise<void> {
    refresh()
    isNews = true
    recovering ??= claim().finally(() => (recovering = undefined))
    return recovering
  }

  async function claim(): Promise<void> {
    while (isNews && keeper && !isOver) {
      isNews = false
      const from = keeper
      const found = await from.claim()
      // A page that was left meanwhile has left these, too.
      if (from === keeper && !isOver) for (const entry of found) admit(entry)
    }
    if (isOver) return
    late.clear()
    refresh()
    for (const held of entries.values()) if (!held.isTaken) expire(held)
    makeRoom()
    onChange()
    sender.pump()
  }

  /** Checks whether the limits hold, also with more entries or bytes. */
  const hasRoom = (count = 0, more = 0): boolean =>
    entries.size + count <= maxEntries && bytes + more <= maxBytes

  /** Drops the oldest entries that are not being sent, until the limits hold. What was accepted is kept if the newest go. */
  function makeRoom(): void {
    if (drops === 'newest' || hasRoom()) return
    if (!isOrdered) {
      const oldest = [...entries].sort(([, one], [, other]) => one.entry.addedAt - other.entry.addedAt)
      entries.clear()
      for (const [id, held] of oldest) entries.set(id, held)
      isOrdered = true
    }
    for (const held of entries.values()) {
      if (!held.isTaken) finish(held, 'overflow')
      if (hasRoom()) break
    }
  }

  /** Joins an entry with the last of its key, if no request of any page has had that yet, and the limits allow it. */
  function join({ key, body: added }: OutboxEntry<Body>): OutboxEntry<Body> | undefined {
    const last = merge && [...entries.values()].filter((held) => held.entry.key === key).at(-1)
    if (!last?.isFresh || last.isTaken || last.entry.state !== 'waiting') return undefined
    const body = attempt(() => merge?.(last.entry.body, added))
    if (body === undefined) return undefined
    const joined = { ...last.entry, body, bytes: sizeOf(body) }
    if (!hasRoom(0, joined.bytes - last.entry.bytes)) return undefined
    replace(last, joined)
    write(last)
    return joined
  }

  function write(held: Held<Body>): void {
    if (unwritten.size === 0) queueMicrotask(writeAll)
    unwritten.add(held)
    onChange()
  }

  /** Stores and sends what was added in one task. */
  function writeAll(): void {
    const group = [...unwritten].map(entryOf)
    unwritten.clear()
    keeper?.put(group)
    if (isOver) leaveAll()
    else sender.pump()
  }

  function lend(held: Held<Body>): void {
    sender.lend(held)
    held.isFresh = false
    // Locked before it is marked: other pages take what is being sent without a lock for something left behind.
    keeper?.hold?.(held.entry.id)
    held.entry = advance(held.entry, 'wait')
    change(held, 'send')
  }

  function add(entry: OutboxEntry<Body>, isLent = false): OutboxEntry<Body> | undefined {
    if (!keeper || entries.has(entry.id)) return undefined
    const joined = !isLent && join(entry)
    if (joined) return joined
    // An entry that could never be kept drops no other.
    if (entry.bytes > maxBytes || (drops === 'newest' && !hasRoom(1, entry.bytes))) {
      report(entry, 'overflow')
      return undefined
    }
    const held = hold(entry, true)
    report(entry, 'added')
    if (isLent) lend(held)
    else write(held)
    makeRoom()
    return has(held) ? entry : undefined
  }

  function reportGone({ group, doubt }: Flight<Body>, isKept: boolean): void {
    for (const { entry } of doubt === 'forget' ? group : [])
      report(entry, isKept ? 'arrived' : 'lost', 'handed over')
  }

  function leave(): void {
    if (isOver) return
    for (const flight of sender.cancel()) reportGone(flight, flight.isKept)
    isOver = true
    leaveAll()
  }

  /** Stores and hands over what is there. It is not this page's alone any more. */
  function leaveAll(): void {
    if (!keeper || !window) return
    const given = sender.collectGiven(window)
    for (const { group } of given) {
      mark(group)
      keeper.put(group.map(entryOf))
    }
    // First to the storage: a page that is closed has half a second, and handing over takes long on a busy machine.
    const unstored = keeper.leave(all())
    const refused = given.flatMap((flight) =>
      // Requests that may be repeated need no other record.
      handOver(flight) || flight.doubt === 'repeat' ? [] : flight.group.map(entryOf),
    )
    keeper.put(refused)
    if (refused.length > 0) keeper.leave(refused)
    // Entries that all pages share are still shown.
    if (keeper.read) return
    const inMemory = new Set(unstored.map(({ id }) => id))
    for (const held of entries.values()) if (!inMemory.has(held.entry.id)) drop(held)
    onChange()
  }

  function handOver(flight: Flight<Body>): boolean {
    const isGiven = attempt(() => flight.request.handOver?.()) ?? false
    sender.end(flight)
    if (isGiven) reportGone(flight, true)
    else for (const held of flight.group) held.entry = advance(held.entry, 'wait')
    return isGiven
  }

  /** Forgets the entries up to a time, at which another page has erased all. */
  function forget(erasedAt: number): void {
    for (const held of entries.values()) {
      if (held.entry.addedAt > erasedAt) continue
      sender.withdraw(held)
      finish(held, 'erased')
    }
  }

  /** Notices which entry another page has stored or removed. */
  function notice({ key, newValue }: StorageChange): void {
    const held = entries.get(key?.slice(name.length + 1) ?? '')
    if (!held) return
    held.isFresh = false
    // Its request would begin with an outdated body.
    if (isOvertaken(held)) sender.withdraw(held)
    // A request of this page that is under way ends with no entry, and so does not put it back.
    if (newValue === null) finish(held)
  }

  const actions: EntryActions<Body> = {
    refresh,
    release: sender.release,
    retry: (id) => {
      const held = entries.get(id)
      if (held?.entry.state !== 'unknown') return
      change(held, 'wait')
      sender.resume()
    },
    remove: (id) => {
      const held = entries.get(id)
      if (!held || (held.isTaken && held.entry.state === 'sending')) return
      sender.withdraw(held)
      finish(held, 'erased')
      // Entries that were to travel with it go without it.
      sender.pump()
    },
    update: (id, body) => {
      const held = entries.get(id)
      if (!held) return
      replace(held, { ...held.entry, body, bytes: sizeOf(body) })
      // While a request gets ready with it, others do not see it.
      if (!held.isTaken || held.entry.state === 'sending') keeper?.put([held.entry])
      onChange()
      makeRoom()
    },
    hold: (id) => {
      const held = entries.get(id)
      if (!held || held.entry.state === 'sending') return false
      lend(held)
      return true
    },
    isStored: (id) => {
      const held = entries.get(id)
      return !!held && !unwritten.has(held) && !!keeper?.isStored(id)
    },
  }

  return {
    actions,
    all,
    add,
    recover,
    leave,
    resume: sender.resume,
    follow: (change) => {
      const erasedAt = readErasure(name, change)
      if (erasedAt !== undefined) forget(erasedAt)
      else if (keep.isNews(name, change)) {
        notice(change)
        void recover()
      }
    },
    begin: (given = keeper && window) => {
      if (!given) return
      window = given
      isOver = false
      // One that all pages share goes on.
      keeper = keeper?.read
        ? keeper
        : keep.open({ ...options, clock, now, view: given, onFree: () => void recover() })
      // Entries that no storage takes have stayed in memory.
      const unstored = keeper.read ? [] : all()
      keeper.put(unstored)
      for (const entry of unstored) admit(entry)
      void recover()
    },
    rest: async () => {
      // Entries that closed pages have left are news to all pages.
      if (keeper?.read) await recover()
      await sender.rest()
    },
    erase: () => {
      sender.cancel()
      keeper?.erase()
      keeper = undefined
      isOver = true
      for (const held of entries.values()) finish(held, 'erased')
      late.clear()
    },
  }
}
