import { crumbRules } from '@sitewright/site/http'
import { createMiddleware } from 'hono/factory'
import type { Host } from '../host.ts'
import { isSameText } from '../visitor/secret.ts'
import { renewVisitorCookies, type Caller } from './caller.ts'
import type { HostEnv } from './call.ts'
import { refuse } from './answer.ts'

/** Calls that change nothing of a visitor. They are sent by beacons, which have no headers. */
const MEASURED = ['/api/census/', '/api/events/', '/api/1/performance/']
/** Calls without a token, or with one of their own: a submission has its key. */
const WITHOUT_HEADER = [...MEASURED, '/api/form/']
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

const isUnder = (prefixes: readonly string[], path: string) =>
  prefixes.some((prefix) => path.startsWith(prefix))

/** Says whether a page of another host asks. Most browsers tell; others name the origin of the page. */
function isForeign({ headers, url }: Request): boolean {
  const site = headers.get('Sec-Fetch-Site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const origin = headers.get('Origin')
  // No page can set the header in which a proxy names the host that it was called by.
  const hosts = [new URL(url).host, headers.get('X-Forwarded-Host')]
  return origin !== null && !hosts.includes(URL.canParse(origin) ? new URL(origin).host : origin)
}

/** Checks the token of a request that changes something. */
function hasCrumb({ headers }: Request, path: string, { visitor, crumbs }: Caller): boolean {
  const rule = crumbRules.find(({ under }) => path.startsWith(under))
  if (!rule || visitor.isNew) return false
  return isSameText(headers.get(rule.header) ?? '', crumbs[rule.cookie as keyof Caller['crumbs']])
}

/** Refuses a request whose token is not right, and hands out the one that is. */
export function refuseCrumb(caller: Caller, path = ''): Response {
  renewVisitorCookies(caller)
  const name = path.startsWith('/api/site-users/') ? 'siteUserCrumb' : 'crumb'
  return Response.json({ crumbFail: true, crumb: caller.crumbs[name] }, { status: 403 })
}

/** Lets pages of other sites change nothing, and floods little, and hands out the tokens by which pages of this site are known. */
export const guard = ({ limiter }: Host) =>
  createMiddleware<HostEnv>(async (context, next) => {
    const { method, path, raw } = context.req
    const caller = context.get('caller')
    if (SAFE_METHODS.includes(method)) {
      renewVisitorCookies(caller)
      return next()
    }
    // Requests of other sites do not count: they would use up what the visitors of an address may do.
    if (isForeign(raw)) return refuse(403, 'This is a page of another site.')
    const refused = limiter.refusalHere(isUnder(MEASURED, path) ? 'record' : 'change', caller.address)
    if (refused) return refused
    if (isUnder(WITHOUT_HEADER, path) || hasCrumb(raw, path, caller)) return next()
    return refuseCrumb(caller, path)
  })
