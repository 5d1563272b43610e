import * as z from 'zod/mini'
import type { Endpoint } from '@sitewright/site/contracts'
import {
  buttonClickCall,
  buttonRenderCall,
  formRenderCall,
  overlayCall,
  recordHitCall,
  recordQuickViewCall,
} from '../census/census.contract.ts'
import { fetchRecordingIdCall } from '../recorder/recorder.contract.ts'
import { recordEventCall } from '../version-one/version-one.contract.ts'
import { emitEventCall, validateEventCall } from '../version-two/version-two.contract.ts'

/** A text that holds a JSON object. */
const jsonText = z.string().check(z.refine(isJsonObject, 'Expected the text of a JSON object'))

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

const visit = {
  visitorCookie: z.string(),
  pageTitle: z.string(),
  pagePath: z.string(),
  pageId: z.optional(z.string()),
  contentSource: z.optional(z.enum(['i', 'c'])),
}

/** Fields of a hit: code of the event, data, and the visit id. */
export const hit = z.strictObject({
  event: z.enum(['1', '2', '10', '20', '21']),
  data: jsonText,
  ss_cvr: z.string(),
})
/** Fields of a button that was clicked or rendered. */
export const button = z.strictObject(visit)
/** Fields of a form that was rendered. */
export const form = z.strictObject({ ...visit, formId: z.string() })
/** Fields of an event of a popup overlay. */
export const overlay = z.strictObject({ ...visit, event: z.enum(['render', 'close', 'submit']) })
/** Fields of an event of version 1. */
export const versionOneEvent = z.strictObject({ crumb: z.string(), event: z.string(), data: jsonText })
/** Fields of an event of version 2. */
export const versionTwoEvent = z.strictObject({
  eventContent: z.record(z.string(), z.unknown()),
  eventSchemaName: z.string(),
})
/** Result of the validation of an event. */
export const validation = z.object({ valid: z.boolean(), errors: z._default(z.array(z.string()), []) })
/** Id of a recording, as the text itself or in an object. */
export const recordingId = z.union([z.string(), z.object({ id: z.string() })])

/** Every call of this package. Those of version 2 follow the address of an events endpoint. */
export const endpoints = {
  recordHit: { ...recordHitCall, body: hit },
  buttonClick: { ...buttonClickCall, body: button },
  buttonRender: { ...buttonRenderCall, body: button },
  formRender: { ...formRenderCall, body: form },
  overlay: { ...overlayCall, body: overlay },
  recordQuickView: recordQuickViewCall,
  recordEvent: { ...recordEventCall, body: versionOneEvent },
  emitEvent: { ...emitEventCall, body: versionTwoEvent },
  validateEvent: {
    ...validateEventCall,
    body: z.object({ eventContent: z.record(z.string(), z.unknown()) }),
    answer: validation,
  },
  fetchRecordingId: { ...fetchRecordingIdCall, answer: recordingId },
} as const satisfies Record<string, Endpoint>

/** The name of a call of this package. */
export type EndpointName = keyof typeof endpoints
