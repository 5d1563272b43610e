import { succeed } from '@sitewright/machine/result'
import type { Http } from '@sitewright/site/http'
import type { PageFields } from '@sitewright/site/page'
import { trackFormRenderCall } from './census.contract.ts'

/** Milliseconds after which the census is given up. */
const timeoutMs = 2500

/** Settings of `trackFormRender`. */
export interface CensusOptions {
  /** Makes the call. */
  readonly http: Pick<Http, 'call'>
  /** Page with the form. */
  readonly page: PageFields
  /** Value of the visitor cookie, empty if the visitor has not agreed to it. */
  readonly visitorCookie: string
  /**
   * Receives a failure, for developers.
   *
   * @default console.warn
   */
  readonly warn?: ((text: string, cause: unknown) => void) | undefined
}

const counted = new WeakMap<object, Set<string>>()

/**
 * Counts a form that was shown, once for each page. A failure is a warning for developers.
 *
 * @example
 * ```ts
 * import { trackFormRender } from '@sitewright/forms-client/census'
 * import { createHttp } from '@sitewright/site/http'
 *
 * await trackFormRender('contact', {
 *   http: createHttp(),
 *   page: { pageTitle: 'Contact', pagePath: '/contact' },
 *   visitorCookie: '', // the visitor has not agreed to one
 * })
 * ```
 */
export async function trackFormRender(
  formId: string,
  { http, page, visitorCookie, warn = console.warn }: CensusOptions,
): Promise<void> {
  const known = counted.get(http) ?? new Set()
  const visit = JSON.stringify([formId, page.pagePath])
  if (known.has(visit)) return
  counted.set(http, known.add(visit))
  const { pageTitle, pagePath, pageId, contentSource } = page
  // A page may know more than the census is to get.
  const body = { pageTitle, pagePath, pageId, contentSource, formId, visitorCookie }
  const sent = await http.call({ ...trackFormRenderCall, body, timeoutMs }, () => succeed(true))
  if (!sent.ok) warn(`The form ${formId} could not be counted.`, sent.failure)
}
