import { isRecord, parseJson } from '@sitewright/site/reader'
import { readArrival } from '@sitewright/site/contracts'
import { createEndpointMock, type EndpointMock } from '@sitewright/site/testing'
import { HttpResponse } from 'msw'
import { endpoints, type EndpointName } from '../endpoint/schema.contract.ts'

/** A submission that the server has saved. */
export interface SavedForm {
  /** The key that it was saved with, which counts once. */
  readonly key: string
  /** The answers by the id of their field, read from the JSON text of the body. */
  readonly answers: Readonly<Record<string, unknown>>
  /** The whole body as it arrived. */
  readonly body: Readonly<Record<string, unknown>>
}

/** State of the server. */
export interface FormServerState {
  /** Keys that were handed out and not used yet. */
  readonly keys: Set<string>
  /** Oldest first. */
  readonly saved: SavedForm[]
  /** Ids of the forms that were counted as shown, in order. */
  readonly rendered: string[]
  /** Refusals by field, for `fieldErrors`. */
  errors: Readonly<Record<string, unknown>>
  /** The server's own text, for `errorText`. */
  error: string
  /** Answers of a captcha that count, undefined without a captcha. */
  captchaKeys: ReadonlySet<string> | undefined
  /** Refuses a submission that comes again, as a server does which does not compare it with the first. */
  refusesAgain: boolean
}

/** Responses to `saveForm` beside those of every call. */
export type FormScenario =
  /** 400 with the errors of the state. */
  | 'fieldErrors'
  /** 400 without a text. */
  | 'badRequest'
  /** 401, 404, 500 as the specification lists them. 429 is `tooManyRequests`. */
  | 'notSignedIn'
  | 'notConfigured'
  | 'serverError'
  /** 403 with the error of the state. */
  | 'errorText'
  /** Saved, but the connection is lost before the response. */
  | 'savedThenLost'

/** A server of forms in memory. */
export interface FormMock extends EndpointMock<EndpointName, FormScenario> {
  /** What the server keeps; a test may change it. */
  readonly state: FormServerState
}

/** Settings of `createFormMock`. */
export interface FormMockOptions {
  /**
   * Precedes each path.
   * @default '*', any origin
   */
  readonly baseUrl?: string | undefined
}

/**
 * Creates a server of forms for tests, stories and demos. Each key is good for one submission, which may be sent again: it
 * is answered as the first, and saved once.
 *
 * @example
 * ```ts
 * import { createFormMock } from '@sitewright/forms-client/testing'
 * import { createHttp } from '@sitewright/site/http'
 *
 * const mock = createFormMock({ baseUrl: 'https://shop.example' })
 * const http = createHttp({ baseUrl: 'https://shop.example', fetch: mock.fetch })
 * mock.useOnce('serverError', 'saveForm')
 * ```
 */
export function createFormMock({ baseUrl }: FormMockOptions = {}): FormMock {
  const state: FormServerState = {
    keys: new Set(),
    saved: [],
    rendered: [],
    errors: {},
    error: 'We do not deliver to this address.',
    captchaKeys: undefined,
    refusesAgain: false,
  }
  let count = 0
  const mock = createEndpointMock<EndpointName, FormScenario>({
    endpoints,
    baseUrl,
    answer: (call, scenario) => {
      if (call.name === 'fetchFormKey') {
        count += 1
        state.keys.add(`key-${count}`)
        return HttpResponse.json({ key: `key-${count}` })
      }
      const arrival = readArrival(endpoints[call.name], call)
      if (!arrival.ok) return refuse(400, { error: `This is not what ${call.name} takes.` })
      const body = isRecord(call.body) ? call.body : {}
      if (call.name === 'saveForm') return save(state, body, scenario)
      state.rendered.push(String(body.formId))
      return HttpResponse.json({})
    },
  })
  return { ...mock, state }
}

/** The specification's server does not answer with JSON only. */
const accept = (): Response => HttpResponse.text('OK')

const refuse = (status: number, body: object = {}): Response => HttpResponse.json(body, { status })

/** Saves a submission as strictly as the specification's server: with a fresh key, and with JSON of answers. */
function save(state: FormServerState, body: Readonly<Record<string, unknown>>, scenario: string): Response {
  switch (scenario) {
    case 'fieldErrors':
      return refuse(400, { errors: state.errors })
    case 'badRequest':
      return refuse(400)
    case 'notSignedIn':
      return refuse(401)
    case 'notConfigured':
      return refuse(404)
    case 'serverError':
      return refuse(500)
    case 'errorText':
      return refuse(403, { error: state.error })
    default: {
      const response = keep(state, body)
      return scenario === 'savedThenLost' ? HttpResponse.error() : response
    }
  }
}

function keep(
  { keys, captchaKeys, saved, refusesAgain }: FormServerState,
  body: Readonly<Record<string, unknown>>,
): Response {
  const key = String(body.key)
  const answers = parseJson(String(body.form))
  const before = saved.find((each) => each.key === key)
  // The response to the first has got lost.
  if (before && before.body.form === body.form && !refusesAgain) return accept()
  if (!keys.has(key)) return refuse(400, { error: 'The key is unknown or used.' })
  if (captchaKeys && !captchaKeys.has(String(body.captchaKey))) {
    return refuse(400, { error: 'The captcha is not solved.' })
  }
  if (!isRecord(answers)) return refuse(400, { error: 'The answers are not a map.' })
  keys.delete(key)
  saved.push({ key, answers, body })
  return accept()
}
