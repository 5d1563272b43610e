import type { Cleanup } from '@sitewright/machine'
import { createStore, type Store } from '@sitewright/machine/store'
import { requireNamed } from '../part/answer.ts'
import { storedItems } from '../part/stored.ts'
import { createRequests, type RequestsOptions } from '../request/request.browser.ts'
import type { AutomationConnection, AutomationRequest, AutomationSnapshot } from './automation.ts'

/** The requests of an automation panel. A rejected promise is a failure. */
export interface AutomationTransport {
  /** Connects a service. */
  readonly connect: (signal: AbortSignal) => Promise<AutomationConnection>
  /** Disconnects a service. */
  readonly disconnect: (id: string, signal: AbortSignal) => Promise<unknown>
}

/** Settings of `createAutomationPanel`. */
export interface AutomationOptions extends AutomationTransport, RequestsOptions {
  /** Services that are connected. Other ones replace those before. */
  readonly connections: readonly AutomationConnection[]
  /**
   * Is called with the connections at each change.
   * @default none
   */
  readonly onChange?: ((connections: readonly AutomationConnection[]) => void) | undefined
}

/** A panel of connections to automation services. */
export interface AutomationPanel extends Store<AutomationSnapshot> {
  /** Connects another service. */
  readonly connect: () => void
  /** Ends the connection with an id. */
  readonly disconnect: (id: string) => void
  /** Repeats a request that failed. */
  readonly retry: (key: string) => void
  /** Replaces the connections by those from outside, without a call of `onChange`. */
  readonly setConnections: (connections: readonly AutomationConnection[]) => void
  /** Starts the panel. The returned function stops it. */
  readonly start: () => Cleanup
}

/**
 * Creates a panel of connections to automation services, without markup.
 *
 * @example
 * ```ts
 * import { createAutomationPanel } from '@sitewright/editor-ui/automation'
 *
 * const panel = createAutomationPanel({
 *   connections: [],
 *   connect: async () => ({ id: '1', name: 'Order notifications' }),
 *   disconnect: async () => undefined,
 * })
 * const stop = panel.start()
 * ```
 */
export function createAutomationPanel(options: AutomationOptions): AutomationPanel {
  const requests = createRequests<AutomationRequest>(options)
  const { subscribe, snapshot, update } = createStore<AutomationSnapshot>({
    connections: storedItems(options.connections, 'id'),
    requests: {},
  })
  requests.subscribe(() => update((view) => ({ ...view, requests: requests.snapshot() })))

  function setConnections(connections: readonly AutomationConnection[]): void {
    update((view) => (connections === view.connections ? view : { ...view, connections }))
  }
  function change(connections: readonly AutomationConnection[]): void {
    setConnections(connections)
    options.onChange?.(connections)
  }
  /** Sends a request, unless the same one is under way. */
  const sendOnce: typeof requests.send = (key, ...request) => {
    if (snapshot().requests[key]?.status !== 'pending') requests.send(key, ...request)
  }
  const without = (id: string) => snapshot().connections.filter((connection) => connection.id !== id)

  return {
    subscribe,
    snapshot,
    setConnections: (connections) => setConnections(storedItems(connections, 'id')),
    connect: () =>
      sendOnce('connect', 'connect', async (signal) => {
        const connection = requireNamed(await options.connect(signal))
        return () => change([...without(connection.id), connection])
      }),
    disconnect: (id) =>
      sendOnce(`disconnect:${id}`, 'disconnect', async (signal) => {
        await options.disconnect(id, signal)
        return () => change(without(id))
      }),
    retry: requests.retry,
    start: () => requests.stop,
  }
}
