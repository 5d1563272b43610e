import type { Visitor } from '../visit/visitor.ts'
import { readBrowserFacts } from './browser-facts.browser.ts'
import type { BrowserFacts, VisitorIds } from './context.ts'
import type { IsRedacted } from './redact.ts'

/** Reads what is known when an event is emitted. */
export interface ContextReader {
  readonly browser: () => BrowserFacts
  readonly visitor: (isPageView: boolean, now: number) => VisitorIds
  /** Forgets the ids, and clears their cookies. */
  readonly clear: () => void
}

/** Creates a reader. Within one task the document is read once for each address, because reading it takes time. */
export function createContextReader(visitor: Visitor, isRedacted?: IsRedacted): ContextReader {
  let facts: BrowserFacts | undefined
  let href: string | undefined
  let ids: VisitorIds | undefined

  function forget(): void {
    facts = ids = undefined
  }

  return {
    browser: () => {
      if (!facts || href !== location.href) {
        facts = readBrowserFacts(isRedacted)
        href = location.href
        queueMicrotask(forget)
      }
      return facts
    },
    visitor: (isPageView, now) => {
      if (!ids || isPageView) {
        ids = visitor.read(isPageView, now)
        queueMicrotask(forget)
      }
      return ids
    },
    clear: () => {
      forget()
      visitor.clear()
    },
  }
}
