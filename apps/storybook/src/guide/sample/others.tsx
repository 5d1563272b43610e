import { galleryLightbox } from '@sitewright/gallery/lightbox'
import { Gallery } from '@sitewright/gallery/react'
import type { Machine } from '@sitewright/machine'
import { useMachine } from '@sitewright/machine/react'
import { Money } from '@sitewright/money-format/react'
import { definePerfOverlay } from '@sitewright/perf-collector/overlay'
import { createEngine } from '@sitewright/template-engine'
import { core } from '@sitewright/template-engine/core'
import { addConsentBanner, createConsent, createConsentBanner } from '@sitewright/tracking/consent'
import { addDevtools } from '@sitewright/tracking/devtools'

// Values of a site: each sample shows the types of those it needs.
declare const tracker: Parameters<typeof addDevtools>[0]

// #region gallery/Gallery
export const Journeys = () => (
  <Gallery
    label="Journeys"
    items={[{ src: '/hills.jpg', alt: 'Hills at dawn', title: 'First light', width: 1500, height: 1000 }]}
    options={{ design: 'slideshow', controls: true, lightbox: true }}
    lightbox={galleryLightbox}
  />
)
// #endregion

// #region money-format/Money
export const Price = () => <Money value={{ value: '49.90', currency: 'EUR' }} options={{ locale: 'de-DE' }} />
// #endregion

// #region tracking/ConsentBanner
const consent = createConsent()
consent.start()
const banner = createConsentBanner(consent)
banner.start()
addConsentBanner(banner)
// #endregion

// #region tracking/Devtools
addDevtools(tracker)
// #endregion

// #region perf-collector/Overlay
definePerfOverlay()
document.body.append(document.createElement('perf-overlay'))
// #endregion

// #region template-engine/Playground
const engine = createEngine({ families: [core] })
const { output, diagnostics } = engine.render('<h1>{title|html}</h1>', { title: 'Tea & cake' })
console.log(output, diagnostics)
// #endregion

// #region machine/useMachine
const door: Machine<'shut' | 'open', 'push'> = {
  initial: 'shut',
  states: { shut: { on: { push: 'open' } }, open: { after: { ms: 3000, to: 'shut' } } },
}
export function Door() {
  const { state, send } = useMachine(door)
  return <button onClick={() => send('push')}>{state}</button>
}
// #endregion
