import type { EventContext } from '../context/context.ts'
import type { EventDraft, EventReport } from '../event/event.ts'
import type { ScriptDestination } from './destination.ts'

/** Events that wait for a script. */
const MOST_WAITING = 100

/** A script destination at work: it loads before its first event, and keeps what it throws away from the page. */
export interface ScriptOutlet {
  readonly emit: (event: EventDraft, context: EventContext) => void
  /** Drops what waits, and passes a withdrawal on. */
  readonly revoke: () => void
}

/** Creates the outlet of a script destination. */
export function createScriptOutlet(
  destination: ScriptDestination,
  report: (event: EventDraft, status: EventReport['status'], reason?: string) => void,
): ScriptOutlet {
  let state: 'idle' | 'loading' | 'ready' = 'idle'
  let waiting: (readonly [EventDraft, EventContext])[] = []

  function refuseWaiting(reason: 'consent' | 'destination'): void {
    const refused = waiting
    waiting = []
    for (const [event] of refused) report(event, 'refused', reason)
  }

  async function send(event: EventDraft, context: EventContext): Promise<void> {
    try {
      await destination.send(event, context)
      report(event, 'sent')
    } catch {
      report(event, 'failed', 'destination')
    }
  }

  async function load(): Promise<void> {
    state = 'loading'
    try {
      await destination.load?.()
      state = 'ready'
      const ready = waiting
      waiting = []
      for (const [event, context] of ready) void send(event, context)
    } catch {
      // The next event tries again.
      state = 'idle'
      refuseWaiting('destination')
    }
  }

  return {
    emit: (event, context) => {
      if (state === 'ready') return void send(event, context)
      const [oldest] = waiting.length < MOST_WAITING ? [] : (waiting.shift() ?? [])
      if (oldest) report(oldest, 'refused', 'overflow')
      waiting.push([event, context])
      report(event, 'held', 'loading')
      if (state === 'idle') void load()
    },
    revoke: () => {
      refuseWaiting('consent')
      if (state === 'ready') destination.revoke?.()
    },
  }
}
