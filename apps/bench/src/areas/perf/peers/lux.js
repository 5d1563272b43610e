/* global window */
import { works } from '../works.ts'

export const { press, inserted } = works(async () => {
  window.LUX = { beaconUrl: '/beacon', errorBeaconUrl: '/beacon', customerid: '1', samplerate: 100 }
  await import('@speedcurve/lux/dist/lux.es2020.min.js')
})
