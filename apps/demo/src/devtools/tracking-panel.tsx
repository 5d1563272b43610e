import { useCallback, useSyncExternalStore } from 'react'
import { useStore } from '@sitewright/machine/react'
import { addDevtools } from '@sitewright/tracking/devtools'
import type { ReceivedEvent } from '@sitewright/tracking/testing'
import { clearReceived, readReceived, whenReceived } from '../mock/received.ts'
import type { Tracking } from '../tracking/tracking.ts'
import type { Shop } from '../wiring.ts'
import { Host, useMeasuring } from './host.tsx'
import { ReceivedList } from './received-list.tsx'

/** Cookies of a visit, in the order of their lives. */
const COOKIES = ['ss_cid', 'ss_cpvisit', 'ss_cvisit', 'ss_cvr', 'ss_cvt', 'SS_ANALYTICS_ID', 'SS_SESSION_ID']

const PERMISSIONS = {
  granted: 'tracked',
  cookieless: 'tracked without cookies',
  undecided: 'waiting for an answer',
  refused: 'not tracked',
} as const

/** The visitor's decision, which can be switched, and the cookies that follow from it. */
function Consent({ tracking }: { readonly tracking: Tracking }) {
  const { consent } = tracking
  const decision = useStore(consent)
  const { permission, held } = useStore(tracking)
  const present = new Set(document.cookie.split('; ').map((pair) => pair.split('=')[0]))
  const choices = [
    ['Accept', 'granted', consent.grant],
    ['Decline', 'refused', consent.refuse],
    ['Ask again', 'undecided', consent.withdraw],
  ] as const
  return (
    <div className="devtools-consent">
      <div role="group" aria-label="Consent">
        {choices.map(([label, state, choose]) => (
          <button key={state} type="button" aria-pressed={decision === state} onClick={choose}>
            {label}
          </button>
        ))}
      </div>
      <p data-permission={permission}>
        The visitor is {PERMISSIONS[permission]}
        {held > 0 && `; ${held} ${held === 1 ? 'event is' : 'events are'} held`}.
      </p>
      <ul className="devtools-cookies" aria-label="Cookies of the visit">
        {COOKIES.map((name) => (
          <li key={name} data-present={present.has(name)}>
            {name}
            <span className="devtools-spoken">{present.has(name) ? ': set' : ': not set'}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const VERSIONS = [
  ['census', 'Census'],
  [1, 'Version 1'],
  [2, 'Version 2'],
] as const

/** Number of events of each version, as bars. */
function Versions({ events }: { readonly events: readonly ReceivedEvent[] }) {
  const counts = VERSIONS.map(([version, title]) => ({
    title,
    count: events.filter((event) => event.version === version).length,
  }))
  const most = Math.max(1, ...counts.map(({ count }) => count))
  return (
    <dl className="devtools-versions">
      {counts.map(({ title, count }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <span style={{ inlineSize: `${(count / most) * 100}%` }} />
            {count}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Events of the visitor at the server. */
function Received() {
  const { events, doubles } = useSyncExternalStore(whenReceived, readReceived)
  const rows = events.map((event, i) => ({
    key: `${i} ${event.id}`,
    time: event.arrived,
    title: event.name,
    detail: event.version === 'census' ? 'census' : `version ${event.version}`,
    data: event.payload,
  }))
  return (
    <>
      <div className="devtools-head">
        <h2>
          At the server: {events.length}, {doubles} {doubles === 1 ? 'double' : 'doubles'} dropped
        </h2>
        <button type="button" onClick={clearReceived}>
          Forget
        </button>
      </div>
      <Versions events={events} />
      <ReceivedList label="Events at the server, newest last" rows={rows} empty="No event has arrived yet." />
    </>
  )
}

/** Live events of both versions with their fate and its reason, and the list of the server. */
export function TrackingPanel({ shop }: { readonly shop: Shop }) {
  const tracking = useMeasuring(shop)?.tracking
  const observe = tracking?.observe
  const add = useCallback(
    (parent: HTMLElement) => (observe ? addDevtools({ observe }, { parent, isOpen: true }) : () => undefined),
    [observe],
  )
  if (!tracking) return <p className="devtools-none">The tracker is not loaded yet.</p>
  return (
    <div className="devtools-measure">
      <Host className="devtools-part" add={add} />
      <section aria-label="At the server">
        <Consent tracking={tracking} />
        <Received />
      </section>
    </div>
  )
}
