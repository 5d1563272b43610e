import { AnalyticsBrowser } from '@segment/analytics-next'
import { track } from '../burst.ts'

export const open = (endpoint) => {
  const { host } = new URL(endpoint)
  const integrations = { 'Segment.io': { apiKey: 'bench', apiHost: `${host}/v1`, protocol: 'http' } }
  const analytics = AnalyticsBrowser.load(
    { writeKey: 'bench', cdnSettings: { integrations } },
    { integrations },
  )
  return (mark, filler) => void analytics.track(mark, { filler })
}
export const burst = track(open)
