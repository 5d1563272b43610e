import { works } from '../works.ts'

export const { press, inserted } = works(async () => {
  const { getWebInstrumentations, initializeFaro } = await import('@grafana/faro-web-sdk')
  initializeFaro({
    url: '/collect',
    app: { name: 'bench', version: '1.0.0' },
    instrumentations: getWebInstrumentations({ captureConsole: false }),
  })
})
