/* global location */
import { timedStart } from '../timed-start.ts'

export const press = timedStart(async () => {
  const { browserTracingIntegration, init } = await import('@sentry/browser')
  init({
    dsn: `http://key@${location.host}/1`,
    integrations: [browserTracingIntegration()],
    tracesSampleRate: 1,
  })
})
