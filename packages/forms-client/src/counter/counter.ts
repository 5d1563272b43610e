import { isBeyond } from '../kind/field.ts'

/** State of a counter. Over the limit the text stays as it is. */
export type CounterState = 'off' | 'under' | 'over'

/** Returns the state of a counter: it is off without a limit. */
export function counterState(count: number, max: number): CounterState {
  if (max === 0) return 'off'
  return isBeyond(count, max) ? 'over' : 'under'
}
