'use client'

import { useEffect, useInsertionEffect, useRef, useState, useSyncExternalStore } from 'react'
import { timers } from '../browser/timers.ts'
import type { Clock } from '../core/clock.ts'
import type { Machine } from '../core/machine.ts'
import { createRunner, type Enter } from '../core/runner.ts'

export interface UseMachineOptions<State extends string, Event extends string> {
  /** What is done on entering each state. The functions of the last render are the ones called. */
  readonly enter?: Enter<State, Event> | undefined
  /** Read once, on the first render. Real timers unless given. */
  readonly clock?: Clock | undefined
}

/** A machine that lives as long as the component: it stands still on a server, starts on mount and stops on unmount. */
export function useMachine<State extends string, Event extends string>(
  machine: Machine<State, Event>,
  { enter, clock = timers }: UseMachineOptions<State, Event> = {},
): { readonly state: State; readonly send: (event: Event) => void } {
  const latest = useRef(enter)
  useInsertionEffect(() => {
    latest.current = enter
  })
  const [runner] = useState(() => createRunner(machine, { clock, enter: following(machine, latest) }))
  useEffect(() => {
    runner.start()
    return runner.stop
  }, [runner])
  const state = useSyncExternalStore(runner.subscribe, runner.state, runner.state)
  return { state, send: runner.send }
}

/** Actions that look up the newest function only when their state is entered. */
function following<State extends string, Event extends string>(
  machine: Machine<State, Event>,
  latest: { readonly current: Enter<State, Event> | undefined },
): Enter<State, Event> {
  const states = Object.keys(machine.states) as State[]
  return Object.fromEntries(
    states.map((state) => [state, (send: (event: Event) => void) => latest.current?.[state]?.(send)]),
  ) as Enter<State, Event>
}
