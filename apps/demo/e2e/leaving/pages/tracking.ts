import { createTracker } from '@sitewright/tracking'
import { createCensus, createVersionOne } from '@sitewright/tracking/destinations'
import { createQueue } from '@sitewright/tracking/queue'
import { createVisitor } from '@sitewright/tracking/visitor'
import { whenAsked } from './act.ts'

const delivery = createQueue()
const tracker = createTracker({
  context: () => ({ website: { id: 'website-1' }, page: { title: 'Page', path: '/', hasProduct: false } }),
  visitor: createVisitor(),
  destinations: [createCensus({ delivery }), createVersionOne({ crumb: () => 'crumb', delivery })],
})
tracker.start()

whenAsked((action) => tracker.track('AddToCart', { itemId: action, quantity: 1 }))
