/** Facts that decide whether a session is recorded. */
export interface RecordingFacts {
  /** Country of the site. */
  readonly country?: string | undefined
  /** Time zone of the visitor. */
  readonly timeZone?: string | undefined
  /** True if the feature is on. */
  readonly isEnabled: boolean
  /** Variant of the sampling test. Undefined for a visitor who takes no part in it. */
  readonly variant?: string | undefined
  /** Number of processor cores of the device. */
  readonly cores?: number | undefined
}

/** Query parameter that overrides the conditions of a recording. */
export const forceParameter = 'force-session-recording'

/** Checks the five conditions of a recording. */
export const isRecordable = ({
  country,
  timeZone = '',
  isEnabled,
  variant,
  cores = 0,
}: RecordingFacts): boolean =>
  (country === 'US' || country === 'JP') &&
  (timeZone.startsWith('America') || timeZone === 'Asia/Tokyo') &&
  isEnabled &&
  variant !== 'false' &&
  cores > 2

/** Checks for an id of no recording: one that begins with `mock`. */
export const isMockId = (id: string): boolean => /^mock/i.test(id)

/** Checks for an id that a service can identify a visitor by. Instead of one, servers send the text of `null`, and pages. */
export const isRecordingId = (id: unknown): id is string =>
  typeof id === 'string' && !/^(null|undefined)?$|^</.test(id)
