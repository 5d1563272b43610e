import type { IsRedacted } from '@sitewright/site/report'
import type { Visitor } from '../visit/visitor.ts'
import { readBrowserFacts } from './browser-facts.browser.ts'
import type { BrowserFacts, DocumentFacts, VisitorIds } from './context.ts'

/** Reads what is known when an event is emitted. */
export interface ContextReader {
  readonly browser: () => BrowserFacts
  readonly visitor: (isPageView: boolean, now: number) => VisitorIds
  /** Forgets the ids, and clears their cookies. */
  readonly clear: () => void
}

/** Settings of a tracker that its reader needs. */
export interface ContextReaderOptions {
  readonly visitor: Visitor
  readonly isRedacted?: IsRedacted | undefined
  readonly document?: (() => DocumentFacts | undefined) | undefined
}

/** Creates a reader. Within one task a document is read once for each address, because reading it takes time. */
export function createContextReader(options: ContextReaderOptions): ContextReader {
  let facts: BrowserFacts | undefined
  let key: string | undefined
  let ids: VisitorIds | undefined

  function forget(): void {
    facts = ids = undefined
  }

  return {
    clear: () => {
      forget()
      options.visitor.clear()
    },
    browser: () => {
      const page = options.document?.() ?? document
      const address = page.URL + page.referrer
      if (!facts || key !== address) {
        key = address
        facts = readBrowserFacts(page, options.isRedacted)
        queueMicrotask(forget)
      }
      return facts
    },
    visitor: (isPageView, now) => {
      if (!ids || isPageView) {
        ids = options.visitor.read(isPageView, now)
        queueMicrotask(forget)
      }
      return ids
    },
  }
}
