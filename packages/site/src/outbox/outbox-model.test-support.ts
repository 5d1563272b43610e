import fc from 'fast-check'
import type { Keep } from './storage/keeper.browser.ts'
import {
  addAll,
  createBrowser,
  createServer,
  settle,
  type Conditions,
  type Page,
  type Server,
} from './outbox.test-support.ts'
import type { Doubt } from './entry/verdict.ts'

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
    arbitrary: fc.record({ kind: fc.constant('add' as const), count: fc.integer({ min: 1, max: 4 }) }),
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
      is: fc.constantFrom(...Object.keys(servers)),
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
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** Stories of pages that add entries, and are hidden, frozen, closed, crashed, offline, without a server or a storage. */
export const outboxStories: fc.Arbitrary<readonly Step[]> = fc.array(step, { minLength: 3, maxLength: 25 })

/** What a story breaks. */
export interface Broken {
  /** Ids that neither arrived nor are still there. */
  readonly lost: readonly string[]
  /** Ids that arrived more often than their doubt allows. */
  readonly doubled: readonly string[]
  /** Ids that arrived though they had been erased before. */
  readonly sent: readonly string[]
}

/** Plays a story, then lets a last page with a working server and network come. */
export async function brokenBy(steps: readonly Step[], keep: Keep, doubt: Doubt): Promise<Broken> {
  const server = createServer()
  const browser = createBrowser(server, keep)
  const conditions: Conditions = { doubt }
  const pages = new Set<Page>()
  const frozen = new Set<Page>()
  const reports: Page[] = []
  const added: string[] = []
  const erased = new Set<string>()
  const open = (): Page => {
    const page = browser.open({}, conditions)
    pages.add(page)
    reports.push(page)
    return page
  }
  open()
  const current = (): Page | undefined => [...pages].find((page) => !frozen.has(page))

  async function erase(): Promise<void> {
    const eraser = current() ?? open()
    // What is blocked cannot be erased.
    browser.blocked.clear()
    await settle()
    // All tabs learn of a withdrawal. Those in the back/forward cache do not come back.
    eraser.outbox.erase()
    await settle()
    for (const id of added) if (!server.arrived.includes(id)) erased.add(id)
    for (const page of [eraser, ...frozen]) pages.delete(page)
    frozen.clear()
    open()
  }

  async function run(now: Step): Promise<void> {
    const page = current()
    if (now.kind === 'settle') await settle()
    else if (now.kind === 'server') server.answer = servers[now.is] ?? createServer().answer
    else if (now.kind === 'block') browser.blocked.add(now.what)
    else if (now.kind === 'open') open()
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
    } else if (now.kind === 'pass') page.clock.pass(now.ms)
    else if (now.kind === 'flush') void page.outbox.flush()
    else if (now.kind === 'hide' || now.kind === 'show') page[now.kind]()
    else if (now.kind === 'freeze') {
      frozen.add(page)
      page.freeze()
    } else if (now.kind === 'close' || now.kind === 'crash') {
      // An entry is safe once it is journaled, which takes a moment.
      if (now.kind === 'crash') await settle()
      pages.delete(page)
      page[now.kind]()
    }
  }

  for (const now of steps) await run(now)
  await settle()
  for (const page of pages) page.close()
  await settle()
  browser.blocked.clear()
  server.answer = createServer().answer
  browser.setOnline(true)
  const last = open()
  for (let turn = 0; turn < 3; turn += 1) {
    await settle()
    last.clock.pass(10_000)
  }
  await settle()
  // Without locks, two pages may take what a third has left.
  const mayDouble = doubt === 'repeat' || steps.some((step) => step.kind === 'block' && step.what === 'locks')
  const count = (id: string): number => server.arrived.filter((other) => other === id).length
  const open2 = new Set(last.outbox.snapshot().map(({ id }) => id))
  const given = new Set(
    reports.flatMap((page) =>
      page.reports.filter((line) => line.includes(' lost')).map((line) => line.split(' ')[0]),
    ),
  )
  return {
    lost: added.filter((id) => !erased.has(id) && count(id) === 0 && !open2.has(id) && !given.has(id)),
    doubled: mayDouble ? [] : added.filter((id) => count(id) > 1),
    sent: [...erased].filter((id) => count(id) > 0),
  }
}
