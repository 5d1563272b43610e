import { fail, succeed, type Result } from '@sitewright/machine/result'
import { readArrival } from '@sitewright/site/contracts'
import { isRecord, parseJson } from '@sitewright/site/reader'
import { endpoints, type EndpointName } from '../endpoint/endpoint.contract.ts'
import { EventType } from '../census/census.contract.ts'
import type { EventVersion } from '../event/event.ts'
import type { EventPayload } from '../event/payload.contract.ts'

/** An event as the server received it. */
export interface ReceivedEvent {
  /** Protocol that the event came by. */
  readonly version: EventVersion
  /** Name of the event or of its schema. */
  readonly name: string
  /** Data with the common fields. */
  readonly payload: EventPayload
  /** Unique id. Undefined for census calls that carry none. */
  readonly id?: string | undefined
}

/** One request, read as text. */
export interface ReceivedRequest {
  readonly name: EndpointName
  readonly params: Readonly<Record<string, string>>
  readonly contentType: string
  readonly body: string
}

const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'

/** Content types that each call accepts. Calls that are not listed have no body. */
const CONTENT_TYPES: Partial<Record<EndpointName, readonly string[]>> = {
  recordHit: [FORM],
  recordEvent: [FORM],
  buttonClick: [JSON_TYPE],
  buttonRender: [JSON_TYPE],
  formRender: [JSON_TYPE],
  overlay: [JSON_TYPE],
  emitEvent: [JSON_TYPE, 'text/plain'],
  validateEvent: [JSON_TYPE],
}

const CENSUS_NAMES: Partial<Record<EndpointName, string>> = {
  buttonClick: 'ButtonClick',
  buttonRender: 'ButtonRender',
  formRender: 'FormRender',
  overlay: 'Overlay',
}

const HIT_NAMES: Readonly<Record<string, string>> = {
  [EventType.pageView]: 'PageView',
  [EventType.siteSearch]: 'SiteSearch',
  [EventType.heartbeat]: 'Heartbeat',
  [EventType.audio]: 'Audio',
  [EventType.video]: 'Video',
}

/** Reads a request as strictly as the contract says. The failure is a sentence. */
export function readReceived({
  name,
  params,
  contentType,
  body,
}: ReceivedRequest): Result<ReceivedEvent, string> {
  if (name === 'recordQuickView')
    return body === ''
      ? succeed({ version: 'census', name: 'QuickView', payload: { id: params.id } })
      : fail('RecordQuickView takes no body.')
  const [type = ''] = contentType.toLowerCase().split(';')
  const isRightType = CONTENT_TYPES[name]?.includes(type) ?? true
  if (!isRightType) return fail(`${name} does not take the content type ${contentType}.`)
  const sent = type === FORM ? Object.fromEntries(new URLSearchParams(body)) : parseJson(body)
  const read = readArrival(endpoints[name], { body: sent, query: {} })
  if (!read.ok) return fail(`${name}: the field "${read.failure.path}" differs from the contract.`)
  return succeed(eventOf(name, isRecord(sent) ? sent : {}))
}

function eventOf(name: EndpointName, fields: EventPayload): ReceivedEvent {
  const data = recordOf(fields.data)
  if (name === 'recordHit')
    return {
      version: 'census',
      name: HIT_NAMES[String(fields.event)] ?? '',
      payload: { ...data, ss_cvr: fields.ss_cvr },
      id: textOf(data.eventId),
    }
  if (name === 'recordEvent')
    return { version: 1, name: String(fields.event), payload: data, id: textOf(data.eventId) }
  if (name !== 'emitEvent') return { version: 'census', name: CENSUS_NAMES[name] ?? name, payload: fields }
  const content = isRecord(fields.eventContent) ? fields.eventContent : {}
  return { version: 2, name: String(fields.eventSchemaName), payload: content, id: textOf(content.event_id) }
}

function recordOf(text: unknown): EventPayload {
  const read = typeof text === 'string' ? parseJson(text) : undefined
  return isRecord(read) ? read : {}
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
