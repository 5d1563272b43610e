/* global window */
import core from 'boomerangjs/boomerang.js' with { type: 'text' }
import continuity from 'boomerangjs/plugins/continuity.js' with { type: 'text' }
import eventtiming from 'boomerangjs/plugins/eventtiming.js' with { type: 'text' }
import navtiming from 'boomerangjs/plugins/navtiming.js' with { type: 'text' }
import painttiming from 'boomerangjs/plugins/painttiming.js' with { type: 'text' }
import rt from 'boomerangjs/plugins/rt.js' with { type: 'text' }
import { works } from '../works.ts'

/** Runs the files as classic scripts: strict mode, and with it a module, forbids what boomerang does. */
const run = (code) => (0, eval)(code)

export const { press, inserted } = works(async () => {
  for (const code of [core, rt, navtiming, painttiming, eventtiming, continuity]) run(code)
  window.BOOMR.init({ beacon_url: '/beacon', Continuity: { enabled: true } })
})
