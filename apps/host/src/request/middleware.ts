import { randomUUID } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, ErrorHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { codeOf } from '../database/database.ts'
import type { Host } from '../host.ts'
import { problemFacts } from '../log/log.ts'
import { refuse } from './answer.ts'
import { readCaller } from './caller.ts'
import type { HostEnv } from './call.ts'

/** Counts, times and logs every request, by the pattern of its path: addresses and ids are nobody's business. */
export const observe = ({ log, metrics }: Host) =>
  createMiddleware<HostEnv>(async (context, next) => {
    const begin = performance.now()
    const requestId = randomUUID()
    context.set('requestId', requestId)
    await next()
    const seconds = (performance.now() - begin) / 1000
    const { method } = context.req
    const route = context.get('route') ?? 'other'
    const status = String(context.res.status)
    context.res.headers.set('X-Request-Id', requestId)
    metrics.count('http_requests_total', { method, route, status })
    metrics.observe('http_request_duration_seconds', { method, route }, seconds)
    log('info', 'request', {
      requestId,
      method,
      route,
      status: context.res.status,
      ms: Math.round(seconds * 1000),
    })
  })

/** Network address of the caller: the one that the outermost of our own proxies has seen. */
function addressOf(context: Context, proxies: number): string {
  const forwarded = (context.req.header('X-Forwarded-For') ?? '').split(',').map((address) => address.trim())
  if (proxies > 0) return forwarded.at(-proxies) ?? 'unknown'
  // A test calls without a connection.
  return context.env && 'incoming' in context.env
    ? (getConnInfo(context).remote.address ?? 'unknown')
    : 'local'
}

/** Reads who makes the request, and sets the cookies that the response is to set. */
export const withCaller = (host: Host) =>
  createMiddleware<HostEnv>(async (context, next) => {
    const { database, signingKey, isSecure, proxies } = host
    const address = addressOf(context, proxies)
    const caller = readCaller(context.req.raw, address, { database, signingKey, isSecure })
    context.set('caller', caller)
    await next()
    for (const cookie of caller.setCookies) context.res.headers.append('Set-Cookie', cookie)
    if (context.req.path.startsWith('/api/')) context.res.headers.set('Cache-Control', 'no-store')
  })

/** Beginnings of the codes of PostgreSQL for values that no column or index can hold: a number or a text that is too large. */
const UNSTORABLE = ['22', '54']

/** The response to a request that ended in a problem. The log has the reason, and visitors an apology. */
export const problemResponse =
  ({ log, metrics }: Host): ErrorHandler<HostEnv> =>
  (problem, context) => {
    const code = String(codeOf(problem))
    const isUnstorable = UNSTORABLE.some((beginning) => code.startsWith(beginning))
    const facts = { requestId: context.get('requestId'), ...problemFacts(problem) }
    log(isUnstorable ? 'warn' : 'error', 'problem', facts)
    if (isUnstorable) return refuse(400, 'This cannot be stored.')
    metrics.count('problems_total')
    return refuse(500, 'Something went wrong on the server. Please try again later.')
  }
