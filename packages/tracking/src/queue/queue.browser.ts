import type { Undo } from '@sitewright/machine'
import type { Delivery, DeliveryHost } from '../destination/destination.ts'
import { eraseOutboxes } from './mirror.browser.ts'
import { fillIn, type QueueOptions } from './queue-options.ts'
import { createSession, type Session } from './session.browser.ts'
import { watchPage, type QueueView } from './view.browser.ts'

/**
 * Creates a reliable delivery: an event is stored until the server has accepted it, over crashes, closed tabs and failing
 * networks. Nothing is read, stored or sent before the visitor's consent, which starts the queue.
 */
export function createQueue(options: QueueOptions = {}, view: QueueView = window): Delivery {
  const settings = fillIn(options)
  let session: Session | undefined

  function start(host: DeliveryHost): Undo {
    const begin = (): void => {
      session = createSession({ host, settings, view, settleLate })
    }
    const leave = (): void => {
      session?.leave()
      session = undefined
    }
    begin()
    const undoWatch = watchPage(view, {
      hide: () => session?.pump(),
      resume: () => session?.resume(),
      leave,
      restore: begin,
    })
    return () => {
      undoWatch()
      leave()
    }
  }

  /** A page that comes back learns what became of the requests that had outlived it. */
  const settleLate: Parameters<typeof createSession>[0]['settleLate'] = (events, hasArrived) => {
    for (const event of events) {
      if (hasArrived) session?.confirm(event)
      else session?.add(event)
    }
  }

  return {
    start,
    deliver: (event) => session?.add(event),
    flush: () => session?.resume(),
    erase: () => {
      session?.stop()
      session = undefined
      eraseOutboxes(settings.name, view)
    },
  }
}
