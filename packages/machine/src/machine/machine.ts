/**
 * A finite state machine as data: the events each state accepts, and the delay after which it ends.
 *
 * @example
 * ```ts
 * import type { Machine } from '@sitewright/machine'
 *
 * const door: Machine<'shut' | 'open', 'push'> = {
 *   initial: 'shut',
 *   states: { shut: { on: { push: 'open' } }, open: { after: { ms: 3000, to: 'shut' } } },
 * }
 * ```
 */
export interface Machine<State extends string, Event extends string> {
  /** State in which it begins. */
  readonly initial: State
  /** Transitions of each state, by its name. */
  readonly states: { readonly [S in State]: Step<State, Event> }
}

/** Transitions of one state. A state with neither `on` nor `after` is final. */
export interface Step<State extends string, Event extends string> {
  /** Target state of each event. Other events are ignored. An event that leads to its own state enters it anew. */
  readonly on?: { readonly [E in Event]?: State }
  /** State that follows after `ms` milliseconds in this one. */
  readonly after?: {
    /** Entering the state anew begins the time anew. */
    readonly ms: number
    /** May be the state itself, which is then entered again and again. */
    readonly to: State
  }
}

/** Returns the state that `event` leads to from `state`, or undefined if the state ignores it. */
export function next<State extends string, Event extends string>(
  machine: Machine<State, Event>,
  state: State,
  event: Event,
): State | undefined {
  const on = machine.states[state].on
  // An event may come from markup: 'constructor' is not a state.
  return on && Object.hasOwn(on, event) ? on[event] : undefined
}
