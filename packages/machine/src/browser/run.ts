import type { Clock } from '../core/clock.ts'
import type { Machine } from '../core/machine.ts'
import { createRunner, type Enter, type Runner } from '../core/runner.ts'
import { timers } from './timers.ts'

export interface RunOptions<State extends string, Event extends string> {
  readonly enter?: Enter<State, Event> | undefined
  /** Real timers unless given. */
  readonly clock?: Clock | undefined
}

/** Brings a machine to life and starts it at once. */
export function run<State extends string, Event extends string>(
  machine: Machine<State, Event>,
  { enter, clock = timers }: RunOptions<State, Event> = {},
): Runner<State, Event> {
  const runner = createRunner(machine, { enter, clock })
  runner.start()
  return runner
}
