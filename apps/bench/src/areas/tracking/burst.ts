import type { Work } from '../../area.ts'
import type { Burst, Open } from './subject.ts'

/** Tracks many events in one task, and waits while they are sent. */
export const track =
  (open: Open): Work<Burst, number> =>
  ({ count, restMs }) => {
    let emit: ReturnType<Open> | undefined
    return async () => {
      emit ??= open(window.eventEndpoint ?? '')
      for (let index = 0; index < count; index += 1) emit(`mark-e${index}-end`)
      await new Promise((resolve) => setTimeout(resolve, restMs))
      return count
    }
  }
