import type { VisitorIds } from '../context/context.ts'

/** Ids of the visitor, and the visit cookies. */
export interface Visitor {
  /** Returns the ids, and sets those that are missing. A page view continues the visit, or begins the next one. */
  readonly read: (isPageView: boolean, now: number) => VisitorIds
  /** Clears every cookie that tracking sets. */
  readonly clear: () => void
}
