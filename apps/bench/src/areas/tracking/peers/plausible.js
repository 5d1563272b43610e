import { init, track as trackEvent } from '@plausible-analytics/tracker'
import { track } from '../burst.ts'

export const open = (endpoint) => {
  // A browser that is driven counts as a robot.
  globalThis.__plausible = true
  init({
    domain: 'bench.example',
    endpoint: `${endpoint}/api/event`,
    autoCapturePageviews: false,
    captureOnLocalhost: true,
    logging: false,
  })
  return (mark, filler) => trackEvent(mark, { props: { filler } })
}
export const burst = track(open)
