import type { Clock, Cleanup } from '@sitewright/machine'
import { type PageAddress, pageAddress } from '../record/context.browser.ts'
import type { NavigationType } from '../vitals/vitals.contract.ts'
import { createVitals, type DocumentFacts, type Vitals, type VitalsEntry } from '../vitals/vitals.ts'

/** One page load, one return from the back/forward cache, or one client-side navigation. */
export interface Page {
  readonly id: string
  /** Entries from before belong to an earlier page. */
  readonly startTime: number
  /** Changes only before the first input: a page of the navigation may still find its path. */
  address: PageAddress
  readonly vitals: Vitals
  /** Reports the page after so many milliseconds, in place of the time set before. */
  readonly reportIn: (ms: number) => void
  /** Reports the page, unless that was done before. */
  readonly report: () => void
  /** Leaves the page without a report. */
  readonly stop: Cleanup
}

export interface PagesOptions {
  readonly facts: DocumentFacts
  readonly clock: Clock
  /** Called once for each page: when it is hidden, 60 seconds after it began, or when it was left. */
  readonly onReport: (page: Page) => void
}

/** The pages of one document, one after the other. */
export interface Pages {
  readonly current: () => Page
  /** Begins a page. The one before is reported when the events that led away from it have come in. */
  readonly begin: (type: NavigationType, startTime: number) => Page
  /** Gives an entry to the page that it happened on. What is older than all of them was reported before. */
  readonly add: (entry: VitalsEntry) => void
  /** Reports all pages. */
  readonly report: () => void
  readonly stop: Cleanup
}

/** Longest wait for metrics before they are reported. */
const METRIC_WAIT = 60_000
/** Events are reported after the next paint. */
const LEAVE_WAIT = 1000
/** Number of pages that wait for their report at the same time. */
const MOST = 10

/** The id tells pages apart and guards nothing. `crypto.randomUUID` exists on secure pages only. */
const createId = (): string => (crypto as Partial<Crypto>).randomUUID?.() ?? `${Math.random()}`

function createPage({ facts, clock, onReport }: PagesOptions, type: NavigationType, startTime: number): Page {
  let isReported = false
  let stop: Cleanup | undefined
  const page: Page = {
    id: createId(),
    startTime,
    address: pageAddress(),
    vitals: createVitals(facts, type, startTime),
    reportIn: (ms) => {
      stop?.()
      if (!isReported) stop = clock(page.report, ms)
    },
    report: () => {
      stop?.()
      if (isReported) return
      isReported = true
      onReport(page)
    },
    stop: () => {
      isReported = true
      stop?.()
    },
  }
  page.reportIn(METRIC_WAIT)
  return page
}

/** Creates the pages of a document, beginning with its first. */
export function createPages(options: PagesOptions, type: NavigationType, startTime: number): Pages {
  const first = createPage(options, type, startTime)
  let pages = [first]
  const current = (): Page => pages.at(-1) ?? first
  return {
    current,
    begin: (...page) => {
      const left = current()
      // The browser tells of an event after the frame that shows it, however long its listeners take.
      requestAnimationFrame(() => left.reportIn(LEAVE_WAIT))
      pages.push(createPage(options, ...page))
      if (pages.length > MOST) pages.shift()?.report()
      return current()
    },
    add: (entry) => {
      pages
        .filter((page) => page.startTime <= entry.startTime)
        .at(-1)
        ?.vitals.add(entry)
    },
    report: () => {
      for (const page of pages) page.report()
      pages = [current()]
    },
    stop: () => {
      for (const page of pages) page.stop()
    },
  }
}
