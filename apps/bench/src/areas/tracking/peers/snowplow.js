import { newTracker, trackStructEvent } from '@snowplow/browser-tracker'
import { track } from '../burst.ts'

export const open = (endpoint) => {
  newTracker('bench', endpoint, { appId: 'bench' })
  return (action, label) => trackStructEvent({ category: 'bench', action, label })
}
export const burst = track(open)
