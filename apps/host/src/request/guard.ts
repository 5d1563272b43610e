import { crumbRules } from '@sitewright/site/http'
import { createMiddleware } from 'hono/factory'
import { isSameText } from '../visitor/secret.ts'
import { renewVisitorCookies, type Caller } from './caller.ts'
import type { HostEnv } from './call.ts'
import { refuse } from './answer.ts'

/**
 * Calls that change nothing of a visitor, or carry a token of their own: what is measured is sent by beacons, which have no
 * headers, and a submission has its key.
 */
const WITHOUT_HEADER = ['/api/census/', '/api/events/', '/api/1/performance/', '/api/form/']
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

const needsHeader = (path: string): boolean => !WITHOUT_HEADER.some((prefix) => path.startsWith(prefix))

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

/** Lets requests of other sites change nothing, and hands out the tokens by which those of this site are known. */
export const guard = createMiddleware<HostEnv>(async (context, next) => {
  const { req: asked } = context
  const caller = context.get('caller')
  if (SAFE_METHODS.includes(asked.method)) {
    renewVisitorCookies(caller)
    return next()
  }
  if (asked.header('Sec-Fetch-Site') === 'cross-site') return refuse(403, 'This is a page of another site.')
  if (!needsHeader(asked.path) || hasCrumb(asked.raw, asked.path, caller)) return next()
  return refuseCrumb(caller, asked.path)
})
