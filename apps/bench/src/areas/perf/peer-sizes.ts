import type { PeerSizes } from '../../area.ts'

/** Peers that measure visitors' experience, for the table of `@sitewright/perf-collector`. */
const sizes: PeerSizes = {
  package: 'perf-collector',
  beside: '. at first',
  about:
    'The peers are loaded whole, and are compared with what a page loads of `.` at first: the metrics and their sending. ' +
    'Images and accessibility, which web-vitals has not, follow when the page is idle, and count in `.`.',
  peers: [
    {
      name: 'web-vitals',
      code: "export { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals/attribution'",
    },
    { name: 'lux', package: '@speedcurve/lux', code: "import '@speedcurve/lux/dist/lux.es2020.min.js'" },
    {
      name: 'boomerang',
      package: 'boomerangjs',
      code: [
        'boomerang',
        'plugins/rt',
        'plugins/navtiming',
        'plugins/painttiming',
        'plugins/eventtiming',
        'plugins/continuity',
      ]
        .map((file) => `import 'boomerangjs/${file}.js'`)
        .join('\n'),
      format: 'iife',
    },
    {
      name: 'faro',
      package: '@grafana/faro-web-sdk',
      code: "export { getWebInstrumentations, initializeFaro } from '@grafana/faro-web-sdk'",
    },
    {
      name: 'sentry',
      package: '@sentry/browser',
      code: "export { browserTracingIntegration, init } from '@sentry/browser'",
    },
  ],
}

export default sizes
