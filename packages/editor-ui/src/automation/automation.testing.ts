import { createFaults, type Fate } from '../mock/fault.testing.ts'
import type { AutomationTransport } from './automation.browser.ts'

/** Requests of an automation panel. */
export type AutomationServerRequest = keyof AutomationTransport

/** A faked automation service. */
export interface AutomationServer {
  /** Functions for the props of an `AutomationPanel`. */
  readonly transport: AutomationTransport
  /** Decides what becomes of the next request of a kind. */
  readonly setFate: (request: AutomationServerRequest, fate: Fate) => void
}

/** Creates a faked automation service, for tests and stories. Connections are named by the given names, in turn. */
export function createAutomationServer(
  names: readonly string[] = ['Review requests'],
  faults?: Partial<Readonly<Record<AutomationServerRequest, Fate>>>,
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
