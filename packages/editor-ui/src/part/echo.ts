/** Values that a part has reported. What its caller gives back, also late or as a copy, is an echo and no new value. */
export interface Echoes<Value> {
  readonly report: (value: Value) => void
  /**
   * Checks a value that the caller gives. One that is no echo becomes the present value: also a copy of the one that the caller
   * gave last, which takes back what was reported since.
   */
  readonly isEcho: (value: Value) => boolean
}

/** Reports that are remembered of a caller that gives none of them back. */
const MAX_REPORTS = 100

/** Creates the list of values that a part has reported, since the one that its caller gave last. */
export function createEchoes<Value>(
  first: Value,
  isSame: (one: Value, other: Value) => boolean = Object.is,
): Echoes<Value> {
  let given = first
  let reported: readonly Value[] = []
  return {
    report: (value) => {
      reported = [...reported, value].slice(-MAX_REPORTS)
    },
    isEcho: (value) => {
      // A text has no copies: React gives the same one again.
      if (value === given) return true
      const index = reported.findIndex((own) => isSame(own, value))
      const isEcho = index >= 0 || (reported.length === 0 && isSame(given, value))
      given = value
      reported = index < 0 ? [] : reported.slice(index + 1)
      return isEcho
    },
  }
}
