import type { Run } from './scope.ts'

/** A text or a list from inside of a value, paid for by its length: the call of the formatter has not done that. */
export function paid<T>(value: T, run: Run): T {
  run.spend(typeof value === 'string' ? value.length >> 4 : Array.isArray(value) ? value.length : 0)
  return value
}
