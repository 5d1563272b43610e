import type { Undo } from '@sitewright/machine'
import type { Delivery, DeliveryHost } from '../destination/destination.ts'
import { eraseOutboxes } from './mirror.browser.ts'
import type { QueueOptions } from './queue-options.ts'
import type { SessionOptions } from './sender.browser.ts'
import { createSession, type Session } from './session.browser.ts'
import { watchPage, type QueueView } from './view.browser.ts'

/**
 * Creates a reliable delivery: an event is stored until the server has accepted it, over crashes, closed tabs and failing
 * networks. Nothing is read, stored or sent before the visitor's consent, which starts the queue.
 */
export function createQueue(options: QueueOptions = {}, view: QueueView = globalThis.window): Delivery {
  const { name = 'sitewright-tracking' } = options
  const settings = { ...options, name }
  let session: Session | undefined

  /** A page that comes back learns what became of the requests that had outlived it. */
  const finishLate: SessionOptions['finishLate'] = (event, hasArrived) =>
    session?.[hasArrived ? 'confirm' : 'add'](event)

  function start(host: DeliveryHost): Undo {
    const begin = (): void => {
      session = createSession({ host, settings, view, finishLate })
    }
    begin()
    const undoWatch = watchPage(view, {
      resume: () => session?.resume(),
      // The session goes on: a page may track events while it is left.
      leave: () => session?.leave(),
      restore: begin,
    })
    return () => {
      undoWatch()
      session?.leave()
    }
  }

  return {
    start,
    deliver: (event) => session?.add(event),
    flush: () => session?.resume(),
    erase: () => {
      session?.stop()
      session = undefined
      eraseOutboxes(name, view)
    },
  }
}
