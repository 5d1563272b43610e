import type { Clock } from '../clock/clock.ts'
import type { Cleanup } from '../cleanup.ts'
import { createListeners } from '../store/listeners.ts'
import type { Store } from '../store/store.ts'
import { next, type Machine } from './machine.ts'

/**
 * Actions to run on entering each state. The function an action returns is called when the state is left.
 *
 * @example
 * ```ts
 * const enter: Enter<'idle' | 'sending', 'done'> = {
 *   sending: (send) => {
 *     const abort = new AbortController()
 *     fetch('/order', { method: 'POST', signal: abort.signal }).finally(() => send('done'))
 *     return () => abort.abort() // the state was left
 *   },
 * }
 * ```
 */
export type Enter<State extends string, Event extends string> = {
  readonly [S in State]?: (send: (event: Event) => void) => Cleanup | undefined | void
}

/** Settings of `createRunner`. */
export interface RunnerOptions<State extends string, Event extends string> {
  /** Timers of the delays: `timers`, or a fake clock in a test. */
  readonly clock: Clock
  /** Actions on entering each state. */
  readonly enter?: Enter<State, Event> | undefined
}

/** A machine with a current state: a store of that state. It notifies after each entering of a state, also of the same. */
export interface Runner<State extends string, Event extends string> extends Store<State> {
  /** Follows the table. Events sent while a state is being entered wait until it has been. Throws what an action threw. */
  readonly send: (event: Event) => void
  /** Enters the current state: its action runs, its delay begins. */
  readonly start: () => void
  /** Leaves the current state without entering another. Until `start`, events still change the state, without actions. */
  readonly stop: () => void
}

/**
 * Creates a runner on the given clock. It does nothing until it is started.
 *
 * @example
 * ```ts
 * import { createRunner, timers } from '@sitewright/machine'
 *
 * const runner = createRunner(door, { clock: timers, enter: { open: () => console.log('creak') } })
 * runner.start()
 * runner.send('push')
 * runner.stop()
 * ```
 */
export function createRunner<State extends string, Event extends string>(
  machine: Machine<State, Event>,
  { clock, enter }: RunnerOptions<State, Event>,
): Runner<State, Event> {
  const { subscribe, notify } = createListeners()
  const cleanups: (Cleanup | undefined | void)[] = []
  /** The step under way, and those that wait for its end. */
  const steps: (() => void)[] = []
  const errors: unknown[] = []
  let state = machine.initial
  let started = false

  function attempt(step?: Cleanup | void): void {
    try {
      step?.()
    } catch (error) {
      errors.push(error)
    }
  }

  function leave(): void {
    // A cleanup that throws does not keep the machine in its state.
    while (cleanups.length > 0) attempt(cleanups.shift())
  }

  /** Runs one step, then those that were added meanwhile, and then throws the first error. */
  function work(added: () => void): void {
    if (steps.push(added) > 1) return
    // A step stays in the list until its end. More may come meanwhile.
    while (steps.length > 0) {
      attempt(steps[0])
      steps.shift()
    }
    if (errors.length > 0) throw errors.splice(0)[0]
  }

  function enterState(): void {
    if (!started) return
    const { after } = machine.states[state]
    if (after) cleanups.push(clock(() => work(() => transition(after.to)), after.ms))
    cleanups.push(enter?.[state]?.(send))
  }

  function transition(to: State): void {
    leave()
    state = to
    attempt(enterState)
    // The state has changed even if its action threw.
    notify()
  }

  function send(event: Event): void {
    work(() => {
      const to = next(machine, state, event)
      if (to !== undefined) transition(to)
    })
  }

  function start(): void {
    if (started) return
    started = true
    work(enterState)
  }

  function stop(): void {
    started = false
    work(leave)
  }

  return { snapshot: () => state, subscribe, send, start, stop }
}
