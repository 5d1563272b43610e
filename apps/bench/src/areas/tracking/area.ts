import type { Page } from 'playwright'
import type { Area, Counts, PageCase, Subject } from '../../area.ts'
import { startCollector, type Collector } from './loss/collector.ts'
import { countFates } from './loss/fate.ts'
import type { Burst } from './subject.ts'

const subject = (name: string, npm?: string): Subject =>
  npm === undefined
    ? { name, role: 'ours', file: new URL('./ours.ts', import.meta.url) }
    : { name, role: 'peer', package: npm, file: new URL(`./peers/${name}.js`, import.meta.url) }

const subjects: readonly Subject[] = [
  subject('sitewright'),
  subject('segment', '@segment/analytics-next'),
  subject('snowplow', '@snowplow/browser-tracker'),
  subject('posthog', 'posthog-js'),
  subject('rudderstack', '@rudderstack/analytics-js'),
  subject('plausible', '@plausible-analytics/tracker'),
]

const files = subjects.map(({ file }) => file)
const server = new WeakMap<Page, Promise<Collector>>()

/** Names the server that the page's events go to. */
async function receive(page: Page): Promise<void> {
  const collector = server.get(page) ?? startCollector({ script: '', latencyMs: 5 })
  if (!server.has(page)) page.once('close', () => void collector.then((one) => one.close()))
  server.set(page, collector)
  const { endpoint } = await collector
  await page.evaluate((endpoint) => (window.eventEndpoint = endpoint), endpoint)
}

const burst: PageCase = {
  kind: 'page',
  name: 'burst',
  title: '1,000 events in one task, and events that are lost as pages end',
  about:
    'The time is that of all scripts while a thousand events are tracked and sent, three seconds long, in a page that has done so before. The start-up is that ' +
    'of a first page. Each scenario loses events in its own way: a hundred are tracked in one task (200 of 2 kB in the ' +
    'last one), and the page ends, or the network or the server fails; then a later page is visited until nothing has ' +
    'arrived for five seconds, 15 at most. Before the events, one other has arrived. Twice means that a server without a check of ids counts an event again. ' +
    'The server speaks HTTP/1.1 on another origin, and answers after 40 ms.',
  subjects,
  html: (_, { name }) => `<p data-subject="${name}">${name}</p>`,
  input: (): Burst => ({ count: 1000, restMs: 3000 }),
  runs: 1,
  visits: 1,
  drive: async (page, run) => {
    await receive(page)
    return run()
  },
  counts: async (page): Promise<Counts> => {
    const name = await page.locator('[data-subject]').innerText()
    const found = subjects.find((one) => one.name === name)
    return found ? countFates(found.file, files) : {}
  },
  bars: [
    { kind: 'time', atMostMs: 60 },
    { kind: 'count', of: 'start-up ms', atMost: 15 },
    { kind: 'count', of: 'lost', atMost: 0 },
  ],
}

const growing: PageCase = {
  kind: 'page',
  name: 'growing',
  title: 'Bursts of 10, 100 and 1,000 events',
  about:
    'All events of a burst are tracked in one task, and kept until the server has them. `by hand` is a list in ' +
    'localStorage that one request empties: without batches, retries, other tabs or a limit of its size. Most of its time ' +
    'with ten events is that of the browser, so that ours is judged by itself: ten times the events take at most ten times ' +
    'as long.',
  why:
    'Reports are built only for pages that observe them, and a batch of ASCII is measured without encoding it: together an ' +
    'eighth less. In a profile of 10,000 events in one task, 31 of 143 ms were then the ids, one call of ' +
    '`crypto.randomUUID` for each; they share one random part now, until the ids of the visitor are cleared. Each of the ' +
    'others was less than 20: the visitor and the context of each event, its JSON, the queue with its journal, and what the ' +
    'queue drops beyond its limit.',
  subjects: [
    subject('sitewright'),
    { name: 'by hand', role: 'baseline', file: new URL('./by-hand.ts', import.meta.url) },
  ],
  input: (scale): Burst => ({ count: 10 * scale, restMs: 1000 }),
  scales: [1, 10, 100],
  runs: 1,
  drive: async (page, run) => {
    await receive(page)
    return run()
  },
  bars: [{ kind: 'growth', atMost: 10 }],
}

const many: PageCase = {
  kind: 'page',
  name: 'many',
  title: '10,000 events in one task',
  about:
    'More than a page should track: the queue keeps as many as its limit allows, and drops the oldest. The time is that ' +
    'of all scripts until a second later.',
  subjects: [subject('sitewright')],
  input: (): Burst => ({ count: 10_000, restMs: 1000 }),
  runs: 1,
  drive: async (page, run) => {
    await receive(page)
    return run()
  },
  bars: [{ kind: 'time', atMostMs: 100 }],
}

const area: Area = {
  title: 'Tracking',
  about:
    'Each library is set up as its README says, without what it collects by itself. Ours has the reliable queue, and a ' +
    'server that takes several events in one request.',
  cases: [burst, growing, many],
}

export default area
