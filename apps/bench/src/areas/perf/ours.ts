import { timedStart } from './timed-start.ts'

export const press = timedStart(async () => {
  const { createPerfCollector } = await import('@sitewright/perf-collector')
  createPerfCollector({ app: 'bench', imageHosts: [location.hostname] }).start()
})
