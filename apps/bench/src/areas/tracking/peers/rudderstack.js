import { RudderAnalytics } from '@rudderstack/analytics-js/bundled'
import { track } from '../burst.ts'

const source = {
  id: 'bench',
  name: 'bench',
  writeKey: 'bench',
  enabled: true,
  workspaceId: 'bench',
  config: { statsCollection: { errors: { enabled: false }, metrics: { enabled: false } } },
  destinations: [],
  dataplanes: {},
  connections: [],
}

export const open = (endpoint) => {
  const analytics = new RudderAnalytics()
  analytics.load('bench', endpoint, { getSourceConfig: () => ({ source }), loadIntegration: false })
  return (mark, filler) => analytics.track(mark, { filler })
}
export const burst = track(open)
