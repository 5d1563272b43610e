import type { Machine } from './machine/machine.ts'

/** Draws a machine as Mermaid text, for a page of documentation or a story. */
export function mermaid<State extends string, Event extends string>(machine: Machine<State, Event>): string {
  const states = Object.keys(machine.states) as State[]
  // State names may contain Mermaid syntax, so each gets a plain id and keeps its name as a label.
  const id = (state: State): string => `s${states.indexOf(state)}`
  const lines = ['stateDiagram-v2', ...states.map((state) => `  state "${state}" as ${id(state)}`)]
  lines.push(`  [*] --> ${id(machine.initial)}`)
  for (const state of states) {
    const { on = {}, after } = machine.states[state]
    for (const [event, to] of Object.entries(on) as [Event, State][]) {
      lines.push(`  ${id(state)} --> ${id(to)} : ${event}`)
    }
    if (after) lines.push(`  ${id(state)} --> ${id(after.to)} : after ${after.ms} ms`)
    if (!after && Object.keys(on).length === 0) lines.push(`  ${id(state)} --> [*]`)
  }
  return lines.join('\n')
}
