import type { Cleanup } from '@sitewright/machine'
import { createStore } from '@sitewright/machine/store'
import { permissionOf, type Permission } from '../consent/permission.ts'
import { sendsSignal } from '../context/browser-facts.browser.ts'
import { createContextReader } from '../context/context-reader.browser.ts'
import type { BrowserFacts, TrackingContext } from '../context/context.ts'
import { ineligibility } from '../eligibility/eligibility.ts'
import { versionOf } from '../event/catalogue.ts'
import type { StandardEvents } from '../event/payload.contract.ts'
import { createEventIds } from '../event/event-id.browser.ts'
import type { EventDraft, EventVersion } from '../event/event.ts'
import type { EventPayload } from '../event/payload.contract.ts'
import { copyDraft } from '../event/serialize.ts'
import { createStart } from '../shared-start.ts'
import type { TrackerOptions } from './options.ts'
import { createOutlets } from './outlets.browser.ts'
import { createReporter } from './reporter.browser.ts'
import type { EventPayloads, Tracker, TrackerSnapshot } from './tracker.ts'

/** Events that wait in memory for the visitor's decision. */
const MOST_HELD = 1000

/** An event, and the page it happened on. */
interface Emitted {
  readonly draft: EventDraft
  readonly site: TrackingContext
  readonly browser: BrowserFacts
}

/** The id of an account names its visitor as much as a cookie does. */
const withoutAccountId = (site: TrackingContext): TrackingContext => ({
  ...site,
  account: site.account && { ...site.account, id: undefined },
})

/**
 * Creates a tracker. It needs no browser before it is used or started.
 * @throws if the policy `banner` has no consent to ask
 *
 * @example
 * ```ts
 * import { createTracker } from '@sitewright/tracking'
 * import { createCensus } from '@sitewright/tracking/destinations'
 * import { createVisitor } from '@sitewright/tracking/visitor'
 *
 * // `context` returns what the site knows of itself, the page and the account.
 * const tracker = createTracker({ context, visitor: createVisitor(), destinations: [createCensus()] })
 * const stop = tracker.start()
 * tracker.track('AddToCart', { itemId: 'mug', quantity: 1 })
 * ```
 */
export function createTracker<Events extends EventPayloads = StandardEvents>(
  options: TrackerOptions<Events>,
): Tracker<Events> {
  const { policy = 'none', consent, signals = [], now = Date.now } = options
  if (policy === 'banner' && !consent) throw new TypeError("The policy 'banner' needs `consent`.")
  const store = createStore<TrackerSnapshot>({ permission: 'undecided', held: 0 })
  const reporter = createReporter(options)
  const { report, attempt } = reporter
  const reader = createContextReader(options)
  const outlets = createOutlets(options, reporter)
  const versions = new Map(Object.entries<EventVersion | undefined>(options.versions ?? {}))
  const held: Emitted[] = []
  /** The website as it was last read. */
  let website: TrackingContext['website'] | undefined
  let permission: Permission = 'undecided'
  let nextId: (() => string) | undefined
  /** Changes applied since the start. */
  let applied: Permission | undefined
  let isStarted = false

  const publish = (): void => store.set({ permission, held: held.length })

  function hold(emitted: Emitted): void {
    const { draft } = emitted
    const oldest = held.length < MOST_HELD ? undefined : held.shift()
    if (oldest) report(oldest.draft, 'refused', 'overflow')
    held.push({ ...emitted, draft: copyDraft(draft) })
    report(draft, 'held', 'consent')
    publish()
  }

  function emit(emitted: Emitted): void {
    const { draft, site, browser } = emitted
    if (!isStarted || permission === 'undecided') {
      hold(emitted)
      return
    }
    if (permission === 'refused') {
      report(draft, 'refused', 'consent')
      return
    }
    const isGranted = permission === 'granted'
    const context = isGranted
      ? { site, browser, visitor: reader.visitor(draft.name === 'PageView', draft.time) }
      : { site: withoutAccountId(site), browser, visitor: {} }
    outlets.emit(draft, context, isGranted)
  }

  /** Applies what the visit permits now: clears, erases, begins, and releases what was held. */
  function permit(): void {
    const before = permission
    const next = permissionOf({
      policy,
      isCloneable: website?.isCloneable,
      consent: consent?.snapshot() ?? 'undecided',
      isOptedOut: sendsSignal(signals),
    })
    // A website that was never read may be cloneable, but a refusal is one for each.
    if (!website && next !== 'refused') return
    permission = next
    if (permission === applied) return
    applied = permission
    if (permission !== 'granted') {
      reader.clear()
      // Ids would tell that events from before and after are of one visitor.
      nextId = undefined
      // Before deliveries end, which hand over what they have. The queue of an earlier visit is kept until the visitor is
      // asked again and refuses.
      if (before === 'granted' || permission !== 'undecided') outlets.erase()
    }
    outlets.permit(permission)
    if (permission !== 'undecided') for (const emitted of held.splice(0)) attempt(() => emit(emitted))
    publish()
  }

  function readSite(): TrackingContext {
    const site = options.context()
    website = site.website
    return site
  }

  function refresh(): void {
    attempt(readSite)
    attempt(permit)
  }

  function track(name: string, payload: EventPayload): void {
    const site = readSite()
    const browser = reader.browser()
    const draft: EventDraft = {
      id: (nextId ??= createEventIds())(),
      version: versions.get(name) ?? versionOf(name),
      name,
      payload,
      time: now(),
    }
    const reason = ineligibility(site, browser.path, name)
    if (reason) {
      report(draft, 'refused', reason)
      return
    }
    if (isStarted) permit()
    emit({ draft, site, browser })
  }

  function begin(): Cleanup {
    const stopConsent = consent?.subscribe(refresh)
    isStarted = true
    refresh()
    return () => {
      stopConsent?.()
      isStarted = false
      applied = undefined
      outlets.permit('undecided')
      publish()
    }
  }

  return {
    subscribe: store.subscribe,
    snapshot: store.snapshot,
    track: (name, payload) => attempt(() => track(name, payload as EventPayload)),
    observe: reporter.observe,
    flush: outlets.flush,
    start: createStart(begin),
  }
}
