import type { RequestsSnapshot } from '../request/request.ts'

/** A connection to an automation service. */
export interface AutomationConnection {
  /** Id of the connection. */
  readonly id: string
  /** Name that the user sees. */
  readonly name: string
}

/** Action of a request. */
export type AutomationRequest = 'connect' | 'disconnect'

/** State of an automation panel. Without a connection it awaits one. */
export interface AutomationSnapshot {
  /** Services that are connected. */
  readonly connections: readonly AutomationConnection[]
  /** Requests by what they do: `connect`, or `disconnect:` and the id of the connection. */
  readonly requests: RequestsSnapshot<AutomationRequest>
}
