import { createFaults, type Fate } from '../mock/fault.testing.ts'
import type { AutomationConnection, AutomationRequest } from './automation.ts'

/** A faked automation service. */
export interface AutomationServer {
  /** Functions for the props of an `AutomationPanel`. */
  readonly transport: {
    readonly connect: (signal: AbortSignal) => Promise<AutomationConnection>
    readonly disconnect: (id: string, signal: AbortSignal) => Promise<unknown>
  }
  /** Decides what becomes of the next request of a kind. */
  readonly setFate: (request: AutomationRequest, fate: Fate) => void
}

/** Creates a faked automation service, for tests and stories. Connections are named by the given names, in turn. */
export function createAutomationServer(
  names: readonly string[] = ['Review requests'],
  faults?: Partial<Readonly<Record<AutomationRequest, Fate>>>,
): AutomationServer {
  const { answer, set } = createFaults(faults)
  let count = 0
  return {
    setFate: set,
    transport: {
      connect: (signal) =>
        answer('connect', signal, () => {
          const name = names[count % names.length] ?? ''
          count += 1
          return { id: `new-${count}`, name }
        }),
      disconnect: (_id, signal) => answer('disconnect', signal, () => undefined),
    },
  }
}
