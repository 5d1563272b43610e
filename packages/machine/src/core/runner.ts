import type { Clock, Undo } from './clock.ts'
import { createListeners } from './listeners.ts'
import { next, type Machine } from './machine.ts'

/** Actions to run on entering a state. What an action returns is called when the state is left. */
export type Enter<State extends string, Event extends string> = {
  readonly [S in State]?: (send: (event: Event) => void) => Undo | undefined | void
}

export interface RunnerOptions<State extends string, Event extends string> {
  readonly clock: Clock
  readonly enter?: Enter<State, Event> | undefined
}

/** A machine with a current state. */
export interface Runner<State extends string, Event extends string> {
  readonly state: () => State
  /** Follows the table. Events sent while a state is being entered wait until it has been. */
  readonly send: (event: Event) => void
  /** Calls back after each entering of a state, a state entered anew included. A listener that throws disturbs nobody. */
  readonly subscribe: (listener: () => void) => Undo
  /** Enters the current state: its action runs, its delay begins. */
  readonly start: () => void
  /** Leaves the current state without entering another. Until `start`, events still lead on, but nothing is done. */
  readonly stop: () => void
}

/** Creates a runner on a clock of yours. It does nothing until it is started. */
export function createRunner<State extends string, Event extends string>(
  machine: Machine<State, Event>,
  { clock, enter }: RunnerOptions<State, Event>,
): Runner<State, Event> {
  const { subscribe, notify } = createListeners()
  const waiting: Event[] = []
  const undos: (Undo | undefined | void)[] = []
  let state = machine.initial
  let started = false
  let busy = false

  function leave(): void {
    // Forgotten before they are called: an undo may stop the machine, which leaves once more.
    for (const undo of undos.splice(0)) undo?.()
  }

  function arrive(): void {
    if (!started) return
    const { after } = machine.states[state]
    if (after) undos.push(clock(() => work(() => go(after.to)), after.ms))
    undos.push(enter?.[state]?.(send))
    // The action itself may have stopped the machine, before its undo was known.
    if (!started) leave()
  }

  function go(to: State): void {
    leave()
    state = to
    try {
      arrive()
    } finally {
      // The state has changed even if its action threw.
      notify()
    }
  }

  /** Does one thing, then follows the events that were sent meanwhile. */
  function work(first?: () => void): void {
    busy = true
    try {
      first?.()
      for (let event = waiting.shift(); event !== undefined; event = waiting.shift()) {
        const to = next(machine, state, event)
        if (to !== undefined) go(to)
      }
    } finally {
      busy = false
    }
  }

  function send(event: Event): void {
    waiting.push(event)
    if (!busy) work()
  }

  function start(): void {
    if (started) return
    started = true
    work(arrive)
  }

  function stop(): void {
    started = false
    leave()
  }

  return {
    state: () => state,
    send,
    subscribe,
    start,
    stop,
  }
}
