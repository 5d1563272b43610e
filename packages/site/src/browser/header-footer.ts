import type { Result } from '@sitewright/machine/result'
import { fetchHeaderFooterCall, saveHeaderFooterCall, type HeaderFooter } from '../contract/header-footer.ts'
import type { CallFailure } from '../core/failure.ts'
import { parseHeaderFooter } from '../core/header-footer.ts'
import { ignoreAnswer, type CallOptions, type Http } from './http.ts'

/** What the site shows above and below each page. */
export const fetchHeaderFooter = (
  http: Http,
  options?: CallOptions,
): Promise<Result<HeaderFooter, CallFailure>> =>
  http.call({ ...options, ...fetchHeaderFooterCall }, parseHeaderFooter)

/** Replaces what the site shows above and below each page. */
export const saveHeaderFooter = (
  http: Http,
  { header, footer }: HeaderFooter,
  options?: CallOptions,
): Promise<Result<true, CallFailure>> =>
  http.call({ ...options, ...saveHeaderFooterCall, body: { header, footer } }, ignoreAnswer)
