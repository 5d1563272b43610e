import type { Clock } from '../clock/clock.ts'
import type { Machine } from './machine.ts'
import { createRunner, type Enter, type Runner } from './runner.ts'
import { timers } from '../clock/timers.browser.ts'

/** Settings of `run`. */
export interface RunOptions<State extends string, Event extends string> {
  /** Actions on entering each state. */
  readonly enter?: Enter<State, Event> | undefined
  /** @default timers */
  readonly clock?: Clock | undefined
}

/** Creates a runner on real timers and starts it at once. */
export function run<State extends string, Event extends string>(
  machine: Machine<State, Event>,
  { enter, clock = timers }: RunOptions<State, Event> = {},
): Runner<State, Event> {
  const runner = createRunner(machine, { enter, clock })
  runner.start()
  return runner
}
