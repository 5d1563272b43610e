/** A finite machine written as data: what each state listens to, and where it drifts on its own. */
export interface Machine<State extends string, Event extends string> {
  readonly initial: State
  readonly states: { readonly [S in State]: Step<State, Event> }
}

/** What one state of a machine does. A state with neither `on` nor `after` is final. */
export interface Step<State extends string, Event extends string> {
  /** Where each event leads. An event that is not listed is ignored; one that leads here enters the state anew. */
  readonly on?: { readonly [E in Event]?: State }
  /** Where the machine goes when it has rested here for `ms` milliseconds. */
  readonly after?: { readonly ms: number; readonly to: State }
}

/** Where `event` leads from `state`, or nothing if the state does not listen to it. */
export function next<State extends string, Event extends string>(
  machine: Machine<State, Event>,
  state: State,
  event: Event,
): State | undefined {
  const on = machine.states[state].on
  // An event may come from markup: 'constructor' is not a state.
  return on && Object.hasOwn(on, event) ? on[event] : undefined
}
