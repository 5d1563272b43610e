import {
  createAutomationServer,
  createMailingListServer,
  createTagServer,
} from '@sitewright/editor-ui/testing'
import { isRecord } from '@sitewright/site/reader'
import { http, type RequestHandler } from 'msw'
import { json, refused } from './editor-answer.ts'
import { fileHandlers } from './file-server.ts'

const nameOf = (body: unknown): string => (isRecord(body) && typeof body.name === 'string' ? body.name : '')

/** Handlers of tags and categories. What there is, the page knows: the server answers with what it accepted. */
const tagHandlers: readonly RequestHandler[] = [
  http.post('*/api/editor/tags', async ({ request }) => {
    const name = nameOf(await request.json())
    const tag = await createTagServer().transport.create(name, request.signal)
    return json({ ...tag, id: `tag-${crypto.randomUUID().slice(0, 8)}` })
  }),
  http.put('*/api/editor/tags/:id', async ({ params, request }) =>
    json(
      await createTagServer().transport.rename(
        String(params.id),
        nameOf(await request.json()),
        request.signal,
      ),
    ),
  ),
  http.post('*/api/editor/tags/merge', () => json({})),
  http.delete('*/api/editor/tags/:id', () => json({})),
]

const lists = createMailingListServer({
  lists: [
    { id: 'letter', name: 'The letter that comes with every kiln' },
    { id: 'members', name: 'Members' },
    { id: 'press', name: 'Press and museums' },
  ],
})

const automation = createAutomationServer(['Order notifications', 'Review requests', 'Kiln calendar'])

const connectorHandlers: readonly RequestHandler[] = [
  http.get('*/api/editor/mailing-lists', async ({ request }) =>
    json(await lists.transport.load(request.signal)),
  ),
  http.put('*/api/editor/mailing-lists/connection', async ({ request }) => {
    const body: unknown = await request.json()
    if (!isRecord(body) || typeof body.listId !== 'string') return refused('A List must be selected')
    const isDoubleOptIn = body.isDoubleOptIn === true
    await lists.transport.connect({ listId: body.listId, isDoubleOptIn }, request.signal)
    return json({})
  }),
  http.delete('*/api/editor/mailing-lists/connection', async ({ request }) => {
    await lists.transport.disconnect(request.signal)
    return json({})
  }),
  http.post('*/api/editor/automation', async ({ request }) => {
    const connection = await automation.transport.connect(request.signal)
    return json({ ...connection, id: `connection-${crypto.randomUUID().slice(0, 8)}` })
  }),
  http.delete('*/api/editor/automation/:id', async ({ params, request }) =>
    json(await automation.transport.disconnect(String(params.id), request.signal)),
  ),
]

const VIMEO_BASIC = 'vimeo.com/basic'

/** Responses of video providers about an address: https://oembed.com/ */
const videoHandlers: readonly RequestHandler[] = [
  http.get('*/api/editor/oembed', ({ request }) => {
    const address = new URL(request.url).searchParams.get('url') ?? ''
    if (/youtube\.com|youtu\.be/.test(address)) {
      return json({ provider_name: 'YouTube', title: 'A jug that does not drip' })
    }
    if (!address.includes('vimeo.com')) return refused('There is no video.', 404)
    const account = address.includes(VIMEO_BASIC) ? 'basic' : 'pro'
    return json({ provider_name: 'Vimeo', account_type: account, title: 'Opening the kiln' })
  }),
]

/** Handlers of the editor's own calls, over the servers that editor-ui publishes for tests. */
export const editorHandlers: readonly RequestHandler[] = [
  ...fileHandlers,
  ...tagHandlers,
  ...connectorHandlers,
  ...videoHandlers,
]
