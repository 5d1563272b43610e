/* global window */
import { timedStart } from '../timed-start.ts'

export const press = timedStart(async () => {
  window.LUX = { beaconUrl: '/beacon', errorBeaconUrl: '/beacon', customerid: '1', samplerate: 100 }
  await import('@speedcurve/lux/dist/lux.es2020.min.js')
})
