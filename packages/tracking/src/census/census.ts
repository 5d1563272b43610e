import { isRecord, parseJson } from '@sitewright/site/reader'
import { pageFields } from '@sitewright/site/page'
import type { Delivery, HttpDestination } from '../destination/destination.ts'
import type { EventContext } from '../context/context.ts'
import type { EventDraft, TrackedEvent } from '../event/event.ts'
import { joinFields } from '../event/fields.ts'
import type { EventPayload } from '../event/payload.contract.ts'
import { encodeText, formBody } from '../transport/form-body.ts'
import type { Wire } from '../transport/transport.ts'
import {
  buttonClickCall,
  buttonRenderCall,
  EventType,
  formRenderCall,
  overlayCall,
  recordHitCall,
  recordQuickViewCall,
} from './census.contract.ts'
import { pageViewData } from './page-view.ts'

/** Code of each event that is a hit. */
const HITS: Readonly<Record<string, EventType>> = {
  PageView: EventType.pageView,
  SiteSearch: EventType.siteSearch,
  Heartbeat: EventType.heartbeat,
  Audio: EventType.audio,
  Video: EventType.video,
}

/** Path of each event that has a call of its own. */
const PATHS: Readonly<Record<string, string>> = {
  ButtonClick: buttonClickCall.path,
  ButtonRender: buttonRenderCall.path,
  FormRender: formRenderCall.path,
  Overlay: overlayCall.path,
  QuickView: recordQuickViewCall.path,
}

/** Field that each of these events is nothing without. */
const NEEDS: Readonly<Record<string, string>> = { FormRender: 'formId', Overlay: 'event', QuickView: 'id' }

/** Settings of `createCensus`. */
export interface CensusOptions {
  /**
   * Precedes each path.
   * @default '', the page's own origin
   */
  readonly baseUrl?: string | undefined
  /** The way to the server: plain, unless a queue is given. */
  readonly delivery?: Delivery | undefined
}

/**
 * Creates the destination of the census calls: hits, buttons, forms, overlays and quick views.
 *
 * @example
 * ```ts
 * import { createCensus } from '@sitewright/tracking/destinations'
 * import { createQueue } from '@sitewright/tracking/queue'
 *
 * const census = createCensus({ delivery: createQueue() })
 * ```
 */
export const createCensus = ({ baseUrl = '', delivery }: CensusOptions = {}): HttpDestination => ({
  name: 'census',
  isCookieless: true,
  delivery,
  accepts: ({ version, name }) => version === 'census' && Object.hasOwn({ ...HITS, ...PATHS }, name),
  enrich,
  wire: (event) => wireOf(event, baseUrl),
})

function enrich({ id, name, payload, time }: EventDraft, context: EventContext): EventPayload {
  const { visitId = '' } = context.visitor
  const needed = NEEDS[name]
  if (needed && !payload[needed]) throw new TypeError(`${name} needs \`${needed}\`.`)
  if (HITS[name]) {
    const page = pageViewData(context, time)
    // The address of a film is not that of its page.
    const data = name === 'PageView' ? joinFields(payload, page) : joinFields(page, payload)
    // The cookie travels beside the data of a hit.
    return { ss_cvr: visitId, data: { ...data, eventId: id } }
  }
  return name === 'QuickView'
    ? payload
    : { ...payload, visitorCookie: visitId, ...pageFields(pageNow(context)) }
}

/** Page of the context, with the path of the document. */
const pageNow = ({ site, browser }: EventContext) => ({
  ...site.page,
  path: site.page.path || browser.path,
})

function wireOf({ name, payload }: TrackedEvent, baseUrl: string): Wire {
  const hit = HITS[name]
  if (hit) return hitOf(hit, payload, baseUrl)
  const url = `${baseUrl}${PATHS[name]}`
  const contentType = 'application/json'
  if (name !== 'QuickView') return { url, body: payload, contentType }
  const { id } = recordOf(payload)
  return { url: url.replace(':id', () => encodeText(String(id))), body: '', contentType }
}

function hitOf(type: EventType, payload: string, baseUrl: string): Wire {
  const { ss_cvr, data } = recordOf(payload)
  return {
    url: baseUrl + recordHitCall.path,
    body: formBody({ event: String(type), data: JSON.stringify(data), ss_cvr: String(ss_cvr) }),
    contentType: 'application/x-www-form-urlencoded',
    isRepeatable: true,
  }
}

function recordOf(payload: string): EventPayload {
  const read = parseJson(payload)
  return isRecord(read) ? read : {}
}
