import { isRecord, parseJson } from '@sitewright/site/reader'
import { createEndpointMock, type EndpointMock } from '@sitewright/site/testing'
import { HttpResponse } from 'msw'
import { endpoints, type EndpointName } from '../endpoint/endpoint.contract.ts'
import type { EventPayload } from '../event/payload.contract.ts'
import { outcomeOf, type Transport } from '../transport/transport.ts'
import { readReceived, type ReceivedEvent, type ReceivedRequest } from './received.testing.ts'

/** State of the server. Change it to change its responses. */
export interface TrackingState {
  /** Anti-forgery token that events of version 1 have to carry. */
  crumb: string
  /** Id that the server gives a recording. */
  recordingId: string
  /** Schemas of version 2 that the validation knows: functions that return errors, by name. */
  schemas: Readonly<Record<string, (content: EventPayload) => readonly string[]>>
}

/** A server that records events, and refuses what differs from the contract. */
export interface TrackingMock extends EndpointMock<EndpointName> {
  /** What the server keeps; a test may change it. */
  readonly state: TrackingState
  /** Events received so far, oldest first, also those that came twice. */
  readonly events: () => readonly ReceivedEvent[]
  /** Events received so far, without those whose id had come before. */
  readonly distinct: () => readonly ReceivedEvent[]
  /** Reasons of requests that were refused. */
  readonly refusals: () => readonly string[]
  /** Forgets the events received so far. */
  readonly clear: () => void
  /** The same server for `createTracker({ transport })`, where no worker can be set up. */
  readonly transport: Transport
}

/** Settings of `createTrackingMock`. */
export interface TrackingMockOptions {
  /**
   * Precedes each path of the site.
   * @default '*', any origin
   */
  readonly baseUrl?: string | undefined
  /** Path of the events endpoint of version 2. @default '/v2/events' */
  readonly eventsPath?: string | undefined
  /** What the server keeps at first. */
  readonly state?: Partial<TrackingState> | undefined
}

/**
 * Creates a server in memory that records events: handlers of MSW, and a transport for tests without it.
 *
 * @example
 * ```ts
 * import { createTrackingMock } from '@sitewright/tracking/testing'
 *
 * const mock = createTrackingMock()
 * const tracker = createTracker({
 *   context,
 *   visitor,
 *   destinations: [createCensus()],
 *   transport: mock.transport,
 * })
 * tracker.start()
 * console.assert(mock.events().length === 0 && mock.refusals().length === 0)
 * ```
 */
export function createTrackingMock({
  baseUrl,
  eventsPath = '/v2/events',
  state: changes,
}: TrackingMockOptions = {}): TrackingMock {
  const state: TrackingState = { crumb: 'crumb-1', recordingId: 'recording-1', schemas: {}, ...changes }
  const events: ReceivedEvent[] = []
  const refusals: string[] = []

  function refuse(message: string, status = 400): Response {
    refusals.push(message)
    return HttpResponse.json({ message }, { status })
  }

  function receive(request: ReceivedRequest): Response {
    const read = readReceived(request)
    if (!read.ok) return refuse(read.failure)
    const { name, body } = request
    if (name === 'validateEvent') return validate(request)
    if (name === 'recordEvent' && new URLSearchParams(body).get('crumb') !== state.crumb)
      return HttpResponse.json({ crumbFail: true }, { status: 403 })
    events.push(read.value)
    return new HttpResponse(null, { status: name === 'emitEvent' ? 202 : 200 })
  }

  function validate({ params, body }: ReceivedRequest): Response {
    const schema = state.schemas[params.schemaName ?? '']
    const sent = parseJson(body)
    const content = isRecord(sent) && isRecord(sent.eventContent) ? sent.eventContent : {}
    const errors = schema ? schema(content) : [`There is no schema ${params.schemaName}.`]
    return HttpResponse.json({ valid: errors.length === 0, errors })
  }

  const mock = createEndpointMock<EndpointName>({
    endpoints: withEventsPath(eventsPath),
    baseUrl,
    answer: async ({ name, params, headers }, _scenario, request) =>
      name === 'fetchRecordingId'
        ? HttpResponse.json(state.recordingId)
        : receive({
            name,
            params,
            contentType: headers.get('Content-Type') ?? '',
            body: await request.text(),
          }),
  })

  return {
    ...mock,
    state,
    events: () => [...events],
    distinct: () => distinctOf(events),
    refusals: () => [...refusals],
    clear: () => {
      events.length = refusals.length = 0
    },
    transport: transportOf(mock.fetch),
  }
}

/** Endpoints whose calls of version 2 are below a path. */
const withEventsPath = (path: string) => ({
  ...endpoints,
  emitEvent: { ...endpoints.emitEvent, path },
  validateEvent: { ...endpoints.validateEvent, path: path + endpoints.validateEvent.path },
})

const distinctOf = (events: readonly ReceivedEvent[]): readonly ReceivedEvent[] =>
  events.filter(({ id }, index) => id === undefined || events.findIndex((one) => one.id === id) === index)

/** Creates a transport over a server in memory. Beacons arrive as well. */
function transportOf(fetch: typeof globalThis.fetch): Transport {
  const send: Transport['send'] = async (wire) => {
    try {
      const headers = { 'Content-Type': wire.contentType }
      const response = await fetch(wire.url, { method: 'POST', body: wire.body, headers })
      return outcomeOf(response.status, wire, response.headers.get('Retry-After'))
    } catch {
      return { kind: 'failed', reason: 'network' }
    }
  }
  return {
    send,
    keepsAlive: () => true,
    beacon: (wire) => {
      void send(wire)
      return true
    },
  }
}
