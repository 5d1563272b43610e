// Ids and visits
export { createVisitor, type VisitorOptions } from './visit/visitor.browser.ts'
export type { Visitor } from './visit/visitor.ts'
export {
  formatVisitId,
  nextVisit,
  parseVisitId,
  parseVisitTimestamp,
  type VisitFacts,
  type VisitId,
} from './visit/visit.ts'

// Clearing
export { clearTrackingCookies, type CookieLocation } from './visit/tracking-cookie.browser.ts'
export { trackingCookies } from './visit/tracking-cookie.ts'
