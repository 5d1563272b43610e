// Client
export {
  createHttp,
  ignoreAnswer,
  type CallOptions,
  type Http,
  type HttpOptions,
  type HttpRequest,
} from './http.browser.ts'
export { addressOnPage } from './site-address.browser.ts'
export type { RequestHeaders } from './request.ts'
export type { Reader } from '../reader/reader.ts'
export type { Call } from './call.contract.ts'

// Anti-forgery tokens
export { createCrumbs, crumbRules, type CrumbRule, type Crumbs } from '../crumb.ts'

// Outcome of a call
export type { CallFailure } from './failure.ts'
export { CallError, fail, succeed, unwrap, type Result } from '../result.ts'

// Bytes that may outlive the page, one account for all who send them
export { createByteLedger, pageLedger, type ByteLedger } from './byte-ledger.ts'

// Types of the clock option
export type { Clock, Cleanup } from '@sitewright/machine'
