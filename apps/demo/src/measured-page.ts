import type { Cookies } from '@sitewright/site/cookies'
import type { Http } from '@sitewright/site/http'
import type { Context } from './context.ts'
import type { Log } from './devtools/log.ts'
import type { Localization } from './site/record/item.ts'

/** Parts of a page that tracking and performance need. */
export interface MeasuredPage {
  readonly context: Context
  readonly localization: Localization
  readonly log: Log
  readonly cookies: Cookies
  readonly http: Http
  /** `fetch` to the server in the page. */
  readonly fetch: typeof globalThis.fetch
}
