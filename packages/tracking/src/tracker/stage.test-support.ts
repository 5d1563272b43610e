import { createStore, type WritableStore } from '@sitewright/machine/store'
import { expect } from 'vitest'
import { createCensus } from '../census/census.ts'
import type { ConsentState } from '../consent/consent.ts'
import type { EventContext, TrackingContext, VisitorIds } from '../context/context.ts'
import type { EventDraft, EventReport } from '../event/event.ts'
import type { HttpDestination } from '../destination/destination.ts'
import { trackingMatchers } from '../mock/matchers.testing.ts'
import { createTrackingMock } from '../mock/tracking-mock.testing.ts'
import type { TrackingMock } from '../mock/tracking-mock.testing.ts'
import { createVersionOne } from '../version-one/version-one.ts'
import { createVersionTwo } from '../version-two/version-two.ts'
import type { Visitor } from '../visit/visitor.ts'
import type { TrackerOptions } from './options.ts'
import { createTracker } from './tracker.browser.ts'
import type { Tracker } from './tracker.ts'

expect.extend(trackingMatchers)
declare module 'vitest' {
  interface Matchers {
    toHaveTracked: (name: string, payload?: object) => void
    toHaveTrackedOnce: (name: string, payload?: object) => void
  }
}

/** Facts of a product page of a shop. */
export const siteOf = (changes: Partial<TrackingContext> = {}): TrackingContext => ({
  website: { id: 'website-1', locale: 'en-US', country: 'US' },
  page: {
    title: 'Mug',
    path: '/shop/mug',
    pageType: 50,
    collection: { id: 'shop', type: 13 },
    item: { id: 'mug' },
    hasProduct: true,
    permissionType: 1,
    recordType: 11,
  },
  account: undefined,
  templateId: 'template-1',
  variantId: 'variant-1',
  ...changes,
})

/** Ids of a visitor who has been here twice. */
export const visitorIds: VisitorIds = {
  visitId: 'visitor-1|1000|2000|3000|2',
  analyticsId: 'analytics-1',
  sessionId: 'session-1',
  marketingId: 'marketing-1',
}

/** Context of an event on a product page. */
export const contextOf = (changes: Partial<EventContext> = {}): EventContext => ({
  site: siteOf(),
  browser: {
    url: 'https://shop.example/shop/mug?size=l#reviews',
    host: 'shop.example',
    path: '/shop/mug',
    query: '?size=l',
    hash: '#reviews',
    title: 'Mug',
    referrer: 'https://search.example/',
    language: 'en-US',
    userAgent: 'Browser/1',
    viewportWidth: 1280,
    viewportHeight: 640,
    screenWidth: 1920,
    screenHeight: 1080,
    isStorageSupported: true,
  },
  visitor: visitorIds,
  ...changes,
})

/** An event as a page emitted it. */
export const draftOf = (changes: Partial<EventDraft> = {}): EventDraft => ({
  id: 'event-1',
  version: 1,
  name: 'AddToCart',
  payload: {},
  time: 1_700_000_000_000,
  ...changes,
})

/** The request for an event, and what a strict server reads from it. */
export function wireFor(destination: HttpDestination, draft: EventDraft, context = contextOf()) {
  const payload = JSON.stringify(destination.enrich(draft, context))
  return destination.wire({ ...draft, payload, destination: destination.name, bytes: payload.length })
}

/** A tracker on a server in memory, with a visitor who has ids and may be asked. */
export interface Stage {
  readonly tracker: Tracker<Record<string, object>>
  readonly mock: TrackingMock
  readonly consent: WritableStore<ConsentState>
  readonly reports: EventReport[]
  readonly warnings: string[]
  /** Number of times that the cookies were cleared. */
  readonly clears: () => number
  /** Steps of the events of a name, as `sent` or `refused:consent`. */
  readonly steps: (name: string) => readonly string[]
}

/** Creates a stage. Its tracker is not started. */
export function setStage(
  changes: Partial<TrackerOptions<Record<string, object>>> & { readonly decision?: ConsentState } = {},
): Stage {
  const { decision = 'undecided', ...options } = changes
  const mock = createTrackingMock()
  const consent = createStore<ConsentState>(decision)
  const warnings: string[] = []
  let clears = 0
  const visitor: Visitor = {
    read: () => visitorIds,
    clear: () => {
      clears += 1
    },
  }
  const tracker = createTracker<Record<string, object>>({
    context: siteOf,
    destinations: [],
    visitor,
    consent,
    transport: mock.transport,
    warn: (message) => warnings.push(message),
    ...options,
  })
  const reports: EventReport[] = []
  tracker.observe((report) => reports.push(report))
  return {
    tracker,
    mock,
    consent,
    reports,
    warnings,
    clears: () => clears,
    steps: (name) =>
      reports
        .filter(({ event }) => event.name === name)
        .map(({ status, reason }) => (reason ? `${status}:${reason}` : status)),
  }
}

/** Payload of a purchase. */
export const order = {
  id: 'order-1',
  purchasedCartId: 'cart-1',
  testMode: false,
  websiteId: 'website-1',
  items: [],
  grandTotal: { value: '1.50', currency: 'USD' },
  shippingTotal: { value: '0', currency: 'USD' },
  taxTotal: { value: '0', currency: 'USD' },
}

/** Addresses of the second version. */
const url = 'http://mock.test/v2/events'
export const endpoints = { dev: url, qa: url, staging: url, prod: url }
const census = createCensus()
/** Destinations of both versions, and of the census. */
export const one = createVersionOne({ crumb: () => 'crumb-1' })
export const two = createVersionTwo({ endpoints })
export const destinations = [census, one, two]

/** Lets everything that was sent arrive. */
export const arrive = () => new Promise((resolve) => setTimeout(resolve, 50))
