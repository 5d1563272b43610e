/** Values that a part has reported. What its caller gives back, also late or as a copy, is an echo and no new value. */
export interface Echoes<Value> {
  readonly report: (value: Value) => void
  /** Checks a value that the caller gives. One that is no echo becomes the present value. */
  readonly isEcho: (value: Value) => boolean
}

/** Reports that are remembered of a caller that gives none of them back. */
const MAX_REPORTS = 100

/** Creates the list of values that a part has reported, since the one that its caller gave back last. */
export function createEchoes<Value>(
  first: Value,
  isSame: (one: Value, other: Value) => boolean = Object.is,
): Echoes<Value> {
  let reported: readonly Value[] = [first]
  return {
    report: (value) => {
      reported = [...reported, value].slice(-MAX_REPORTS)
    },
    isEcho: (value) => {
      const index = reported.findIndex((own) => isSame(own, value))
      reported = index < 0 ? [value] : reported.slice(index)
      return index >= 0
    },
  }
}
