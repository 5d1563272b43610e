/** Cookies of a visit. */
export const visitCookie = { id: 'ss_cvr', timestamp: 'ss_cvt' } as const

/** Lifetime of the visit id: 2 years. Browsers cap it at 400 days. */
export const visitIdMaxAge = 63_072_000
/** Lifetime of the visit timestamp: 30 minutes. */
export const visitTimestampMaxAge = 1800

/** A visitor, and the visits so far. Times are in milliseconds since 1970. */
export interface VisitId {
  /** Identifies the visitor, as long as the cookie lives. */
  readonly id: string
  /** Begin of the first visit. */
  readonly first: number
  /** Begin of the visit before this one. The same as `first` on the first visit. */
  readonly previous: number
  /** Begin of this visit. */
  readonly current: number
  /** Number of visits, this one among them. */
  readonly count: number
}

const VISIT_ID = /^([\w.-]+)\|([1-9]\d*)\|([1-9]\d*)\|([1-9]\d*)\|([1-9]\d*)$/

/** Reads the value of the visit id cookie: an id and four positive integers. Anything else is undefined. */
export function parseVisitId(value: string | undefined): VisitId | undefined {
  const [, id, ...numbers] = VISIT_ID.exec(value ?? '') ?? []
  const [first, previous, current, count] = numbers.map(Number)
  return id !== undefined && first && previous && current && count && numbers.every(isSafe)
    ? { id, first, previous, current, count }
    : undefined
}

/** Writes the value of the visit id cookie. */
export const formatVisitId = ({ id, first, previous, current, count }: VisitId): string =>
  [id, first, previous, current, count].join('|')

/** Reads the value of the visit timestamp cookie: a positive integer. Anything else is undefined. */
export const parseVisitTimestamp = (value: string | undefined): number | undefined =>
  value !== undefined && /^[1-9]\d*$/.test(value) && isSafe(value) ? Number(value) : undefined

const isSafe = (digits: string): boolean => Number.isSafeInteger(Number(digits))

/** Facts that decide which visit a page view belongs to. */
export interface VisitFacts {
  /** Value of the visit id cookie; undefined without one. */
  readonly visitId: VisitId | undefined
  /** Value of the visit timestamp cookie; undefined if it is gone. */
  readonly timestamp: number | undefined
  /** Time of this page view, in epoch milliseconds. */
  readonly now: number
  /** Id of a new visitor. */
  readonly newId: () => string
}

/**
 * Returns the visit of a page view. It is a new one if the timestamp is gone. A clock that was set back moves no time back.
 */
export function nextVisit({ visitId, timestamp, now, newId }: VisitFacts): VisitId {
  if (!visitId) return { id: newId(), first: now, previous: now, current: now, count: 1 }
  if (timestamp !== undefined) return visitId
  const { current, count } = visitId
  return { ...visitId, previous: current, current: Math.max(now, current), count: count + 1 }
}
