import { createFakeClock } from '@sitewright/machine/testing'
import { run, type Machine } from '@sitewright/machine'

type Step = string | number

/** Walks a table: a text is an event, a number is time that passes. Returns the states. */
export function walk<State extends string, Event extends string>(
  machine: Machine<State, Event>,
  steps: readonly Step[],
): State[] {
  const { clock, pass } = createFakeClock()
  const runner = run(machine, { clock })
  return steps.map((step) => {
    if (typeof step === 'number') pass(step)
    else runner.send(step as Event)
    return runner.snapshot()
  })
}
