'use client'

import { useEffect, useState } from 'react'
import { timers } from '../clock/timers.browser.ts'
import type { Clock } from '../clock/clock.ts'
import { useLatest } from '../latest.react.ts'
import type { Machine } from './machine.ts'
import { createRunner, type Enter } from './runner.ts'
import { useStore } from '../store/store.react.ts'

/** Settings of `useMachine`. */
export interface UseMachineOptions<State extends string, Event extends string> {
  /** Actions on entering each state. The functions of the last render are the ones called. */
  readonly enter?: Enter<State, Event> | undefined
  /**
   * Timers of the delays. It is read once, on the first render.
   *
   * @default timers
   */
  readonly clock?: Clock | undefined
}

/**
 * Runs a machine for as long as the component is mounted. On a server it keeps its initial state.
 *
 * @example
 * ```tsx
 * import { useMachine } from '@sitewright/machine/react'
 *
 * export function Door() {
 *   const { state, send } = useMachine(door, { enter: { open: () => console.log('creak') } })
 *   return <button onClick={() => send('push')}>{state}</button>
 * }
 * ```
 */
export function useMachine<State extends string, Event extends string>(
  machine: Machine<State, Event>,
  { enter, clock = timers }: UseMachineOptions<State, Event> = {},
): { readonly state: State; readonly send: (event: Event) => void } {
  const latest = useLatest(enter)
  const [runner] = useState(() => createRunner(machine, { clock, enter: latestActions(machine, latest) }))
  useEffect(() => {
    runner.start()
    return runner.stop
  }, [runner])
  return { state: useStore(runner), send: runner.send }
}

/** Returns actions that look up the latest function when their state is entered. */
function latestActions<State extends string, Event extends string>(
  machine: Machine<State, Event>,
  latest: { readonly current: Enter<State, Event> | undefined },
): Enter<State, Event> {
  const states = Object.keys(machine.states) as State[]
  return Object.fromEntries(
    states.map((state) => [state, (send: (event: Event) => void) => latest.current?.[state]?.(send)]),
  ) as Enter<State, Event>
}
