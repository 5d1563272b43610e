import { createTracker } from '@sitewright/tracking'
import { createVersionTwo } from '@sitewright/tracking/destinations'
import { createQueue } from '@sitewright/tracking/queue'
import { createVisitor } from '@sitewright/tracking/visitor'
import type { Work } from '../../area.ts'
import type { Burst, Open } from './subject.ts'
import { track } from './burst.ts'

const page = { title: 'Bench', path: '/page', hasProduct: false }

export const open: Open = (endpoint) => {
  const url = `${endpoint}/events`
  const delivery = createQueue({
    batch: (events) => ({
      url,
      body: events.map(({ payload }) => payload).join('\n'),
      contentType: 'text/plain',
      isRepeatable: true,
    }),
  })
  const endpoints = { dev: url, qa: url, staging: url, prod: url }
  const tracker = createTracker<Record<string, object>>({
    context: () => ({ website: { id: 'bench' }, page }),
    destinations: [createVersionTwo({ endpoints, encoding: 'beacon', delivery })],
    visitor: createVisitor(),
    versions: { Bench: 2 },
  })
  tracker.start()
  return (mark, filler) => tracker.track('Bench', { mark, filler })
}

export const burst: Work<Burst, number> = track(open)
export const growing: Work<Burst, number> = track(open)
export const many: Work<Burst, number> = track(open)
