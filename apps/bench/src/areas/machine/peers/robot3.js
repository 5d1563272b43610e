import { createMachine, interpret, state, transition } from 'robot3'
import { addButton, story } from '../add-button.ts'

/** Our table in robot3's words. */
const translate = ({ initial, states }) =>
  createMachine(
    initial,
    Object.fromEntries(
      Object.entries(states).map(([name, { on = {} }]) => [
        name,
        state(...Object.entries(on).map(([event, to]) => transition(event, to))),
      ]),
    ),
  )

const nobody = () => undefined

export const send = (length) => {
  const machine = translate(addButton)
  const events = story(length)
  return () => {
    const button = interpret(machine, nobody)
    return events.map((event) => {
      button.send(event)
      return button.machine.current
    })
  }
}

export const start = (count) => {
  const machine = translate(addButton)
  return () => Array.from({ length: count }, () => interpret(machine, nobody).machine.current)
}

export const load = () => () => interpret(translate(addButton), nobody).machine.current
