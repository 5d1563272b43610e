import { testServerMarkup } from '../../../tooling/server-markup.ts'
import * as consentReact from './consent/banner.react.tsx'
import { createConsent, createConsentBanner } from './consent/index.ts'
import * as react from './react.ts'

const { ConsentBanner, ConsentSettings } = consentReact
const { Impression, TrackingProvider } = react
const tracker = { track: () => undefined, start: () => () => undefined }
const banner = createConsentBanner(createConsent())
const seen = (
  <TrackingProvider tracker={tracker}>
    <Impression event="Seen">Text</Impression>
  </TrackingProvider>
)

testServerMarkup([react, consentReact], {
  ConsentBanner: <ConsentBanner banner={banner} />,
  ConsentSettings: <ConsentSettings banner={banner} />,
  Impression: seen,
  TrackingProvider: seen,
})
