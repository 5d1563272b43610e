// A line to the server
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

// What comes of a call
export type { CallFailure } from './failure.ts'
export type { Result } from '@sitewright/machine/result'

// For a clock of your own
export type { Clock, Undo } from '@sitewright/machine'
