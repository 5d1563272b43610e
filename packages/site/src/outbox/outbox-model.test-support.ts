import fc from 'fast-check'
import type { Cleanup } from '@sitewright/machine'
import type { Keep } from './storage/keeper.browser.ts'
import { shared } from './storage/shared.browser.ts'
import {
  addAll,
  createBrowser,
  createServer,
  settle,
  type Conditions,
  type Page,
  type Server,
} from './outbox.test-support.ts'
import type { Doubt, Verdict } from './entry/verdict.ts'

const servers: Readonly<Record<string, Server['answer']>> = {
  ok: () => ({ kind: 'arrived' }),
  unavailable: () => ({ kind: 'later' }),
  busy: () => ({ kind: 'later', retryAfterMs: 5000 }),
  unreachable: () => ({ kind: 'lost', reason: 'network' }),
  silent: () => 'silent',
  mute: () => 'taken, then silent',
}

const simple = fc.constantFrom(
  'settle',
  'open',
  'close',
  'crash',
  'crash slowly',
  'free',
  'freeze',
  'restore',
  'hide',
  'show',
  'offline',
  'online',
  'flush',
  'erase',
)
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      count: fc.integer({ min: 1, max: 4 }),
      inLast: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('remove' as const),
      nth: fc.nat({ max: 3 }),
      inLast: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      verdict: fc.constantFrom('arrived' as const, 'later' as const, 'lost' as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('settle' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('pass' as const), ms: fc.constantFrom(500, 1000, 10_000) }),
  },
  { weight: 8, arbitrary: fc.record({ kind: simple }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('server' as const),
      is: fc.constantFrom('slow', 'slow', 'slow', ...Object.keys(servers)),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('lend' as const, 'hold' as const, 'release' as const),
      nth: fc.nat({ max: 3 }),
      verdict: fc.constantFrom('arrived' as const, 'later' as const, 'lost' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('block' as const),
      what: fc.constantFrom('indexedDB' as const, 'locks' as const),
    }),
  },
)
type Kinds = typeof step extends fc.Arbitrary<infer Value> ? Value : never
/** What happens next; what a shopper does in a page is done in the first one, or in the last. */
type Step = Kinds extends infer Kind
  ? Kind extends { readonly inLast: boolean }
    ? Omit<Kind, 'inLast'> & { readonly inLast?: boolean }
    : Kind
  : never

/** Stories of pages that add entries, hold, release and remove some, and are hidden, frozen, closed, crashed (with locks that are held for some time more), offline, without a server or a storage. */
export const outboxStories: fc.Arbitrary<readonly Step[]> = fc.array(step, { minLength: 3, maxLength: 25 })

/** What a story breaks. */
export interface Broken {
  /** Ids that neither arrived nor are still there. */
  readonly lost: readonly string[]
  /** Ids that arrived more often than their doubt allows. */
  readonly doubled: readonly string[]
  /** Ids that arrived though they had been erased before, or that were sent after a page had removed them. */
  readonly sent: readonly string[]
  /** Ids that arrived while their owner held them, or that were not there when it let them go. */
  readonly taken: readonly string[]
}

/** Owners of entries, who send them themselves and tell the truth about what has become of them. */
interface Owners {
  /** Ids that arrived while their owner held them, or that were not there when it let them go. */
  readonly taken: string[]
  /** Adds an entry that its owner sends. */
  readonly lend: (page: Page, id: string) => void
  /** Holds one of the page's entries, if it may. */
  readonly hold: (page: Page, nth: number) => void
  /** Lets one of the entries that the page holds go. What has arrived before is never said to come later. */
  readonly release: (page: Page, nth: number, verdict: 'arrived' | 'later' | 'lost') => void
  /** A page that is left holds nothing any more. */
  readonly leave: (page: Page) => void
  readonly erase: () => void
}

function createOwners(server: Server): Owners {
  const held = new Map<string, { readonly page: Page; readonly count: number }>()
  const taken: string[] = []
  const count = (id: string): number => server.arrived.filter((other) => other === id).length
  const begin = (page: Page, id: string): void => void held.set(id, { page, count: count(id) })
  const of = (page: Page): readonly string[] => [...held.keys()].filter((id) => held.get(id)?.page === page)
  function end(id: string, isThere: boolean): void {
    if (!isThere || count(id) !== held.get(id)?.count) taken.push(id)
    held.delete(id)
  }
  return {
    taken,
    lend: (page, id) => {
      page.outbox.add({ id, body: id, isHeld: true })
      begin(page, id)
    },
    hold: (page, nth) => {
      page.outbox.refresh()
      const id = page.outbox.snapshot()[nth]?.id
      if (id !== undefined && page.outbox.hold(id)) begin(page, id)
    },
    release: (page, nth, verdict) => {
      const id = of(page)[nth]
      if (id === undefined) return
      end(
        id,
        page.outbox.snapshot().some((entry) => entry.id === id && entry.state === 'sending'),
      )
      const kind = verdict === 'later' && count(id) > 0 ? 'lost' : verdict
      if (kind === 'arrived' && count(id) === 0) server.arrived.push(id)
      page.outbox.release(id, { kind })
    },
    leave: (page) => {
      for (const id of of(page)) end(id, true)
    },
    erase: () => {
      held.clear()
    },
  }
}

/** Plays a story, then lets a last page with a working server and network come. */
export async function brokenBy(steps: readonly Step[], keep: Keep, doubt: Doubt): Promise<Broken> {
  const server = createServer()
  const browser = createBrowser(server, keep)
  const conditions: Conditions = { doubt }
  const pages = new Set<Page>()
  const frozen = new Set<Page>()
  /** Frees the locks of pages that are gone. */
  const holding: Cleanup[] = []
  const free = (): void => {
    for (const each of holding.splice(0)) each()
  }
  const reports: Page[] = []
  const added: string[] = []
  const erased = new Set<string>()
  /** How often an entry had been sent when a page removed it. */
  const removed = new Map<string, number>()
  const countAsked = (id: string): number => server.asked.filter((other) => other === id).length
  /** Requests that wait for the next `answer`. Those of a page that ends, or erases them, never get one. */
  let unanswered: ((verdict: Verdict) => void)[] = []
  const slow: Server['answer'] = () => new Promise((resolve) => unanswered.push(resolve))
  const owners = createOwners(server)
  const open = (): Page => {
    const page = browser.open({}, conditions)
    pages.add(page)
    reports.push(page)
    return page
  }
  open()
  const current = (inLast = false): Page | undefined =>
    [...pages].filter((page) => !frozen.has(page)).at(inLast ? -1 : 0)

  async function erase(): Promise<void> {
    const eraser = current() ?? open()
    // A blocked storage cannot be erased.
    browser.blocked.clear()
    await settle()
    // All tabs learn of a withdrawal. Those in the back/forward cache do not come back.
    eraser.outbox.erase()
    await settle()
    unanswered = []
    for (const id of added) if (!server.arrived.includes(id)) erased.add(id)
    owners.erase()
    for (const page of [eraser, ...frozen]) pages.delete(page)
    frozen.clear()
    open()
  }

  async function run(now: Step): Promise<void> {
    const page = current('inLast' in now && now.inLast)
    if (now.kind === 'settle') await settle()
    else if (now.kind === 'server') server.answer = servers[now.is] ?? slow
    else if (now.kind === 'answer') for (const answer of unanswered.splice(0)) answer({ kind: now.verdict })
    else if (now.kind === 'block') browser.blocked.add(now.what)
    else if (now.kind === 'open') open()
    else if (now.kind === 'free') free()
    else if (now.kind === 'offline' || now.kind === 'online') browser.setOnline(now.kind === 'online')
    else if (now.kind === 'restore') {
      const [back] = frozen
      if (back) frozen.delete(back)
      back?.restore()
    } else if (now.kind === 'erase') await erase()
    else if (page) await act(page, now)
  }

  async function act(page: Page, now: Step): Promise<void> {
    if (now.kind === 'add') {
      const ids = Array.from({ length: now.count }, (_, index) => `e${added.length + index}`)
      added.push(...ids)
      addAll(page, ids, { key: now.count === 3 ? 'other' : 'one' })
    } else if (now.kind === 'lend') {
      const id = `e${added.length}`
      added.push(id)
      owners.lend(page, id)
    } else if (now.kind === 'remove') await remove(page, now.nth)
    else if (now.kind === 'hold') owners.hold(page, now.nth)
    else if (now.kind === 'release') owners.release(page, now.nth, now.verdict)
    else if (now.kind === 'pass') page.clock.pass(now.ms)
    else if (now.kind === 'flush') void page.outbox.flush()
    else if (now.kind === 'hide' || now.kind === 'show') page[now.kind]()
    else if (now.kind === 'freeze') {
      frozen.add(page)
      owners.leave(page)
      page.freeze()
      unanswered = []
    } else if (now.kind === 'close') {
      end(page)
      page.close()
      unanswered = []
    } else if (now.kind === 'crash' || now.kind === 'crash slowly') {
      // An entry is safe once it is journaled, which takes a moment.
      await settle()
      end(page)
      if (now.kind === 'crash') page.crash()
      else holding.push(page.crashSlowly())
      unanswered = []
    }
  }

  /** Removes an entry, once the page knows of it, and the server of its request. */
  async function remove({ outbox }: Page, nth: number): Promise<void> {
    await settle()
    const id = outbox.snapshot()[nth]?.id
    if (id === undefined) return
    outbox.remove(id)
    if (outbox.snapshot().every((entry) => entry.id !== id)) removed.set(id, countAsked(id))
  }

  function end(page: Page): void {
    pages.delete(page)
    owners.leave(page)
  }

  for (const now of steps) await run(now)
  await settle()
  for (const page of pages) {
    owners.leave(page)
    page.close()
  }
  await settle()
  browser.blocked.clear()
  server.answer = createServer().answer
  browser.setOnline(true)
  const last = open()
  await settle()
  free()
  for (let turn = 0; turn < 3; turn += 1) {
    await settle()
    last.clock.pass(10_000)
  }
  await settle()
  // Without locks, two pages may take what a third has left.
  const hasNoLocks = steps.some((step) => step.kind === 'block' && step.what === 'locks')
  const mayDouble = doubt === 'repeat' || hasNoLocks
  const count = (id: string): number => server.arrived.filter((other) => other === id).length
  // A journal has ten entries in one record: after a crash, what was removed of it is there again.
  const mayBeBack = hasNoLocks || keep !== shared
  const sentAgain = [...removed].filter(([id, before]) => !mayBeBack && countAsked(id) > before)
  const open2 = new Set(last.outbox.snapshot().map(({ id }) => id))
  const given = new Set(
    reports.flatMap((page) =>
      page.reports.filter((line) => line.includes(' lost')).map((line) => line.split(' ')[0]),
    ),
  )
  return {
    lost: added.filter(
      (id) => !erased.has(id) && !removed.has(id) && count(id) === 0 && !open2.has(id) && !given.has(id),
    ),
    doubled: mayDouble ? [] : added.filter((id) => count(id) > 1),
    sent: [...[...erased].filter((id) => count(id) > 0), ...sentAgain.map(([id]) => id)],
    taken: hasNoLocks ? [] : owners.taken,
  }
}
