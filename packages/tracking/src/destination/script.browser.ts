import type { EventContext } from '../context/context.ts'
import type { EventDraft } from '../event/event.ts'
import { copyDraft } from '../event/serialize.ts'
import type { ReportStep, ScriptDestination } from './destination.ts'

/** Events that wait for a script. */
const MOST_WAITING = 100

/** Settings of `createFunctionDestination`. */
export interface FunctionDestinationOptions {
  /** Unique among the destinations of a tracker. */
  readonly name: string
  /** Chooses events. @default all */
  readonly accepts?: ScriptDestination['accepts'] | undefined
  /** Loads a script, before the first event that the destination accepts. @default nothing to load */
  readonly load?: (() => Promise<unknown>) | undefined
  /** Receives an event, as a copy if it waited for the script. What it throws is a warning, and its promise delays nothing. */
  readonly send: (event: EventDraft, context: EventContext) => unknown
  /** Called when the visitor withdraws, if the script was loaded, or once it is. */
  readonly revoke?: (() => void) | undefined
  /** Called before the first event that follows `revoke`: the visitor has accepted again. */
  readonly grant?: (() => void) | undefined
}

type Waiting = readonly [event: EventDraft, context: EventContext, report: ReportStep]

/**
 * Creates a destination from a function of yours. What it loads and throws is kept away from the page.
 *
 * @example
 * ```ts
 * import { createFunctionDestination } from '@sitewright/tracking/destinations'
 *
 * const log = createFunctionDestination({
 *   name: 'console',
 *   accepts: ({ name }) => name !== 'Heartbeat',
 *   send: ({ name, payload }) => console.log(name, payload),
 * })
 * ```
 */
export function createFunctionDestination({
  name,
  accepts = () => true,
  load,
  send,
  revoke,
  grant,
}: FunctionDestinationOptions): ScriptDestination {
  let state: 'idle' | 'loading' | 'ready' = 'idle'
  let waiting: Waiting[] = []
  let isRevoked = false

  function takeWaiting(): readonly Waiting[] {
    const taken = waiting
    waiting = []
    return taken
  }

  function refuseWaiting(reason: 'consent' | 'destination', error?: unknown): void {
    for (const [event, , report] of takeWaiting()) report(event, 'refused', reason, error)
  }

  async function pass(...[event, context, report]: Waiting): Promise<void> {
    try {
      await send(event, context)
      report(event, 'sent')
    } catch (error) {
      report(event, 'failed', 'destination', error)
    }
  }

  async function begin(): Promise<void> {
    state = 'loading'
    try {
      await load?.()
      state = 'ready'
      if (isRevoked) revoke?.()
      for (const call of takeWaiting()) void pass(...call)
    } catch (error) {
      // The next event tries again.
      state = 'idle'
      refuseWaiting('destination', error)
    }
  }

  return {
    name,
    accepts,
    receive: (event, context, report) => {
      if (isRevoked && state === 'ready') grant?.()
      isRevoked = false
      if (state === 'ready') return void pass(event, context, report)
      const oldest = waiting.length < MOST_WAITING ? undefined : waiting.shift()
      if (oldest) oldest[2](oldest[0], 'refused', 'overflow')
      waiting.push([copyDraft(event), context, report])
      report(event, 'held', 'loading')
      if (state === 'idle') void begin()
    },
    revoke: () => {
      refuseWaiting('consent')
      isRevoked = true
      if (state === 'ready') revoke?.()
    },
  }
}
