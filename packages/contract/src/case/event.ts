import { endpoints } from '@sitewright/tracking/contracts'
import { isRecord } from '@sitewright/site/reader'
import type { Case, Context } from '../backend.ts'
import { answered, check, same, shaped } from '../check.ts'
import type { Client, Reply } from '../client.ts'

const visit = { visitorCookie: '', pageTitle: 'Shop', pageId: 'shop', contentSource: 'c', pagePath: '/shop' }
const RECORDS = '/api/1/performance/records'
const PLAIN = 'text/plain;charset=UTF-8'

// What is measured is sent as beacons are: with cookies, and without a header for a token.
const hit = (client: Client, fields: Readonly<Record<string, string>> = {}) =>
  client.raw('POST', '/api/census/RecordHit', { form: { event: '1', data: '{}', ss_cvr: '', ...fields } })

async function recordEvent(client: Client, fields: Readonly<Record<string, string>> = {}): Promise<Reply> {
  await client.call('GET', '/api/commerce/shopping-cart')
  const form = { crumb: client.cookie('crumb') ?? 'crumb-1', event: 'AddToCart', data: '{}', ...fields }
  return client.raw('POST', '/api/events/RecordEvent', { form })
}

const emit = (client: Client, path: string, eventContent: object) =>
  client.raw('POST', path, { body: { eventSchemaName: 'PageView', eventContent } })

const DONE = [200, 202, 204]

/** Fails unless events are kept, each once. */
async function keptOnce({ kept }: Context, ...ids: readonly string[]): Promise<void> {
  const all = await kept.eventIds()
  const counts = ids.map((id) => [id, all.filter((each) => each === id).length])
  same(
    'how often each event is kept',
    Object.fromEntries(counts),
    Object.fromEntries(ids.map((id) => [id, 1])),
  )
}

const census = (path: string, body: object, field: string, spec: string): Case => ({
  name: `the census takes ${path}, and refuses it without its ${field}`,
  spec,
  run: async ({ visitor }) => {
    const client = visitor()
    const send = (sent: object) => client.raw('POST', `/api/census/${path}`, { body: sent })
    answered(path, await send(body), ...DONE)
    answered(`${path} without its ${field}`, await send({ ...body, [field]: undefined }), 400)
  },
})

const censusCases: readonly Case[] = [
  {
    name: 'a hit is recorded',
    spec: 'TRK-051',
    run: async ({ visitor }) => answered('a hit', await hit(visitor()), ...DONE),
  },
  {
    name: 'a hit of an unknown event is refused, and so is one whose data are no JSON',
    spec: 'TRK-051',
    run: async ({ visitor }) => {
      answered('a hit of event 3', await hit(visitor(), { event: '3' }), 400)
      answered('a hit with data that are no JSON', await hit(visitor(), { data: 'x' }), 400)
    },
  },
  {
    name: 'a hit that arrives twice is kept once',
    spec: 'TRK-051',
    needs: ['kept'],
    run: async (context) => {
      const client = context.visitor()
      const data = JSON.stringify({ eventId: 'hit-1' })
      await Promise.all([hit(client, { data }), hit(client, { data })])
      answered('an equal hit', await hit(client, { data }), ...DONE)
      await hit(client, { data: JSON.stringify({ eventId: 'hit-2' }) })
      await keptOnce(context, 'hit-1', 'hit-2')
    },
  },
  census('button-click', visit, 'visitorCookie', 'TRK-052'),
  census('button-render', visit, 'pageTitle', 'TRK-052'),
  census('form-render', { ...visit, formId: 'contact' }, 'formId', 'TRK-053'),
  census('overlay', { ...visit, event: 'close' }, 'event', 'TRK-054'),
  {
    name: 'a quick view has no body',
    spec: 'TRK-055',
    run: async ({ visitor }) =>
      answered('a quick view', await visitor().raw('POST', '/api/census/RecordQuickView/mug'), ...DONE),
  },
]

const versionCases: readonly Case[] = [
  {
    name: 'an event of version 1 is recorded with the token of its visitor',
    spec: 'TRK-056',
    run: async ({ visitor }) => answered('an event', await recordEvent(visitor()), ...DONE),
  },
  {
    name: 'an event of version 1 with another token is refused',
    spec: 'TRK-056',
    run: async ({ visitor }) => {
      const reply = await recordEvent(visitor(), { crumb: 'of-nobody' })
      check(
        isRecord(reply.body) && reply.body.crumbFail === true,
        `an event with another token: expected "crumbFail": true, received a ${reply.status} with another body`,
      )
    },
  },
  {
    name: 'an event of version 1 that arrives twice is kept once',
    spec: 'TRK-056',
    needs: ['kept'],
    run: async (context) => {
      const client = context.visitor()
      const data = JSON.stringify({ eventId: 'one-1' })
      await recordEvent(client, { data })
      answered('an equal event', await recordEvent(client, { data }), ...DONE)
      await recordEvent(client, { data: JSON.stringify({ eventId: 'one-2' }) })
      await keptOnce(context, 'one-1', 'one-2')
    },
  },
  {
    name: 'an event of version 2 is recorded, as JSON and as a beacon',
    spec: 'TRK-057',
    run: async ({ visitor, eventsPath }) => {
      const client = visitor()
      answered('an event as JSON', await emit(client, eventsPath, { event_id: 'two-1' }), 200, 202)
      const text = JSON.stringify({ eventSchemaName: 'PageView', eventContent: { event_id: 'two-2' } })
      answered(
        'an event as a beacon',
        await client.raw('POST', eventsPath, { text: [PLAIN, text] }),
        200,
        202,
      )
    },
  },
  {
    name: 'events of version 2 that arrive twice, and together, are kept once',
    spec: 'TRK-057',
    needs: ['kept'],
    run: async (context) => {
      const client = context.visitor()
      const replies = await Promise.all(
        Array.from({ length: 5 }, () => emit(client, context.eventsPath, { event_id: 'two-3' })),
      )
      for (const reply of replies) answered('one of five equal events', reply, 200, 202)
      await emit(client, context.eventsPath, { event_id: 'two-4' })
      await keptOnce(context, 'two-3', 'two-4')
    },
  },
  {
    name: 'events of version 2 with half of a character or a null character are recorded',
    spec: 'TRK-057',
    run: async ({ visitor, eventsPath }) => {
      for (const title of ['half \ud83d', 'null \u0000'])
        answered(
          `an event of ${JSON.stringify(title)}`,
          await emit(visitor(), eventsPath, { title }),
          200,
          202,
        )
    },
  },
  {
    name: 'an event of version 2 without its schema is refused',
    spec: 'TRK-057',
    run: async ({ visitor, eventsPath }) =>
      answered(
        'an event without its schema',
        await visitor().raw('POST', eventsPath, { body: { eventContent: {} } }),
        400,
      ),
  },
  {
    name: 'the validation knows its schemas by name',
    spec: 'TRK-058',
    run: async ({ visitor, eventsPath }) => {
      const validate = async (name: string, eventContent: object) => {
        const reply = await visitor().raw('POST', `${eventsPath}/validate/${name}`, {
          body: { eventContent },
        })
        shaped('the validation', endpoints.validateEvent, reply.body)
        return reply.body as { readonly valid: boolean; readonly errors: readonly string[] }
      }
      same('"valid" of an event that is right', (await validate('Performance', {})).valid, true)
      const unknown = await validate('no_such_schema', {})
      same('"valid" of an event of an unknown schema', unknown.valid, false)
      check(unknown.errors.length > 0, 'its "errors": expected a text, received none')
    },
  },
  {
    name: 'a recording has an id',
    spec: 'TRK-073',
    run: async ({ visitor }) => {
      const reply = await visitor().call('GET', '/api/commerce/fullstory/getId')
      answered('the id of a recording', reply, 200)
      shaped('GET getId', endpoints.fetchRecordingId, reply.body)
    },
  },
]

const record = { app: 'shop', data: {}, event: 'page_speed', pageLoadId: 'page-1', ts: 1_700_000_000_000 }

const performanceCases: readonly Case[] = [
  {
    name: 'performance records are taken as plain text',
    spec: 'PRF-015',
    run: async ({ visitor }) => {
      const text = JSON.stringify([record, { ...record, event: 'image' }])
      answered('the records', await visitor().raw('POST', RECORDS, { text: [PLAIN, text] }), ...DONE)
    },
  },
  ...[
    '{}',
    '[{}]',
    '[',
    JSON.stringify([{ ...record, event: 'other' }]),
    JSON.stringify([{ ...record, ts: 1.5 }]),
  ].map((text): Case => ({
    name: `performance records that are ${text} are refused`,
    spec: 'PRF-001',
    run: async ({ visitor }) =>
      answered('the records', await visitor().raw('POST', RECORDS, { text: [PLAIN, text] }), 400),
  })),
]

/** Cases of what is measured. */
export const eventCases: readonly Case[] = [...censusCases, ...versionCases, ...performanceCases]
