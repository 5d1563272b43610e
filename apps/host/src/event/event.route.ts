import { readWith, type Endpoint } from '@sitewright/site/contracts'
import { isRecord } from '@sitewright/site/reader'
import { endpoints, eventSchemas } from '@sitewright/tracking/contracts'
import * as z from 'zod/mini'
import type { Host } from '../host.ts'
import { refuse } from '../request/answer.ts'
import { readJson } from '../request/body.ts'
import { addCall, type App } from '../request/call.ts'
import { refuseCrumb } from '../request/guard.ts'
import { isSameText } from '../visitor/secret.ts'
import { storeEvents, type ArrivedEvent } from './event.ts'

const MOST_EVENTS = 500
const ENVIRONMENTS = '/api/events/:environment{(?:dev|qa|staging|prod)}'

/** Names of the events that the codes of hits stand for. */
const HITS: Readonly<Record<string, string>> = {
  1: 'PageView',
  2: 'SiteSearch',
  10: 'Heartbeat',
  20: 'Audio',
  21: 'Video',
}

const { emitEvent, validateEvent } = endpoints
/** An event of version 2, or several. */
const emitEvents = {
  ...emitEvent,
  path: ENVIRONMENTS,
  body: z.union([emitEvent.body, z.array(emitEvent.body).check(z.maxLength(MOST_EVENTS))]),
} as const satisfies Endpoint

function recordOf(text: string): Readonly<Record<string, unknown>> {
  const read = readJson(text)
  return isRecord(read) ? read : {}
}

/** Adds the calls of the census and of both versions of events. */
export function addEventCalls(app: App, { database, metrics, recordingId }: Host): void {
  async function store(events: readonly ArrivedEvent[], status = 200): Promise<Response> {
    const stored = await storeEvents(database, events)
    metrics.count('events_stored_total', {}, stored)
    metrics.count('events_doubled_total', {}, events.length - stored)
    return new Response(null, { status })
  }
  const storeCensus = (name: string, payload: Readonly<Record<string, unknown>>, id?: unknown) =>
    store([{ version: 'census', name, payload, id }])

  addCall(app, 'recordHit', endpoints.recordHit, ({ body: { event, data, ss_cvr } }) => {
    const payload = recordOf(data)
    return storeCensus(HITS[event] ?? event, { ...payload, ss_cvr }, payload.eventId)
  })
  addCall(app, 'buttonClick', endpoints.buttonClick, ({ body }) => storeCensus('ButtonClick', body))
  addCall(app, 'buttonRender', endpoints.buttonRender, ({ body }) => storeCensus('ButtonRender', body))
  addCall(app, 'formRender', endpoints.formRender, ({ body }) => storeCensus('FormRender', body))
  addCall(app, 'overlay', endpoints.overlay, ({ body }) => storeCensus('Overlay', body))
  addCall(app, 'recordQuickView', endpoints.recordQuickView, ({ params }) =>
    storeCensus('QuickView', { id: params.id }),
  )
  addCall(app, 'recordEvent', endpoints.recordEvent, ({ body: { crumb, event, data }, caller }) => {
    if (caller.visitor.isNew || !isSameText(crumb, caller.crumbs.crumb)) return refuseCrumb(caller)
    const payload = recordOf(data)
    return store([{ version: '1', name: event, payload, id: payload.eventId }])
  })
  addCall(app, 'emitEvent', emitEvents, ({ body }) => {
    const all = Array.isArray(body) ? body : [body]
    const events = all.map(({ eventSchemaName: name, eventContent: payload }) => {
      return { version: '2' as const, name, payload, id: payload.event_id }
    })
    return store(events, 202)
  })
  addCall(
    app,
    'validateEvent',
    { ...validateEvent, path: `${ENVIRONMENTS}${validateEvent.path}` },
    ({ body, params: { schemaName = '' } }) => Response.json(validate(schemaName, body.eventContent)),
  )
  addCall(app, 'fetchRecordingId', endpoints.fetchRecordingId, () =>
    recordingId === undefined ? refuse(404, 'Sessions are not recorded.') : Response.json(recordingId),
  )
}

/** Checks an event by the schema of its name. */
function validate(name: string, content: Readonly<Record<string, unknown>>) {
  const schema = Object.hasOwn(eventSchemas, name)
    ? eventSchemas[name as keyof typeof eventSchemas]
    : undefined
  if (!schema) return { valid: false, errors: [`There is no schema ${name}.`] }
  const read = readWith<unknown>(schema)(content)
  const errors = read.ok ? [] : [`The field "${read.failure.path}" differs from the schema.`]
  return { valid: read.ok, errors }
}
