import { parseJson } from '@sitewright/site/reader'
import {
  answering,
  asking,
  fields,
  fieldsOf,
  instead,
  isOk,
  sending,
  withFetch,
  type Fault,
  type Make,
} from './fault.test-support.ts'

const KEY = /FormSubmissionKey$/
const SAVE = /SaveFormSubmission$/
const HIT = /census\/RecordHit$/
const CENSUS = /\/api\/census\//
const ONE = /events\/RecordEvent$/
const TWO = /events\/dev$/
const VALIDATE = /\/validate\//
const RECORDS = /performance\/records$/

const refused = (message: string) => ({ status: 400, body: { error: message } })

/** Faults of form keys and submissions. */
export const formFaults: readonly Fault[] = [
  {
    name: 'the key is in an envelope',
    breaks: 'FRM-061 every key is another one',
    says: 'the answer to POST FormSubmissionKey, the field "key": expected a text, received nothing',
    make: fields(KEY, (body) => ({ data: body })),
  },
  {
    name: 'the key is a number',
    breaks: 'FRM-061 every key is another one',
    says: 'the answer to POST FormSubmissionKey, the field "key": expected a text, received 7',
    make: fields(KEY, () => ({ key: 7 })),
  },
  {
    name: 'a visitor gets the same key until it is used',
    breaks: 'FRM-061 every key is another one',
    says: 'the number of keys: expected 3, received 1',
    make: withFetch((fetch) => {
      let first: Promise<string> | undefined
      return async (url, asked) => {
        if (!url.endsWith('FormSubmissionKey')) return fetch(url, asked)
        first ??= fetch(url, asked).then((response) => response.text())
        return new Response(await first)
      }
    }),
  },
  {
    name: 'any key is good',
    breaks: 'FRM-062 a key that was not handed out is refused with an error',
    says: 'the status of a key that was not handed out: expected 400, received 200',
    make: answering(SAVE, ({ status }, { body }) =>
      status === 400 && body?.includes('a-key-of-nobody') ? { status: 200, body: 'OK' } : {},
    ),
  },
  {
    name: 'a refusal has a message in place of an error',
    breaks: 'FRM-062 a key that was not handed out is refused with an error',
    says: 'the refusal of a key that was not handed out: expected a text "error", received {"message":"The key is unknown or used."}',
    make: answering(SAVE, (told) => (isOk(told) ? {} : { body: { message: fieldsOf(told.body).error } })),
  },
  {
    name: 'a refusal has a list of errors',
    breaks: 'FRM-062 a key that was not handed out is refused with an error',
    says: 'the refusal of a key that was not handed out: expected a text "error", received ["The key is unknown."]',
    make: answering(SAVE, (told) => (isOk(told) ? {} : { body: ['The key is unknown.'] })),
  },
  {
    name: 'a key is good twice, for other answers too',
    breaks: 'FRM-062 other answers with a key that was used are refused: nobody would read them',
    says: 'the status of other answers with a used key: expected 400, received 200',
    make: withFetch((fetch) => {
      const used = new Set<unknown>()
      return async (url, asked) => {
        if (!url.endsWith('SaveFormSubmission')) return fetch(url, asked)
        const { key } = fieldsOf(parseJson(asked.body ?? ''))
        if (used.has(key)) return new Response('OK')
        const response = await fetch(url, asked)
        if (response.ok) used.add(key)
        return response
      }
    }),
  },
  {
    name: 'the same submission again is refused',
    breaks: 'FRM-062 the same key again is answered as the first, and saved once',
    says: 'status and body of the second answer: expected [200,"OK"], received [400,{"error":"Used."}]',
    make: withFetch((fetch) => {
      const used = new Set<unknown>()
      return async (url, asked) => {
        if (!url.endsWith('SaveFormSubmission')) return fetch(url, asked)
        const { key } = fieldsOf(parseJson(asked.body ?? ''))
        if (used.has(key)) return Response.json({ error: 'Used.' }, { status: 400 })
        const response = await fetch(url, asked)
        if (response.ok) used.add(key)
        return response
      }
    }),
  },
  {
    name: 'the same submission again is kept again',
    breaks: 'FRM-062 the same key again is answered as the first, and saved once',
    says: 'the keys of what was kept: expected ["…"], received ["…","…"]',
    make: (backend) => {
      let times: string[] = []
      const { kept } = backend
      return {
        ...backend,
        fetch: async (url, asked) => {
          const response = await backend.fetch(url, asked)
          const { key } = fieldsOf(parseJson(asked.body ?? ''))
          if (url.endsWith('SaveFormSubmission') && response.ok && typeof key === 'string')
            times = [...times, key]
          return response
        },
        kept: kept && { ...kept, formKeys: () => Promise.resolve(times) },
      }
    },
  },
  {
    name: 'answers that are refused use up the key',
    breaks: 'FRM-062 answers that are no map are refused, and the key is still good',
    says: 'a submission with a key that was refused only: expected a success, received 400',
    make: withFetch((fetch) => {
      const used = new Set<unknown>()
      return async (url, asked) => {
        if (!url.endsWith('SaveFormSubmission')) return fetch(url, asked)
        const { key } = fieldsOf(parseJson(asked.body ?? ''))
        const response = used.has(key)
          ? Response.json({ error: 'Used.' }, { status: 400 })
          : await fetch(url, asked)
        if (!response.ok) used.add(key)
        return response
      }
    }),
  },
  {
    name: 'of submissions that arrive together, some are refused',
    breaks: 'FRM-062 submissions with one key that arrive together are saved once',
    says: 'equal submission 2 of 5: expected a success, received 409',
    make: withFetch((fetch) => {
      let open = 0
      return async (url, asked) => {
        if (!url.endsWith('SaveFormSubmission')) return fetch(url, asked)
        open += 1
        try {
          return open > 1 ? Response.json({ error: 'Wait.' }, { status: 409 }) : await fetch(url, asked)
        } finally {
          await Promise.resolve()
          open -= 1
        }
      }
    }),
  },
  {
    name: 'answers are an object in place of its text',
    breaks: 'FRM-062 a submission with its key is saved',
    says: 'a submission: expected a success, received 400',
    make: instead(SAVE, ({ body }) =>
      typeof fieldsOf(parseJson(body ?? '')).form === 'string' ? refused('form is no object') : undefined,
    ),
  },
  {
    name: 'a submission needs no page',
    breaks: 'FRM-004 a submission without its pageTitle is refused',
    says: 'the status of a submission without its pageTitle: expected 400, received 200',
    make: sending(SAVE, (body) => ({ pageTitle: 'x', pagePath: 'x', ...body })),
  },
  {
    name: 'a page of an item is refused',
    breaks: 'FRM-004 a page is one of an item or of a collection',
    says: 'a submission with contentSource i: expected a success, received 400',
    make: instead(SAVE, ({ body }) => (body?.includes('"contentSource":"i"') ? refused('c?') : undefined)),
  },
  {
    name: 'the answer of a captcha is an unknown field',
    breaks: 'FRM-003 the answer of a captcha is a field of a submission',
    says: 'a submission with a captchaKey: expected a success, received 400',
    make: instead(SAVE, ({ body }) => (body?.includes('captchaKey') ? refused('captchaKey?') : undefined)),
  },
  {
    name: 'a captcha is asked of all forms',
    breaks: 'FRM-062 a submission with its key is saved',
    says: 'a submission: expected a success, received 400',
    make: instead(SAVE, ({ body }) => (body?.includes('captchaKey') ? undefined : refused('captchaKey?'))),
  },
  {
    name: 'unknown fields are refused',
    breaks: 'FRM-062 fields beside those of the specification are taken',
    says: 'a submission with other fields: expected a success, received 400',
    make: instead(SAVE, ({ body }) => (body?.includes('objectName') ? refused('objectName?') : undefined)),
  },
  {
    name: 'letters beyond ASCII are refused',
    breaks: 'FRM-002 answers are in any script, and may be long',
    says: 'a submission: expected a success, received 400',
    make: instead(SAVE, ({ body }) => (/[^\s!-~]/.test(body ?? '') ? refused('Latin') : undefined)),
  },
  {
    name: 'errors of fields are a list',
    breaks: 'FRM-050 a field that is not filled in is refused by its id, and the key is still good',
    says: 'its refusal: expected "errors" with a text for "email", received {"errors":[{"field":"email","message":"One or more fields is invalid, please check your entries."}]}',
    make: answering(SAVE, ({ body }) => {
      const { errors } = fieldsOf(body)
      return errors === undefined
        ? {}
        : {
            body: {
              errors: Object.entries(fieldsOf(errors)).map(([field, message]) => ({ field, message })),
            },
          }
    }),
  },
  {
    name: 'errors of fields have another status',
    breaks: 'FRM-050 a field that is not filled in is refused by its id, and the key is still good',
    says: 'the status of a submission without its field email: expected 400, received 422',
    make: answering(SAVE, (told) => (fieldsOf(told.body).errors ? { status: 422 } : {})),
  },
  {
    name: 'a form that is not there is a bad request',
    breaks: 'FRM-068 a form that is not there is not configured',
    says: 'the status of a form that is not there: expected 404, received 400',
    make: answering(SAVE, ({ status }) => (status === 404 ? { status: 400 } : {})),
  },
]

/** Keeps every arrival of an event. */
const keepingAll =
  (on: RegExp, idIn: (body: string) => unknown): Make =>
  (backend) => {
    const all: string[] = []
    const { kept } = backend
    return {
      ...backend,
      fetch: async (url, asked) => {
        const response = await backend.fetch(url, asked)
        const id = on.test(`${asked.method} ${new URL(url).pathname}`) ? idIn(asked.body ?? '') : undefined
        if (response.ok && typeof id === 'string') all.push(id)
        return response
      },
      kept: kept && { ...kept, eventIds: () => Promise.resolve(all) },
    }
  }
const idOfForm = (body: string) => fieldsOf(parseJson(new URLSearchParams(body).get('data') ?? '')).eventId
const idOfTwo = (body: string) => fieldsOf(fieldsOf(parseJson(body)).eventContent).event_id
/** Keeps nothing. */
const keepingNothing = (on: RegExp, status: number) => instead(on, () => ({ status }))

/** Faults of hits, of events and of performance records. */
export const eventFaults: readonly Fault[] = [
  {
    name: 'a hit that arrives twice is kept twice',
    breaks: 'TRK-051 a hit that arrives twice is kept once',
    says: 'how often each event is kept, field "hit-1": expected 1, received 3',
    make: keepingAll(HIT, idOfForm),
  },
  {
    name: 'hits are not kept',
    breaks: 'TRK-051 a hit that arrives twice is kept once',
    says: 'how often each event is kept, field "hit-1": expected 1, received 0',
    make: keepingNothing(HIT, 200),
  },
  {
    name: 'hits have to be JSON',
    breaks: 'TRK-051 a hit is recorded',
    says: 'the status of a hit: expected 200 or 202 or 204, received 400',
    make: instead(HIT, ({ headers }) =>
      headers['Content-Type']?.includes('json') ? undefined : refused('JSON?'),
    ),
  },
  {
    name: 'a token is asked of the census',
    breaks: 'TRK-051 a hit is recorded',
    says: 'the status of a hit: expected 200 or 202 or 204, received 403',
    make: instead(CENSUS, ({ headers }) =>
      'X-CSRF-Token' in headers ? undefined : { status: 403, body: { crumbFail: true, crumb: 'crumb' } },
    ),
  },
  {
    name: 'a hit of any event is taken',
    breaks: 'TRK-051 a hit of an unknown event is refused, and so is one whose data are no JSON',
    says: 'the status of a hit of event 3: expected 400, received 200',
    make: asking(HIT, ({ body }) => ({ body: (body ?? '').replace('event=3', 'event=1') })),
  },
  {
    name: 'a click needs no visitor',
    breaks: 'TRK-052 the census takes button-click, and refuses it without its visitorCookie',
    says: 'the status of button-click without its visitorCookie: expected 400, received 200',
    make: sending(/button-click$/, (body) => ({ visitorCookie: '', ...body })),
  },
  {
    name: 'a quick view needs a body',
    breaks: 'TRK-055 a quick view has no body',
    says: 'the status of a quick view: expected 200 or 202 or 204, received 400',
    make: instead(/RecordQuickView/, ({ body }) => (body ? undefined : refused('Body?'))),
  },
  {
    name: 'the token of an event is not checked',
    breaks: 'TRK-056 an event of version 1 with another token is refused',
    says: 'an event with another token: expected "crumbFail": true, received a 200 with another body',
    make: answering(ONE, ({ status }) => (status === 403 ? { status: 200, body: '' } : {})),
  },
  {
    name: 'the refusal of a token has another body',
    breaks: 'TRK-056 an event of version 1 with another token is refused',
    says: 'an event with another token: expected "crumbFail": true, received a 403 with another body',
    make: answering(ONE, ({ status }) => (status === 403 ? { body: { error: 'CSRF' } } : {})),
  },
  {
    name: 'an event of version 1 that arrives twice is kept twice',
    breaks: 'TRK-056 an event of version 1 that arrives twice is kept once',
    says: 'how often each event is kept, field "one-1": expected 1, received 2',
    make: keepingAll(ONE, idOfForm),
  },
  {
    name: 'an event of version 1 is not kept',
    breaks: 'TRK-056 an event of version 1 that arrives twice is kept once',
    says: 'how often each event is kept, field "one-1": expected 1, received 0',
    make: keepingNothing(ONE, 200),
  },
  {
    name: 'an event of version 2 is created',
    breaks: 'TRK-057 an event of version 2 is recorded, as JSON and as a beacon',
    says: 'the status of an event as JSON: expected 200 or 202, received 201',
    make: answering(TWO, (told) => (isOk(told) ? { status: 201 } : {})),
  },
  {
    name: 'a beacon is not JSON',
    breaks: 'TRK-057 an event of version 2 is recorded, as JSON and as a beacon',
    says: 'the status of an event as a beacon: expected 200 or 202, received 415',
    make: instead(TWO, ({ headers }) =>
      headers['Content-Type']?.includes('json') ? undefined : { status: 415, body: { message: 'JSON?' } },
    ),
  },
  {
    name: 'an event of version 2 that arrives twice is kept twice',
    breaks: 'TRK-057 events of version 2 that arrive twice, and together, are kept once',
    says: 'how often each event is kept, field "two-3": expected 1, received 5',
    make: keepingAll(TWO, idOfTwo),
  },
  {
    name: 'an event of version 2 is not kept',
    breaks: 'TRK-057 events of version 2 that arrive twice, and together, are kept once',
    says: 'how often each event is kept, field "two-3": expected 1, received 0',
    make: keepingNothing(TWO, 202),
  },
  {
    name: 'of the events of one schema, the first is kept',
    breaks: 'TRK-057 events of version 2 that arrive twice, and together, are kept once',
    says: 'how often each event is kept, field "two-4": expected 1, received 0',
    make: (backend) => {
      let first: string | undefined
      return withFetch((fetch) => (url, asked) => {
        if (!url.endsWith('events/dev') || !asked.body?.includes('event_id')) return fetch(url, asked)
        first ??= String(idOfTwo(asked.body))
        return fetch(url, { ...asked, body: asked.body.replace(String(idOfTwo(asked.body)), first) })
      })(backend)
    },
  },
  {
    name: 'an event without its schema is taken',
    breaks: 'TRK-057 an event of version 2 without its schema is refused',
    says: 'the status of an event without its schema: expected 400, received 202',
    make: sending(TWO, (body) => ({ eventSchemaName: 'PageView', ...body })),
  },
  {
    name: 'every event is valid',
    breaks: 'TRK-058 the validation knows its schemas by name',
    says: '"valid" of an event of an unknown schema: expected false, received true',
    make: fields(VALIDATE, () => ({ valid: true, errors: [] })),
  },
  {
    name: 'the validation says ok in place of valid',
    breaks: 'TRK-058 the validation knows its schemas by name',
    says: 'the answer to the validation, the field "valid": expected true or false, received nothing',
    make: fields(VALIDATE, ({ valid, ...body }) => ({ ok: valid, ...body })),
  },
  {
    name: 'the errors of the validation are objects',
    breaks: 'TRK-058 the validation knows its schemas by name',
    says: 'the answer to the validation, the field "errors.0": expected a text, received {"message":"There is no schema no_such_schema."}',
    make: fields(VALIDATE, ({ errors, ...body }) => ({
      ...body,
      errors: (errors as string[]).map((message) => ({ message })),
    })),
  },
  {
    name: 'the id of a recording is a number',
    breaks: 'TRK-073 a recording has an id',
    says: 'the answer to GET getId, its body: expected a text, received 7',
    make: answering(/getId$/, () => ({ body: 7 })),
  },
  {
    name: 'the id of a recording is in a field of another name',
    breaks: 'TRK-073 a recording has an id',
    says: 'the answer to GET getId, the field "id": expected a text, received nothing',
    make: answering(/getId$/, ({ body }) => ({ body: { recordingId: body } })),
  },
  {
    name: 'there is no recording, with a text',
    breaks: 'TRK-073 a recording has an id',
    says: 'the status of the id of a recording: expected 200, received 500',
    make: answering(/getId$/, () => ({ status: 500, body: 'Something went wrong' })),
  },
  {
    name: 'performance records have to be JSON',
    breaks: 'PRF-015 performance records are taken as plain text',
    says: 'the status of the records: expected 200 or 202 or 204, received 415',
    make: instead(RECORDS, ({ headers }) =>
      headers['Content-Type']?.includes('json') ? undefined : { status: 415 },
    ),
  },
  {
    name: 'any performance record is taken',
    breaks: 'PRF-001 performance records that are {} are refused',
    says: 'the status of the records: expected 400, received 204',
    make: answering(RECORDS, () => ({ status: 204 })),
  },
  {
    name: 'a time of a performance record may be a fraction',
    breaks:
      'PRF-001 performance records that are [{"app":"shop","data":{},"event":"page_speed","pageLoadId":"page-1","ts":1.5}] are refused',
    says: 'the status of the records: expected 400, received 204',
    make: asking(RECORDS, ({ body }) => ({ body: (body ?? '').replace('1.5', '1') })),
  },
]
