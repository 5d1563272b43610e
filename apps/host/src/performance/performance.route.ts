import type { Endpoint } from '@sitewright/site/contracts'
import * as z from 'zod/mini'
import type { Host } from '../host.ts'
import { addCall, type App } from '../request/call.ts'
import { performanceRecords } from './performance.table.ts'

const MOST_RECORDS = 500

/** A performance record. */
const record = z.object({
  app: z.string(),
  data: z.record(z.string(), z.unknown()),
  event: z.enum(['page_speed', 'user', 'image', 'a11y']),
  pageLoadId: z.string(),
  ts: z.int(),
})

const sendRecords = {
  method: 'POST',
  path: '/api/1/performance/records',
  body: z.array(record).check(z.maxLength(MOST_RECORDS)),
} as const satisfies Endpoint

/** Adds the call that takes performance records, and stores them in one statement. */
export function addPerformanceCalls(app: App, { database }: Host): void {
  addCall(app, 'sendRecords', sendRecords, async ({ body }) => {
    if (body.length > 0) await database.insert(performanceRecords).values(body)
    return new Response(null, { status: 204 })
  })
}
