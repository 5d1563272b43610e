import { readerOf } from '@sitewright/site/reader'
import { createTracker, type Tracker } from '@sitewright/tracking'
import { trackOrder } from '@sitewright/tracking/commerce'
import { createConsent, type Consent } from '@sitewright/tracking/consent'
import {
  createCensus,
  createPixel,
  createRecorder,
  createTagManager,
  createVersionOne,
  createVersionTwo,
} from '@sitewright/tracking/destinations'
import { createPageTracker } from '@sitewright/tracking/page'
import { createQueue } from '@sitewright/tracking/queue'
import { createVisitor } from '@sitewright/tracking/visitor'
import type { Cart, ShopEvent } from '@sitewright/cart-client'
import type { FormNotice } from '@sitewright/forms-client'
import type { PageSpeed } from '@sitewright/perf-collector'
import { performanceEvent } from '@sitewright/perf-collector/performance-event'
import { currentCrumb } from '../mock/crumb.ts'
import { readSettings } from '../settings/settings.ts'
import type { MeasuredPage } from '../measured-page.ts'
import { recordingVariant } from './experiment.ts'
import { createPageTransport } from './page-transport.ts'
import { keepReports } from './report-history.ts'
import { simulateSignals } from './simulated-signal.ts'
import { trackingContext } from './tracking-context.ts'
import {
  orderOf,
  trackedOf,
  trackedOfForm,
  trackedOfGallery,
  trackedOfMedia,
  trackedOfSearch,
  type PageFacts,
  type SiteEvents,
  type Tracked,
} from './tracked-event.ts'

/** The tracker of a page at work. */
export interface Tracking extends Pick<Tracker<SiteEvents>, 'snapshot' | 'subscribe'> {
  readonly consent: Consent
  /** Observes the tracker from the beginning, earlier pages of the tab included. */
  readonly observe: Tracker<SiteEvents>['observe']
  readonly trackShop: (event: ShopEvent) => void
  readonly trackForm: (notice: FormNotice) => void
  readonly trackGallery: (galleryId: string, index: number) => void
  readonly trackMedia: (element: HTMLMediaElement) => void
  readonly trackSearch: (query: string) => void
  /** Tracks a confirmed order, once. */
  readonly trackOrder: (id: string, cart: Cart) => void
  readonly trackPageSpeed: (metrics: PageSpeed) => void
}

/** Endpoint of version 2 in each environment. The demo runs in development. */
const ENDPOINTS = {
  dev: '/api/events/dev',
  qa: '/api/events/qa',
  staging: '/api/events/staging',
  prod: '/api/events/prod',
}

const readId = readerOf((body) => (typeof body === 'string' ? body : undefined))

/** Session recorder whose service is a line in the log. */
const createLoggedRecorder = ({ http, log, cookies }: MeasuredPage) =>
  createRecorder({
    country: 'US',
    isEnabled: readSettings().recording,
    variant: recordingVariant(cookies),
    fetchId: async () => {
      const fetched = await http.call({ method: 'GET', path: '/api/commerce/fullstory/getId' }, readId)
      if (!fetched.ok) throw new Error(`There is no id of a recording (${fetched.failure.kind}).`)
      return fetched.value
    },
    load: () =>
      Promise.resolve({
        identify: (id) => log.note('event', 'recorder', 'good', `identify ${id}`),
        event: (name) => log.note('event', 'recorder', 'good', name),
        stop: () => log.note('event', 'recorder', 'good', 'stop'),
      }),
  })

/** Every place that events go to. The three trackers of the site share a queue, so that none of their events is lost. */
function destinationsOf(page: MeasuredPage) {
  const delivery = createQueue()
  const { log } = page
  return [
    createCensus({ delivery }),
    createVersionOne({ crumb: currentCrumb, delivery }),
    createVersionTwo({ endpoints: ENDPOINTS, environment: 'dev', delivery }),
    createPixel({
      call: (name) => log.note('event', 'pixel', 'good', name),
      revoke: () => log.note('event', 'pixel', 'good', 'revoke'),
    }),
    createTagManager(),
    createLoggedRecorder(page),
  ]
}

/** Flag of the visitor metrics of commerce sites. */
const FLAG = 'commerce_site_visitor_metrics'

function factsOf({ context, localization }: MeasuredPage): PageFacts {
  const betaFlags = readSettings().visitorMetrics ? [FLAG] : []
  return { context, currency: localization.currency, betaFlags }
}

/** Creates the tracker of a page. */
const createShopTracker = (page: MeasuredPage, consent: Consent) =>
  createTracker<SiteEvents>({
    context: () => trackingContext(page.context, readSettings()),
    visitor: createVisitor(),
    destinations: destinationsOf(page),
    policy: readSettings().policy,
    consent,
    signals: ['dnt', 'gpc'],
    transport: createPageTransport(page.fetch),
    warn: (message) => page.log.note('page', 'Tracking', 'refused', message),
  })

const ORDER = 'sill-tracked-order '

/** Starts the tracker of a page, with what a page tracks by itself. */
export function startTracking(page: MeasuredPage): Tracking {
  simulateSignals()
  const consent = createConsent()
  const tracker = createShopTracker(page, consent)
  const { snapshot, subscribe } = tracker
  const observe = keepReports(tracker.observe)
  const track = (events: readonly Tracked[]) => {
    for (const event of events) tracker.track(...event)
  }
  consent.start()
  tracker.start()
  // forms-client counts the forms, and cart-client emits quick views.
  const selectors = { form: '', quickView: '', button: '.sqs-block-button-element, .button' }
  createPageTracker({ tracker, selectors }).start()
  return {
    snapshot,
    subscribe,
    observe,
    consent,
    trackShop: (event) => track(trackedOf(event, factsOf(page))),
    trackForm: (notice) => track(trackedOfForm(notice)),
    trackGallery: (galleryId, index) => track(trackedOfGallery(galleryId, index)),
    trackMedia: (element) =>
      track(trackedOfMedia(element instanceof HTMLAudioElement ? 'audio' : 'video', element.currentSrc)),
    trackSearch: (query) => track(trackedOfSearch(query)),
    trackOrder: (id, cart) => {
      // The page of the order may be loaded again.
      if (localStorage.getItem(ORDER + id)) return
      localStorage.setItem(ORDER + id, 'tracked')
      trackOrder(tracker.track, orderOf(id, cart, factsOf(page)))
    },
    trackPageSpeed: (metrics) => track([['Performance', { ...performanceEvent(metrics) }]]),
  }
}
