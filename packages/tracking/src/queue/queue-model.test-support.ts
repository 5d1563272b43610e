import fc from 'fast-check'
import { createBrowser, createServer, eventOf, settle, type Page, type Server } from './queue.test-support.ts'

const servers: Readonly<Record<string, (server: Server) => Server['answer']>> = {
  ok: () => createServer().answer,
  unavailable: () => () => ({ kind: 'rejected', status: 503 }),
  busy: () => () => ({ kind: 'rejected', status: 429, retryAfter: '5' }),
  unreachable: () => () => ({ kind: 'failed', reason: 'network' }),
  silent: () => () => new Promise<never>(() => undefined),
  // The request arrives, and the answer does not.
  halved:
    (server) =>
    ({ body }) => {
      server.arrived.push(...(JSON.parse(`[${body}]`) as string[]))
      return { kind: 'failed', reason: 'timeout' }
    },
}

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('emit' as const), count: fc.integer({ min: 1, max: 4 }) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('settle' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('pass' as const), ms: fc.constantFrom(1000, 10_000) }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'open',
        'close',
        'crash',
        'freeze',
        'restore',
        'hide',
        'show',
        'offline',
        'online',
        'erase',
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('server' as const),
      is: fc.constantFrom(...Object.keys(servers)),
    }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** Stories of pages that emit events, and are hidden, frozen, closed, offline or without a server. */
export const queueStories: fc.Arbitrary<readonly Step[]> = fc.array(step, { minLength: 3, maxLength: 25 })

/** Plays a story, then lets a last page with a working server and network come. */
async function play(steps: readonly Step[], isRepeatable: boolean) {
  const server = createServer()
  const browser = createBrowser(server)
  const pages = new Set<Page>([browser.open({}, { isRepeatable })])
  const frozen = new Set<Page>()
  const emitted: string[] = []
  const erased = new Set<string>()
  const open = (): void => void pages.add(browser.open({}, { isRepeatable }))
  const current = (): Page | undefined => [...pages].find((page) => !frozen.has(page))

  async function run(now: Step): Promise<void> {
    const page = current()
    if (now.kind === 'settle') await settle()
    else if (now.kind === 'server') server.answer = servers[now.is]?.(server) ?? createServer().answer
    else if (now.kind === 'open') open()
    else if (now.kind === 'offline' || now.kind === 'online') browser.setOnline(now.kind === 'online')
    else if (now.kind === 'restore') {
      const [back] = frozen
      if (back) frozen.delete(back)
      back?.restore()
    } else if (!page) return
    else if (now.kind === 'emit') {
      for (let index = 0; index < now.count; index += 1) {
        const id = `e${emitted.length}`
        emitted.push(id)
        page.queue.deliver(eventOf(id, { destination: index === 3 ? 'other' : 'metrics' }))
      }
    } else if (now.kind === 'pass') page.clock.pass(now.ms)
    else if (now.kind === 'hide') page.hide()
    else if (now.kind === 'show') page.show()
    else if (now.kind === 'erase') {
      await settle()
      // All tabs learn of a refusal.
      for (const open of pages) open.queue.erase()
      await settle()
      for (const id of emitted) if (!server.arrived.includes(id)) erased.add(id)
      pages.clear()
      frozen.clear()
      open()
    } else if (now.kind === 'freeze') {
      frozen.add(page)
      page.freeze()
    } else {
      // An event is safe once it is journaled, which takes a moment.
      if (now.kind === 'crash') await settle()
      pages.delete(page)
      page[now.kind]()
    }
  }

  for (const now of steps) await run(now)
  await settle()
  for (const page of pages) page.close()
  await settle()
  server.answer = createServer().answer
  browser.setOnline(true)
  const last = browser.open({}, { isRepeatable })
  await settle()
  last.clock.pass(10_000)
  await settle()
  return { arrived: server.arrived, emitted, erased }
}

/** Ids of the events that carry their id and that a story loses, and of those that it sends although they were erased. */
export async function lossesOf(
  steps: readonly Step[],
): Promise<{ readonly lost: readonly string[]; readonly sent: readonly string[] }> {
  const { arrived, emitted, erased } = await play(steps, true)
  return {
    lost: emitted.filter((id) => !erased.has(id) && !arrived.includes(id)),
    sent: [...erased].filter((id) => arrived.includes(id)),
  }
}

/** Events that arrive more than once in a story, where none carries its id. */
export async function doublesOf(steps: readonly Step[]): Promise<readonly string[]> {
  const { arrived } = await play(steps, false)
  return arrived.filter((id, index) => arrived.indexOf(id) !== index)
}
