import { endpoints } from '@sitewright/forms-client/contracts'
import { isRecord } from '@sitewright/site/reader'
import type { Case } from '../backend.ts'
import { answered, check, same, shaped } from '../check.ts'
import { isSuccess, type Client, type Reply } from '../client.ts'

const page = { pageTitle: 'Contact', pageId: 'contact', contentSource: 'c', pagePath: '/contact' }

/** Texts that browsers send and not every database holds: an emoji that was cut in two, and one with a null character. */
const BROKEN = ['half \ud83d', 'null \u0000']

async function keyOf(client: Client): Promise<string> {
  const reply = await client.call('POST', '/api/form/FormSubmissionKey')
  shaped('POST FormSubmissionKey', endpoints.fetchFormKey, reply.body)
  return (reply.body as { readonly key: string }).key
}

const save = (client: Client, body: object) =>
  client.call('POST', '/api/form/SaveFormSubmission', {
    body: { form: '{"mail":"ada@example.com"}', ...page, ...body },
  })

function saved(what: string, reply: Reply): void {
  check(isSuccess(reply), `${what}: expected a success, received ${reply.status}`)
}

/** Fails unless a submission is refused with an error that the page shows. */
function refusedWithError(what: string, reply: Reply): void {
  answered(what, reply, 400)
  const { body } = reply
  const received = `received ${JSON.stringify(body)}`
  check(
    isRecord(body) && typeof body.error === 'string',
    `the refusal of ${what}: expected a text "error", ${received}`,
  )
}

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
      saved('a submission', reply)
    },
  },
  {
    name: 'a key that was not handed out is refused with an error',
    spec: 'FRM-062',
    run: async ({ visitor }) => {
      const reply = await save(visitor(), { key: 'a-key-of-nobody' })
      refusedWithError('a key that was not handed out', reply)
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
      same('status and body of the second answer', [second.status, second.body], [first.status, first.body])
      same('the keys of what was kept', await kept.formKeys(), [key])
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
      refusedWithError('other answers with a used key', reply)
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
      replies.forEach((reply, i) => saved(`equal submission ${i + 1} of 5`, reply))
      same('the keys of what was kept', await kept.formKeys(), [key])
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
        answered(`answers that are ${form}`, reply, 400)
      }
      saved('a submission with a key that was refused only', await save(client, { key }))
    },
  },
  {
    name: 'answers with half of a character or a null character are saved: visitors cannot see either',
    spec: 'FRM-062',
    run: async ({ visitor }) => {
      const client = visitor()
      for (const text of BROKEN) {
        const form = JSON.stringify({ mail: text })
        saved(`an answer ${form}`, await save(client, { key: await keyOf(client), form, pageTitle: text }))
      }
    },
  },
  ...['key', 'form', 'pageTitle', 'pagePath'].map((field): Case => ({
    name: `a submission without its ${field} is refused`,
    spec: 'FRM-004',
    run: async ({ visitor }) => {
      const client = visitor()
      const reply = await save(client, { key: await keyOf(client), [field]: undefined })
      answered(`a submission without its ${field}`, reply, 400)
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
      saved('a submission with other fields', reply)
    },
  },
  {
    name: 'the answer of a captcha is a field of a submission',
    spec: 'FRM-003',
    run: async ({ visitor }) => {
      const client = visitor()
      const key = await keyOf(client)
      saved('a submission with a captchaKey', await save(client, { key, captchaKey: 'answer-1' }))
    },
  },
  {
    name: 'answers are in any script, and may be long',
    spec: 'FRM-002',
    run: async ({ visitor }) => {
      const client = visitor()
      const answers = { name: 'Zoë 李 🎁', note: '"a\\b"\n<i>', long: 'x'.repeat(5000) }
      saved('a submission', await save(client, { key: await keyOf(client), form: JSON.stringify(answers) }))
    },
  },
  {
    name: 'a page is one of an item or of a collection',
    spec: 'FRM-004',
    run: async ({ visitor }) => {
      const client = visitor()
      for (const contentSource of ['i', 'c'])
        saved(
          `a submission with contentSource ${contentSource}`,
          await save(client, { key: await keyOf(client), contentSource }),
        )
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
      answered(`a submission without its field ${required}`, reply, 400)
      const errors = isRecord(reply.body) && isRecord(reply.body.errors) ? reply.body.errors : {}
      check(
        typeof errors[required] === 'string',
        `its refusal: expected "errors" with a text for "${required}", received ${JSON.stringify(reply.body)}`,
      )
      saved('a submission with a key that was refused only', await send(answers))
    },
  },
  {
    name: 'a form that is not there is not configured',
    spec: 'FRM-068',
    needs: ['forms'],
    run: async ({ visitor }) => {
      const client = visitor()
      const reply = await save(client, { key: await keyOf(client), formId: 'no-such-form' })
      answered('a form that is not there', reply, 404)
    },
  },
]
