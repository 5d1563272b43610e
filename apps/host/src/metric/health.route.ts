import { sql } from 'drizzle-orm'
import type { Host } from '../host.ts'
import { problemFacts } from '../log/log.ts'
import type { App } from '../request/call.ts'

const HEALTH_MS = 2000

/** Rejects when the database takes too long. */
const timeout = (): Promise<never> =>
  new Promise((_, reject) =>
    setTimeout(() => reject(new Error('The database does not answer.')), HEALTH_MS).unref(),
  )

/** Adds what load balancers and monitoring ask for. Keep both from visitors. */
export function addHealthCalls(app: App, host: Host): void {
  app.get('/healthz', async () => {
    try {
      await Promise.race([host.database.execute(sql`select 1`), timeout()])
      return Response.json({ status: 'ok' })
    } catch (problem) {
      host.log('error', 'unhealthy', problemFacts(problem))
      return Response.json({ status: 'no database' }, { status: 503 })
    }
  })
  app.get(
    '/metrics',
    () => new Response(host.metrics.text(), { headers: { 'Content-Type': 'text/plain; version=0.0.4' } }),
  )
}
