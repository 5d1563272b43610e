// The tracker
export { createTracker } from './tracker/tracker.browser.ts'
export type { TrackerOptions } from './tracker/options.ts'
export type { EventPayloads, Track, Tracker, TrackerSnapshot } from './tracker/tracker.ts'

// Destinations and deliveries of yours
export type {
  Delivery,
  DeliveryHost,
  Destination,
  HttpDestination,
  ScriptDestination,
} from './destination/destination.ts'
export type { Outcome, Transport, Wire } from './transport/transport.ts'
export { createTransport, type TransportOptions } from './transport/transport.browser.ts'

// Events
export type { EventDraft, EventReport, EventVersion, RefusalReason, TrackedEvent } from './event/event.ts'
export type {
  EventPayload,
  MetricsAddToCart,
  MoneyValue,
  OpenPayload,
  Order,
  StandardEvents,
} from './event/payload.contract.ts'

// Facts of a page and its visitor
export type {
  BrowserFacts,
  DocumentFacts,
  EventContext,
  PrivacySignal,
  TrackingContext,
  VisitorIds,
} from './context/context.ts'
export { isCredential, type IsRedacted } from '@sitewright/site/report'

// Consent
export type { ConsentState, ConsentStore } from './consent/consent.ts'
export {
  permissionOf,
  type CookiePolicy,
  type Permission,
  type PermissionFacts,
} from './consent/permission.ts'

// Ids of the visitor
export type { Visitor } from './visit/visitor.ts'
