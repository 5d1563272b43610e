import { timers, type Cleanup } from '@sitewright/machine'
import { navigationType } from '../vitals/navigation.ts'
import { pageAddress } from '../record/context.browser.ts'
import { readKey } from '../accessibility/keyboard.browser.ts'
import type { PageSpeed } from '../vitals/vitals.contract.ts'
import type { ReadData, RecordEvent } from '../record/record.contract.ts'
import { createRecorder } from '../record/recorder.browser.ts'
import { documentFacts, navigationEntry } from '../vitals/document-facts.browser.ts'
import { observeVitals } from '../vitals/observer.browser.ts'
import { watchDocument } from './document-life.browser.ts'
import type { Guard } from '../guard.ts'
import { readSpan } from '../timing.ts'
import type { Later } from './later.browser.ts'
import type { PerfCollectorOptions } from './options.ts'
import { createPages, type Page } from './pages.browser.ts'

/** The measuring of one document, from start to stop. */
export interface Session {
  readonly read: () => PageSpeed
  readonly navigate: () => void
  readonly record: (event: RecordEvent, read: ReadData) => void
  readonly flush: () => void
  /** `isDiscarded` says that what is queued is not sent. */
  readonly stop: (isDiscarded?: boolean) => void
}

/** Delay of the first sending after the load event. Later reports are sent at once. */
const SEND_DELAY = 30_000

/** Runs something when the page has nothing else to do. Safari has no idle callbacks. */
function whenIdle(run: () => unknown): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 1000 })
  else setTimeout(run)
}

/** Hides all values in a fragment, and what may be a password before a host, as long as it is not known what they are. */
const redactAll = (text: string): string => text.replace(/(^#[^=:]*[=:]|;).*/, '$1redacted')

/**
 * Begins to measure the document. `isContinued` says that the page of the navigation was reported before, so that only
 * what happens from now on is measured. `onReport` is called when a page is reported.
 */
export function createSession(
  options: PerfCollectorOptions,
  guard: Guard,
  isContinued: boolean,
  onReport: () => void,
): Session {
  const { clock = timers, imageHosts = [], clientNavigations = true } = options
  const { add: write, flush } = createRecorder(options, guard)
  const facts = documentFacts()
  const pages = createPages(
    { facts, clock, onReport: guard(report) },
    isContinued
      ? 'soft-navigation'
      : navigationType(facts.navigation(), !!(document as { wasDiscarded?: boolean }).wasDiscarded),
    isContinued ? performance.now() : 0,
  )
  const observer = observeVitals(guard, guard(pages.add))
  const pressed = new Set<string>()
  const cleanups: Cleanup[] = [observer.stop, pages.stop]
  let isSending = false
  let isStopped = false
  /** The document has had an input, so that a new path is a new page. */
  let isUsed = isContinued
  /** The browser told of the last navigation, and no call of `navigate` has followed. */
  let isTold = false
  let later: Later | undefined

  /** Checks whether the path is one of a page that has not begun. */
  const isElsewhere = (): boolean =>
    clientNavigations && location.pathname !== pages.current().address.pathname

  /** Adds a record of this moment, or of a page that is reported: browsers may not tell that its path is left. */
  function add(event: RecordEvent, data: object | undefined, reported?: Page): void {
    if (!data) return
    const page = reported ?? pages.current()
    const isLeft = page !== pages.current() || (reported && isElsewhere())
    const address = isLeft ? page.address : pageAddress()
    const redact = later?.redact ?? redactAll
    write(event, data, page.id, {
      ...address,
      hash: redact(address.hash),
      pathname: redact(address.pathname),
    })
  }

  function report(page: Page): void {
    observer.deliver()
    onReport()
    const metrics = page.vitals.read()
    add('page_speed', metrics, page)
    add('a11y', later?.accessibility(pressed), page)
    if (isSending) flush()
    if (options.onPageSpeed) guard(options.onPageSpeed)(metrics)
  }

  const observeLater = (): void =>
    whenIdle(
      guard(async () => {
        const { observeLater: observe } = await import('./later.browser.ts')
        if (isStopped) return
        later ??= observe(
          imageHosts,
          guard((data) => add('image', data)),
          (time) => readSpan(pages.current().vitals.begin(), time),
        )
        later.observeImages(pages.current())
      }),
    )

  function begin(type: 'back-forward-cache' | 'soft-navigation', startTime: number): Page {
    observer.deliver()
    later?.stopImages()
    observeLater()
    return pages.begin(type, startTime)
  }

  /** Begins a page of a new path. Before the first input, the page of the navigation only finds its own, as by a redirect. */
  function navigate(startTime: number): void {
    if (isUsed) begin('soft-navigation', startTime)
    else pages.current().address = pageAddress()
  }

  cleanups.push(
    watchDocument(guard, {
      onLoad: () => {
        const loaded = navigationEntry()?.loadEventEnd
        const wait = SEND_DELAY - (loaded ? performance.now() - loaded : 0)
        cleanups.push(
          clock(
            guard(() => {
              isSending = true
              flush()
            }),
            wait,
          ),
        )
        observeLater()
      },
      onHide: (timestamp) => {
        facts.hide(timestamp)
        observer.deliver()
        pages.report()
        flush()
      },
      onRestore: (timestamp) => {
        const { vitals } = begin('back-forward-cache', timestamp)
        // The first frame is the one that is being drawn; the second follows its paint.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => vitals.setRestoredPaint(performance.now() - timestamp)),
        )
      },
      onKey: (event) => {
        const key = readKey(event)
        if (key) pressed.add(key)
      },
      onInput: (timestamp) => {
        isUsed = true
        isTold = false
        pages.current().vitals.finalizePaint(timestamp)
      },
      onNavigate: (timestamp) => {
        if (!isElsewhere()) return
        navigate(timestamp)
        isTold = true
      },
    }),
  )

  return {
    read: () => pages.current().vitals.read(),
    navigate: () => {
      // A router may call it after each navigation, also where the browser tells of it.
      if (!isTold) navigate(performance.now())
      isTold = false
    },
    record: (event, read) => {
      const data = guard(read)(pages.current().vitals.begin())
      if (data instanceof Promise) throw new TypeError('Data are a promise.')
      add(event, data)
      // The page's own listeners may hear after the collector that it is left: nothing is sent after them.
      if (document.visibilityState === 'hidden') queueMicrotask(flush)
    },
    flush,
    stop: (isDiscarded) => {
      isStopped = true
      for (const cleanup of cleanups) cleanup()
      later?.stopImages()
      flush(isDiscarded)
    },
  }
}
