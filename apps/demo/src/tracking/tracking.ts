import { readerOf } from '@sitewright/site/reader'
import { createTracker, type Tracker } from '@sitewright/tracking'
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
import type { PageSpeed } from '@sitewright/perf-collector'
import { performanceEvent } from '@sitewright/perf-collector/performance-event'
import { currentCrumb } from '../mock/crumb.ts'
import { readSettings } from '../settings/settings.ts'
import type { MeasuredPage } from '../measured-page.ts'
import { takeEarly, type EarlyEvent } from './early-event.ts'
import { recordingVariant } from './experiment.ts'
import { eventsOfLeftPage, type LeftPage } from './left-page.ts'
import { createPageTransport } from './page-transport.ts'
import { keepReports } from './report-history.ts'
import { simulateSignals } from './simulated-signal.ts'
import { trackingContext } from './tracking-context.ts'
import { TRACKED_BUTTONS, type SiteEvents, type Tracked } from './tracked-event.ts'

/** The tracker of a page at work. */
export interface Tracking extends Pick<Tracker<SiteEvents>, 'snapshot' | 'subscribe'> {
  readonly consent: Consent
  /** Observes the tracker from the beginning, earlier pages of the tab included. */
  readonly observe: Tracker<SiteEvents>['observe']
  readonly track: (events: readonly Tracked[]) => void
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

/** Time of an event, and its page, if that is another one than the one that is open. */
interface Earlier {
  readonly time: number
  readonly page: LeftPage | undefined
}

/** Creates the tracker of a page. `earlier` returns facts of an event that is not of this moment. */
const createShopTracker = (page: MeasuredPage, consent: Consent, earlier: () => Earlier | undefined) =>
  createTracker<SiteEvents>({
    context: () => trackingContext((earlier()?.page ?? page).context, readSettings()),
    document: () => earlier()?.page,
    now: () => earlier()?.time ?? Date.now(),
    visitor: createVisitor(),
    destinations: destinationsOf(page),
    policy: readSettings().policy,
    consent,
    signals: ['dnt', 'gpc'],
    transport: createPageTransport(page.fetch),
    warn: (message) => page.log.note('page', 'Tracking', 'refused', message),
  })

/** Starts the tracker of a page, with what a page tracks by itself, and what pages before it had no time to track. */
export function startTracking(page: MeasuredPage, leftPages: readonly LeftPage[]): Tracking {
  simulateSignals()
  const consent = createConsent()
  let earlier: Earlier | undefined
  const tracker = createShopTracker(page, consent, () => earlier)
  const { snapshot, subscribe } = tracker
  const observe = keepReports(tracker.observe)
  const track = (events: readonly Tracked[]) => {
    for (const event of events) tracker.track(...event)
  }
  const trackEarlier = (events: readonly EarlyEvent[], left?: LeftPage) => {
    for (const { event, time } of events) {
      earlier = { time, page: left }
      track([event])
    }
    earlier = undefined
  }
  consent.start()
  tracker.start()
  for (const left of leftPages) trackEarlier(eventsOfLeftPage(left), left)
  // forms-client counts the forms, and cart-client emits quick views.
  createPageTracker({ tracker, selectors: { form: '', quickView: '', button: TRACKED_BUTTONS } }).start()
  trackEarlier(takeEarly())
  return {
    snapshot,
    subscribe,
    observe,
    consent,
    track,
    trackPageSpeed: (metrics) => track([['Performance', { ...performanceEvent(metrics) }]]),
  }
}
