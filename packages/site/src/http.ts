// A line to the server
export {
  createHttp,
  ignoreAnswer,
  type CallOptions,
  type Http,
  type HttpOptions,
  type HttpRequest,
  type Read,
  type RequestHeaders,
} from './browser/http.ts'
export type { Call } from './contract/call.ts'

// What comes of a call
export type { CallFailure } from './core/failure.ts'
export type { Result } from '@sitewright/machine/result'

// For a clock of your own
export type { Clock, Undo } from '@sitewright/machine'
