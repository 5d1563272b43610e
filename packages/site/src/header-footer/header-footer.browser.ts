import type { Result } from '@sitewright/machine/result'
import { fetchHeaderFooterCall, saveHeaderFooterCall, type HeaderFooter } from './header-footer.contract.ts'
import type { CallFailure } from '../http/failure.ts'
import { readerOf } from '../reader/reader.ts'
import { isRecord } from '../reader/value.ts'
import { ignoreAnswer, type CallOptions, type Http } from '../http/http.browser.ts'

const readHeaderFooter = readerOf<HeaderFooter>((body) =>
  isRecord(body) && isRecord(body.header) && isRecord(body.footer)
    ? { header: body.header, footer: body.footer }
    : undefined,
)

/** Fetches the site's header and footer. */
export const fetchHeaderFooter = (
  http: Http,
  options?: CallOptions,
): Promise<Result<HeaderFooter, CallFailure>> =>
  http.call({ ...options, ...fetchHeaderFooterCall }, readHeaderFooter)

/** Replaces the site's header and footer. */
export const saveHeaderFooter = (
  http: Http,
  { header, footer }: HeaderFooter,
  options?: CallOptions,
): Promise<Result<true, CallFailure>> =>
  http.call({ ...options, ...saveHeaderFooterCall, body: { header, footer } }, ignoreAnswer)

export type { HeaderFooter } from './header-footer.contract.ts'
