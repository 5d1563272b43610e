import { run } from '@sitewright/machine'
import type { Work } from '../../area.ts'
import { addButton, createHeldClock, restingButton, story } from './add-button.ts'

export const send: Work<number, string[]> = (length) => {
  const events = story(length)
  return () => {
    const button = run(addButton)
    return events.map((event) => {
      button.send(event)
      return button.snapshot()
    })
  }
}

export const rest: Work<number, string[]> = (length) => {
  const events = story(length)
  return () => {
    const { set, pass } = createHeldClock()
    const button = run(restingButton, { clock: set })
    return events.map((event) => {
      if (event === 'rested') pass()
      else button.send(event)
      return button.snapshot()
    })
  }
}

export const start: Work<number, string[]> = (count) => () =>
  Array.from({ length: count }, () => run(addButton).snapshot())

export const load: Work<undefined, string> = () => () => run(addButton).snapshot()
