import type { Database } from './database/database.ts'
import type { Log } from './log/log.ts'
import type { Metrics } from './metric/metric.ts'
import type { Limiter, Limits } from './request/limit.ts'

/** Settings of `createHost`. */
export interface HostOptions {
  readonly database: Database
  readonly websiteId: string
  readonly log: Log
  /** Cookies are sent over https only. */
  readonly isSecure: boolean
  /** Number of proxies in front. */
  readonly proxies: number
  readonly limits?: Partial<Limits> | undefined
  /** Asks the provider of the captcha about the visitor's answer. */
  readonly captcha: (answer: string) => Promise<boolean>
  /** Id for a service that records sessions. */
  readonly recordingId?: string | undefined
}

/** What the calls share. */
export interface Host extends HostOptions {
  readonly signingKey: string
  readonly limiter: Limiter
  readonly metrics: Metrics
}
