import { labelOf, outcomeOf } from '../devtools/call-span.ts'
import type { Log } from '../devtools/log.ts'
import { currentLocalization } from '../localization.ts'

/** Calls that change the site that pages are rendered from. */
const CHANGES_SITE =
  /^\/api\/(site-header-footer|widget|multilingual|v1\/commerce-pref|content-service|demo\/site)/

const changesSite = ({ method, url }: Request): boolean =>
  method !== 'GET' && CHANGES_SITE.test(new URL(url).pathname)

/** Reads the site again. Readers of the whole site are loaded only here, so that pages which the mocks answer go without them. */
const readSiteAgain = () => import('./host-site.ts').then(({ loadHostSite }) => loadHostSite())

/** Creates a `fetch` that calls the host in the language and the currency of the page, and logs every call. */
export const createHostFetch =
  (log: Log): typeof fetch =>
  async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(input, location.href), init)
    const { locale, currency } = currentLocalization()
    request.headers.set('Accept-Language', locale)
    request.headers.set('X-Currency', currency)
    const end = log.begin('call', labelOf(request.method, request.url))
    try {
      const given = await fetch(request)
      if (given.ok && changesSite(request)) await readSiteAgain()
      end({ outcome: outcomeOf(given), detail: String(given.status) })
      return given
    } catch (problem) {
      end({ outcome: 'bad', detail: request.signal.aborted ? 'given up' : 'no answer' })
      throw problem
    }
  }
