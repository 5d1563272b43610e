import { endpoints } from '@sitewright/forms-client/contracts'
import { isRecord } from '@sitewright/site/reader'
import type { Case } from '../backend.ts'
import { check, same, shaped } from '../check.ts'
import { isSuccess, type Client } from '../client.ts'

const page = { pageTitle: 'Contact', pageId: 'contact', contentSource: 'c', pagePath: '/contact' }

async function keyOf(client: Client): Promise<string> {
  const reply = await client.call('POST', '/api/form/FormSubmissionKey')
  shaped('POST FormSubmissionKey', endpoints.fetchFormKey, reply.body)
  return (reply.body as { readonly key: string }).key
}

const save = (client: Client, body: object) =>
  client.call('POST', '/api/form/SaveFormSubmission', {
    body: { form: '{"mail":"ada@example.com"}', ...page, ...body },
  })

const errorOf = ({ body }: { readonly body: unknown }): unknown => (isRecord(body) ? body.error : undefined)

/** Cases of forms. */
export const formCases: readonly Case[] = [
  {
    name: 'every key is another one',
    spec: 'FRM-061',
    run: async ({ visitor }) => {
      const client = visitor()
      const keys = await Promise.all([keyOf(client), keyOf(client), keyOf(client)])
      same('the number of keys', new Set(keys).size, 3)
    },
  },
  {
    name: 'a submission with its key is saved',
    spec: 'FRM-062',
    run: async ({ visitor }) => {
      const client = visitor()
      const reply = await save(client, { key: await keyOf(client) })
      check(isSuccess(reply), `it was refused: ${reply.status} ${JSON.stringify(reply.body)}`)
    },
  },
  {
    name: 'a key that was not handed out is refused with an error',
    spec: 'FRM-062',
    run: async ({ visitor }) => {
      const reply = await save(visitor(), { key: 'a-key-of-nobody' })
      same('the status', reply.status, 400)
      check(typeof errorOf(reply) === 'string', 'the refusal has no error')
    },
  },
  {
    name: 'the same key again is answered as the first, and saved once',
    spec: 'FRM-062',
    needs: ['kept'],
    run: async ({ visitor, kept }) => {
      const client = visitor()
      const key = await keyOf(client)
      const first = await save(client, { key })
      const second = await save(client, { key })
      same('the second answer', [second.status, second.body], [first.status, first.body])
      same('the submissions', await kept.formKeys(), [key])
    },
  },
  {
    name: 'other answers with a key that was used are refused: nobody would read them',
    spec: 'FRM-062',
    run: async ({ visitor }) => {
      const client = visitor()
      const key = await keyOf(client)
      await save(client, { key })
      const reply = await save(client, { key, form: '{"mail":"bob@example.com"}' })
      same('the status', reply.status, 400)
      check(typeof errorOf(reply) === 'string', 'the refusal has no error')
    },
  },
  {
    name: 'submissions with one key that arrive together are saved once',
    spec: 'FRM-062',
    needs: ['kept'],
    run: async ({ visitor, kept }) => {
      const client = visitor()
      const key = await keyOf(client)
      const replies = await Promise.all(Array.from({ length: 5 }, () => save(client, { key })))
      check(replies.every(isSuccess), 'one of them was refused')
      same('the submissions', await kept.formKeys(), [key])
    },
  },
  {
    name: 'answers that are no map are refused, and the key is still good',
    spec: 'FRM-062',
    run: async ({ visitor }) => {
      const client = visitor()
      const key = await keyOf(client)
      for (const form of ['[]', '7', 'null', '{"half":']) {
        const reply = await save(client, { key, form })
        same(`the status for ${form}`, reply.status, 400)
      }
      check(isSuccess(await save(client, { key })), 'the key is not good any more')
    },
  },
  ...['key', 'form', 'pageTitle', 'pagePath'].map((field): Case => ({
    name: `a submission without its ${field} is refused`,
    spec: 'FRM-004',
    run: async ({ visitor }) => {
      const client = visitor()
      const reply = await save(client, { key: await keyOf(client), [field]: undefined })
      same('the status', reply.status, 400)
    },
  })),
  {
    name: 'fields beside those of the specification are taken',
    spec: 'FRM-062',
    run: async ({ visitor }) => {
      const client = visitor()
      const reply = await save(client, {
        key: await keyOf(client),
        collectionId: 'pages',
        objectName: 'page',
      })
      check(isSuccess(reply), `it was refused: ${reply.status}`)
    },
  },
  {
    name: 'a field that is not filled in is refused by its id, and the key is still good',
    spec: 'FRM-050',
    needs: ['forms'],
    run: async ({ visitor, form }) => {
      if (!form) return
      const client = visitor()
      const key = await keyOf(client)
      const { formId, required, answers } = form
      const send = (given: object) => save(client, { key, formId, form: JSON.stringify(given) })
      const reply = await send({ ...answers, [required]: '' })
      same('the status', reply.status, 400)
      const errors = isRecord(reply.body) && isRecord(reply.body.errors) ? reply.body.errors : {}
      check(typeof errors[required] === 'string', `the answer is ${JSON.stringify(reply.body)}`)
      check(isSuccess(await send(answers)), 'the key is not good any more')
    },
  },
  {
    name: 'a form that is not there is not configured',
    spec: 'FRM-068',
    needs: ['forms'],
    run: async ({ visitor }) => {
      const client = visitor()
      const reply = await save(client, { key: await keyOf(client), formId: 'no-such-form' })
      same('the status', reply.status, 404)
    },
  },
]
