/* global location */
import { works } from '../works.ts'

export const { press, inserted } = works(async () => {
  const { browserTracingIntegration, init } = await import('@sentry/browser')
  init({
    dsn: `http://key@${location.host}/1`,
    integrations: [browserTracingIntegration()],
    tracesSampleRate: 1,
  })
})
