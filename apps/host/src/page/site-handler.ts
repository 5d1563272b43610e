import { serve } from '@sitewright/demo/serve'
import type { Host } from '../host.ts'
import type { SiteHandler } from '../listen.ts'
import { problemFacts } from '../log/log.ts'
import { readCaller, renewVisitorCookies } from '../request/caller.ts'

const isDocument = (url = ''): boolean => !/\.\w+(\?|$)/.test(url)

/** Marks a document, so that its scripts call the host. */
const markPage = (html: string): string => html.replace('<html ', '<html data-server="host" ')

/** Creates the server of a built site. Visitors are known from the first document on, before any call. */
export function createSiteHandler(folder: string, host: Host): SiteHandler {
  const handle = serve(folder, { changePage: markPage })
  return (request, response) => {
    const end = (problem?: unknown) => {
      if (problem) host.log('error', 'page', problemFacts(problem))
      response.statusCode = problem ? 500 : 404
      response.end()
    }
    response.setHeader('X-Content-Type-Options', 'nosniff')
    response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin')
    response.setHeader('X-Frame-Options', 'SAMEORIGIN')
    try {
      if (isDocument(request.url)) {
        const headers = new Headers({ Cookie: request.headers.cookie ?? '' })
        const caller = readCaller({ headers }, 'unknown', host)
        renewVisitorCookies(caller)
        if (caller.setCookies.length > 0) response.setHeader('Set-Cookie', [...caller.setCookies])
      }
      handle(request, response, end)
    } catch (problem) {
      end(problem)
    }
  }
}
