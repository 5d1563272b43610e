import { timers, type Undo } from '@sitewright/machine'
import { navigationType } from '../navigation.ts'
import { cookieIds, pageAddress } from '../record/context.browser.ts'
import type { PageSpeed, RecordEvent, VisitorIds } from '../record/record.contract.ts'
import { createRecorder } from '../record/recorder.browser.ts'
import { send } from '../record/send.browser.ts'
import { documentFacts, navigationEntry } from '../vitals/document-facts.browser.ts'
import { observeVitals } from '../vitals/observer.browser.ts'
import { watchDocument } from './document-life.browser.ts'
import type { Guard } from './guard.ts'
import type { Later } from './later.browser.ts'
import type { PerfCollectorOptions } from './options.ts'
import { createPages, type Page } from './pages.browser.ts'

export interface SessionOptions {
  readonly options: PerfCollectorOptions
  readonly guard: Guard
  /** The page of the navigation was reported before: only what happens from now on is measured. */
  readonly isContinued: boolean
  /** Called when a page is reported. */
  readonly onReport: () => void
}

/** The measuring of one document, from start to stop. */
export interface Session {
  readonly read: () => PageSpeed
  readonly navigate: () => void
  readonly record: (event: RecordEvent, data: object | undefined) => void
  readonly flush: () => void
  readonly stop: Undo
}

/** Delay of the first sending after the load event. Later reports are sent at once. */
const SEND_DELAY = 30_000

/** Runs something when the page has nothing else to do. Safari has no idle callbacks. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 1000 })
  else setTimeout(run)
}

/** Reads the visitor's identities. A record without them is better than none. */
function readIds({ cookies, ids }: PerfCollectorOptions, guard: Guard): VisitorIds {
  let read: VisitorIds = {}
  guard.run(() => {
    read = cookieIds(cookies ?? {})
    read = { ...read, ...ids?.() }
  })
  return read
}

/** Begins to measure the document. */
export function createSession({ options, guard, isContinued, onReport }: SessionOptions): Session {
  const { clock = timers } = options
  const recorder = createRecorder({
    app: options.app,
    endpoint: options.endpoint ?? '/api/1/performance/records',
    version: options.version ?? '4.13.1',
    ids: () => readIds(options, guard),
    send: options.send ?? send,
    report: guard.report,
  })
  const facts = documentFacts()
  const pages = createPages(
    { facts, clock, onReport: (page) => guard.run(() => report(page)) },
    isContinued
      ? 'soft-navigation'
      : navigationType(facts.navigation(), Reflect.get(document, 'wasDiscarded') === true),
    isContinued ? performance.now() : 0,
  )
  const observer = observeVitals((entries) => {
    for (const entry of entries) guard.run(() => pages.add(entry))
  })
  let isSending = false
  let undoSending: Undo | undefined
  let later: Later | undefined
  let isStopped = false

  async function loadLater(): Promise<void> {
    const { observeLater } = await import('./later.browser.ts')
    if (isStopped) return
    later ??= observeLater(options.imageHosts ?? [], (data) => guard.run(() => add('image', data)))
    later.observeImages()
  }

  const observeLater = (): void => whenIdle(() => void loadLater().catch(guard.report))

  function add(event: RecordEvent, data: object | undefined, page = pages.current()): void {
    if (data) recorder.add(event, data, page.id, page === pages.current() ? pageAddress() : page.address)
  }

  function report(page: Page): void {
    observer.deliver()
    onReport()
    const metrics = page.vitals.read()
    add('page_speed', metrics, page)
    add('a11y', later?.accessibility(), page)
    if (isSending) recorder.flush()
    options.onPageSpeed?.(metrics)
  }

  function begin(type: 'back-forward-cache' | 'soft-navigation', startTime: number): Page {
    observer.deliver()
    observeLater()
    return pages.begin(type, startTime)
  }

  function onLoad(): void {
    const loaded = navigationEntry()?.loadEventEnd
    const wait = SEND_DELAY - (loaded ? performance.now() - loaded : 0)
    undoSending = clock(
      () => {
        isSending = true
        guard.run(recorder.flush)
      },
      Math.max(0, wait),
    )
    observeLater()
  }

  function onHide(timestamp: number): void {
    facts.hide(timestamp)
    observer.deliver()
    pages.report()
    recorder.flush()
  }

  function onRestore(timestamp: number): void {
    const { vitals } = begin('back-forward-cache', timestamp)
    // The first frame is the one that is being drawn; the second follows its paint.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => vitals.setRestoredPaint(performance.now() - timestamp)),
    )
  }

  const undoWatch = watchDocument(
    {
      onLoad,
      onHide,
      onRestore,
      onInput: (timestamp) => pages.current().vitals.finalizePaint(timestamp),
      onNavigate: (timestamp) => {
        if (options.clientNavigations !== false) begin('soft-navigation', timestamp)
      },
    },
    guard,
  )

  return {
    read: () => pages.current().vitals.read(),
    navigate: () => void begin('soft-navigation', performance.now()),
    record: add,
    flush: recorder.flush,
    stop: () => {
      isStopped = true
      for (const undo of [undoWatch, undoSending, observer.stop, pages.stop, later?.stop]) undo?.()
      recorder.flush()
    },
  }
}
