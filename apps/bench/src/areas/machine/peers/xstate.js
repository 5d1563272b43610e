import { createActor, createMachine } from 'xstate'
import { addButton, createHeldClock, restingButton, story } from '../add-button.ts'

/** Our table in XState's words. */
const translate = ({ initial, states }) =>
  createMachine({
    initial,
    states: Object.fromEntries(
      Object.entries(states).map(([name, { on, after }]) => [
        name,
        { ...(on && { on }), ...(after && { after: { [after.ms]: after.to } }) },
      ]),
    ),
  })

export const send = (length) => {
  const machine = translate(addButton)
  const events = story(length).map((type) => ({ type }))
  return () => {
    const button = createActor(machine).start()
    return events.map((event) => {
      button.send(event)
      return button.getSnapshot().value
    })
  }
}

export const rest = (length) => {
  const machine = translate(restingButton)
  const events = story(length).map((type) => ({ type }))
  return () => {
    const { set, pass } = createHeldClock()
    const clock = { setTimeout: set, clearTimeout: (cleanup) => cleanup?.() }
    const button = createActor(machine, { clock }).start()
    return events.map((event) => {
      if (event.type === 'rested') pass()
      else button.send(event)
      return button.getSnapshot().value
    })
  }
}

export const start = (count) => {
  const machine = translate(addButton)
  return () => Array.from({ length: count }, () => createActor(machine).start().getSnapshot().value)
}

export const load = () => () => createActor(translate(addButton)).start().getSnapshot().value
