import type { PeerSizes } from '../../area.ts'

/** Other trackers, for the table of `@sitewright/tracking`. */
const sizes: PeerSizes = {
  package: 'tracking',
  peers: [
    {
      name: '@plausible-analytics/tracker',
      code: "export { init, track } from '@plausible-analytics/tracker'",
    },
    {
      name: '@snowplow/browser-tracker',
      code: "export { newTracker, trackStructEvent } from '@snowplow/browser-tracker'",
    },
    { name: '@segment/analytics-next', code: "export { AnalyticsBrowser } from '@segment/analytics-next'" },
    {
      name: '@rudderstack/analytics-js',
      code: "export { RudderAnalytics } from '@rudderstack/analytics-js'",
    },
    { name: 'posthog-js', code: "export { default } from 'posthog-js'" },
  ],
}

export default sizes
