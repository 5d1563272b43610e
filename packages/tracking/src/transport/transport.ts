/** One request as it travels. Plain data. */
export interface Wire {
  /** Address of the request. */
  readonly url: string
  /** Body of the request. */
  readonly body: string
  /** Type of the body. */
  readonly contentType: 'application/json' | 'application/x-www-form-urlencoded' | 'text/plain'
  /** Statuses that count as success. @default 200 to 299 */
  readonly statuses?: readonly number[] | undefined
  /** Prefers a beacon, whose status is unknown, over a request with a status. @default false */
  readonly prefersBeacon?: boolean | undefined
  /** Sends cookies to another origin as well. @default false */
  readonly withCredentials?: boolean | undefined
  /** True if the body carries a token: it goes by fetch alone, because beacons and XHR would follow a redirect. @default false */
  readonly hasToken?: boolean | undefined
  /** True if the body carries the event's id, so that sending it again does no harm. @default false */
  readonly isRepeatable?: boolean | undefined
}

/** Outcome of a request. */
export type Outcome =
  | {
      readonly kind: 'accepted'
      /** Undefined for a beacon, whose response nobody sees. */
      readonly status?: number | undefined
    }
  /** The server answered with another status, or 0 for a redirect, which is not followed. `retryAfter` is the header as received. */
  | {
      readonly kind: 'rejected'
      readonly status: number
      /** Seconds or an HTTP date. Undefined without the header. */
      readonly retryAfter?: string | undefined
    }
  | {
      readonly kind: 'failed'
      /** `timeout` after 2.5 seconds, `network` if there was no response. */
      readonly reason: 'timeout' | 'network'
    }

/** Sends requests. Its functions never throw, and its promises never reject. */
export interface Transport {
  /**
   * Sends one request: by fetch, which outlives the page as far as the quota permits. Browsers without fetch send a beacon,
   * and if that is refused an XHR; a token is not sent there.
   */
  readonly send: (wire: Wire) => Promise<Outcome>
  /** Checks whether `send` keeps a request alive when the page is left: the ledger of the page has room for it now. */
  readonly keepsAlive: (wire: Wire) => boolean
  /** Hands a request over to the browser as the page is left. Returns false if the browser does not take it. A token goes by fetch. */
  readonly beacon: (wire: Wire) => boolean
}

/** Longest wait for the response to a tracking request. */
export const requestTimeoutMs = 2500

/** Returns the reason of an outcome: a status, or what failed. */
export function outcomeReason(outcome: Outcome): string | undefined {
  if (outcome.kind === 'failed') return outcome.reason
  return outcome.status === 0 ? 'redirect' : outcome.status?.toString()
}

/** Returns the outcome of a status. */
export function outcomeOf(status: number, { statuses }: Wire, retryAfter: string | null): Outcome {
  const isSuccess = statuses ? statuses.includes(status) : status >= 200 && status < 300
  return isSuccess
    ? { kind: 'accepted', status }
    : { kind: 'rejected', status, retryAfter: retryAfter ?? undefined }
}
