import type { Clock } from '../clock/clock.ts'
import type { Machine } from './machine.ts'
import { createRunner, type Enter, type Runner } from './runner.ts'
import { timers } from '../clock/timers.browser.ts'

/** Settings of `run`. */
export interface RunOptions<State extends string, Event extends string> {
  /** Actions on entering each state. */
  readonly enter?: Enter<State, Event> | undefined
  /**
   * Timers of the delays; a test gives a fake clock.
   *
   * @default timers
   */
  readonly clock?: Clock | undefined
}

/**
 * Creates a runner on real timers and starts it at once.
 *
 * @example
 * ```ts
 * import { run } from '@sitewright/machine'
 *
 * const running = run(door, { enter: { open: () => console.log('creak') } })
 * running.subscribe(() => console.log(running.snapshot()))
 * running.send('push')
 * running.stop() // no timer and no action runs any more
 * ```
 */
export function run<State extends string, Event extends string>(
  machine: Machine<State, Event>,
  { enter, clock = timers }: RunOptions<State, Event> = {},
): Runner<State, Event> {
  const runner = createRunner(machine, { enter, clock })
  runner.start()
  return runner
}
