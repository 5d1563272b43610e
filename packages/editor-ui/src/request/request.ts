/** A request that is under way, or that failed. One that succeeded is gone. */
export interface RequestState<About> {
  readonly status: 'pending' | 'failed'
  readonly about: About
}

/** Requests by key. */
export type RequestsSnapshot<About> = Readonly<Record<string, RequestState<About> | undefined>>
