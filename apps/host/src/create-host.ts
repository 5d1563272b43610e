import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { addCartCalls } from './cart/cart.route.ts'
import { addEventCalls } from './event/event.route.ts'
import { addFormCalls } from './form/form.route.ts'
import type { Host, HostOptions } from './host.ts'
import { addHealthCalls } from './metric/health.route.ts'
import { createMetrics } from './metric/metric.ts'
import { addOrderCalls } from './order/order.route.ts'
import { addPerformanceCalls } from './performance/performance.route.ts'
import { addConnectionCalls } from './provider/connection.route.ts'
import { addProviderCalls } from './provider/provider.route.ts'
import { refuse } from './request/answer.ts'
import type { App, HostEnv } from './request/call.ts'
import { guard } from './request/guard.ts'
import { createLimiter, defaultLimits } from './request/limit.ts'
import { observe, problemResponse, withCaller } from './request/middleware.ts'
import { addRestockCalls } from './restock/restock.route.ts'
import { addPlaceCalls } from './site/place.route.ts'
import { addContentCalls } from './own/content.route.ts'
import { addFileCalls } from './own/file.route.ts'
import { addReactionCalls } from './own/reaction.route.ts'
import { addTagCalls } from './own/tag.route.ts'
import { addSiteCalls } from './site/site.route.ts'
import { addStorePageCalls } from './site/store-page.route.ts'
import { addUserCalls } from './user/user.route.ts'
import { signingKey } from './visitor/secret.ts'

/** Creates the server: it answers requests, and keeps its state in the database. */
export async function createHost(options: HostOptions): Promise<{ readonly app: App; readonly host: Host }> {
  const host: Host = {
    ...options,
    signingKey: await signingKey(options.database),
    limiter: createLimiter(options.database, { ...defaultLimits, ...options.limits }),
    metrics: createMetrics(),
  }
  const app: App = new Hono<HostEnv>()
  app.use(observe(host))
  app.onError(problemResponse(host))
  addHealthCalls(app, host)
  app.use('/api/*', secureHeaders({ strictTransportSecurity: options.isSecure }))
  app.use(withCaller(host))
  app.use('/api/*', guard(host))
  for (const add of CALLS) add(app, host)
  app.all('/api/*', () => refuse(404, 'There is no such call.'))
  return { app, host }
}

const CALLS: readonly ((app: App, host: Host) => void)[] = [
  addCartCalls,
  addOrderCalls,
  addRestockCalls,
  addFormCalls,
  addEventCalls,
  addPerformanceCalls,
  addUserCalls,
  addSiteCalls,
  addStorePageCalls,
  addPlaceCalls,
  addProviderCalls,
  addReactionCalls,
  addFileCalls,
  addContentCalls,
  addTagCalls,
  addConnectionCalls,
]
