import { endpoints } from '@sitewright/tracking/contracts'
import { isRecord } from '@sitewright/site/reader'
import type { Case, Context } from '../backend.ts'
import { check, same, shaped } from '../check.ts'
import { isSuccess, type Client, type Reply } from '../client.ts'

const visit = { visitorCookie: '', pageTitle: 'Shop', pageId: 'shop', contentSource: 'c', pagePath: '/shop' }
const RECORDS = '/api/1/performance/records'
const PLAIN = 'text/plain;charset=UTF-8'

const hit = (client: Client, fields: Readonly<Record<string, string>> = {}) =>
  client.call('POST', '/api/census/RecordHit', { form: { event: '1', data: '{}', ss_cvr: '', ...fields } })

async function recordEvent(client: Client, fields: Readonly<Record<string, string>> = {}): Promise<Reply> {
  await client.call('GET', '/api/commerce/shopping-cart')
  const form = { crumb: client.cookie('crumb') ?? 'crumb-1', event: 'AddToCart', data: '{}', ...fields }
  return client.call('POST', '/api/events/RecordEvent', { form })
}

const emit = (client: Client, path: string, eventContent: object) =>
  client.call('POST', path, { body: { eventSchemaName: 'PageView', eventContent } })

function accepted(what: string, reply: Reply, ...statuses: readonly number[]): void {
  check(
    statuses.includes(reply.status),
    `${what} is answered with ${reply.status} ${JSON.stringify(reply.body)}`,
  )
}

const countOf = async ({ kept }: Context, id: string): Promise<number> =>
  (await kept.eventIds()).filter((each) => each === id).length

const census = (path: string, body: object, field: string, spec: string): Case => ({
  name: `the census takes ${path}, and refuses it without its ${field}`,
  spec,
  run: async ({ visitor }) => {
    const client = visitor()
    accepted('it', await client.call('POST', `/api/census/${path}`, { body }), 200, 202, 204)
    const without = { ...body, [field]: undefined }
    same(
      'the status without it',
      (await client.call('POST', `/api/census/${path}`, { body: without })).status,
      400,
    )
  },
})

const censusCases: readonly Case[] = [
  {
    name: 'a hit is recorded',
    spec: 'TRK-051',
    run: async ({ visitor }) => accepted('it', await hit(visitor()), 200, 202, 204),
  },
  {
    name: 'a hit of an unknown event is refused, and so is one whose data are no JSON',
    spec: 'TRK-051',
    run: async ({ visitor }) => {
      same('the status of event 3', (await hit(visitor(), { event: '3' })).status, 400)
      same('the status of other data', (await hit(visitor(), { data: 'x' })).status, 400)
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
      accepted('the third', await hit(client, { data }), 200, 202, 204)
      same('the number kept', await countOf(context, 'hit-1'), 1)
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
      accepted('it', await visitor().call('POST', '/api/census/RecordQuickView/mug'), 200, 202, 204),
  },
]

const versionCases: readonly Case[] = [
  {
    name: 'an event of version 1 is recorded with the token of its visitor',
    spec: 'TRK-056',
    run: async ({ visitor }) => accepted('it', await recordEvent(visitor()), 200, 202, 204),
  },
  {
    name: 'an event of version 1 with another token is refused',
    spec: 'TRK-056',
    run: async ({ visitor }) => {
      const reply = await recordEvent(visitor(), { crumb: 'of-nobody' })
      check(isRecord(reply.body) && reply.body.crumbFail === true, `the answer is ${reply.status}`)
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
      accepted('the second', await recordEvent(client, { data }), 200, 202, 204)
      same('the number kept', await countOf(context, 'one-1'), 1)
    },
  },
  {
    name: 'an event of version 2 is recorded, as JSON and as a beacon',
    spec: 'TRK-057',
    run: async ({ visitor, eventsPath }) => {
      const client = visitor()
      accepted('JSON', await emit(client, eventsPath, { event_id: 'two-1' }), 200, 202)
      const text = JSON.stringify({ eventSchemaName: 'PageView', eventContent: { event_id: 'two-2' } })
      accepted('a beacon', await client.raw('POST', eventsPath, { text: [PLAIN, text] }), 200, 202)
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
      for (const reply of replies) accepted('each', reply, 200, 202)
      same('the number kept', await countOf(context, 'two-3'), 1)
    },
  },
  {
    name: 'an event of version 2 without its schema is refused',
    spec: 'TRK-057',
    run: async ({ visitor, eventsPath }) =>
      same(
        'the status',
        (await visitor().call('POST', eventsPath, { body: { eventContent: {} } })).status,
        400,
      ),
  },
  {
    name: 'the validation knows its schemas by name',
    spec: 'TRK-058',
    run: async ({ visitor, eventsPath }) => {
      const validate = async (name: string, eventContent: object) => {
        const reply = await visitor().call('POST', `${eventsPath}/validate/${name}`, {
          body: { eventContent },
        })
        shaped('validate', endpoints.validateEvent, reply.body)
        return reply.body as { readonly valid: boolean; readonly errors: readonly string[] }
      }
      same('an event that is right', (await validate('Performance', {})).valid, true)
      const unknown = await validate('no_such_schema', {})
      check(!unknown.valid && unknown.errors.length > 0, 'an unknown schema is valid')
    },
  },
  {
    name: 'a recording has an id',
    spec: 'TRK-073',
    run: async ({ visitor }) => {
      const reply = await visitor().call('GET', '/api/commerce/fullstory/getId')
      shaped('getId', endpoints.fetchRecordingId, reply.body)
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
      check(isSuccess(await visitor().raw('POST', RECORDS, { text: [PLAIN, text] })), 'they were refused')
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
      same('the status', (await visitor().raw('POST', RECORDS, { text: [PLAIN, text] })).status, 400),
  })),
]

/** Cases of what is measured. */
export const eventCases: readonly Case[] = [...censusCases, ...versionCases, ...performanceCases]
