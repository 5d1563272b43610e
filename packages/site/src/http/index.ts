// Client
export {
  createHttp,
  ignoreAnswer,
  type CallOptions,
  type Http,
  type HttpOptions,
  type HttpRequest,
} from './http.browser.ts'
export type { RequestHeaders } from './request.ts'
export type { Reader } from '../reader/reader.ts'
export type { Call } from '../endpoint/call.contract.ts'

// Outcome of a call
export type { CallFailure } from './failure.ts'
export type { Result } from '@sitewright/machine/result'

// Types of the clock option
export type { Clock, Undo } from '@sitewright/machine'
