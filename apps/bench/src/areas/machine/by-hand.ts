import type { Work } from '../../area.ts'
import { story } from './add-button.ts'

/** The button as a function: what its table says, written out. */
function next(state: string, event: string): string {
  switch (state) {
    case 'idle':
      return event === 'press' ? 'adding' : state
    case 'adding':
      if (event === 'accepted') return 'confirmed'
      return event === 'rejected' ? 'failed' : state
    case 'confirmed':
      return event === 'rested' ? 'added' : state
    default:
      return event === 'rested' ? 'idle' : state
  }
}

export const send: Work<number, string[]> = (length) => {
  const events = story(length)
  return () => {
    let state = 'idle'
    return events.map((event) => (state = next(state, event)))
  }
}
