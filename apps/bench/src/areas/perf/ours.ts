import { works } from './works.ts'

export const { press, inserted } = works(async () => {
  const { createPerfCollector } = await import('@sitewright/perf-collector')
  createPerfCollector({ app: 'bench', imageHosts: [location.hostname] }).start()
})
