import type { ManagedFile } from '@sitewright/editor-ui/file-manager'
import {
  createAutomationServer,
  createFileServer,
  createMailingListServer,
  createTagServer,
} from '@sitewright/editor-ui/testing'
import { isRecord, parseJson } from '@sitewright/site/reader'
import { http, HttpResponse, type RequestHandler } from 'msw'
import { fileOf, sentFileOf } from '../config/files/file-call.ts'

const KEY = 'sill-files'

/** Pictures of the shop that the file manager begins with. */
const FIRST = [
  ...['belly-jug', 'iris-vase-moss', 'iris-vase-iron', 'moon-jar', 'morning-cup-sea', 'oil-cruet-butter'],
  ...['window-row', 'gold-seam', 'first-light', 'three-greens', 'long-table'],
]

const firstFiles: readonly ManagedFile[] = FIRST.map((name, index) => ({
  id: name,
  name: `${name}.webp`,
  type: 'image/webp',
  size: 24_000 + index * 3100,
  addedAt: Date.UTC(2026, 9, 1 + index, 9),
  thumbnailUrl: `/picture/${name}-640.webp`,
}))

function savedFiles(): readonly ManagedFile[] {
  const raw = parseJson(localStorage.getItem(KEY) ?? '')
  return Array.isArray(raw) ? raw.flatMap((each) => fileOf(each) ?? []) : firstFiles
}

/** Server of files over what is saved. Uploads are jobs: what they lack in size they have in processing. */
function fileServer() {
  const server = createFileServer({ files: savedFiles() })
  return { ...server, save: () => localStorage.setItem(KEY, JSON.stringify(server.files())) }
}

/** Uploads that are processed: the files as they will be stored. */
const jobs = new Map<string, ManagedFile>()

const json = (value: unknown) => HttpResponse.json(value === undefined ? {} : value)
const refused = (message: string, status = 400) => HttpResponse.json({ message }, { status })

function storeJob(id: string): Response {
  const file = jobs.get(id)
  if (!file) return refused('There is no such upload.', 404)
  const others = savedFiles().filter((each) => each.id !== file.id)
  localStorage.setItem(KEY, JSON.stringify([file, ...others]))
  return json({ status: 'done', file })
}

const fileHandlers: readonly RequestHandler[] = [
  http.get('*/api/editor/files', async ({ request }) => {
    const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined
    return json(await fileServer().transport.load(cursor, request.signal))
  }),
  http.post('*/api/editor/files', async ({ request }) => {
    const sent = sentFileOf(await request.json())
    if (!sent) return refused('This is no file.')
    const { replaces, ...facts } = sent
    const id = replaces ?? `file-${crypto.randomUUID().slice(0, 8)}`
    const file = { ...facts, id, addedAt: Date.now() }
    jobs.set(id, file)
    return json({ jobId: id })
  }),
  http.get('*/api/editor/file-jobs/:id', ({ params }) => storeJob(String(params.id))),
  http.put('*/api/editor/files/:id', async ({ params, request }) => {
    const body: unknown = await request.json()
    const name = isRecord(body) && typeof body.name === 'string' ? body.name : ''
    if (!name) return refused('Please enter a file name')
    const { transport, save } = fileServer()
    const file = await transport.rename(String(params.id), name, request.signal)
    save()
    return json(file)
  }),
  http.delete('*/api/editor/files/:id', async ({ params, request }) => {
    const { transport, save } = fileServer()
    await transport.remove(String(params.id), request.signal)
    save()
    return json({})
  }),
]

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

/** What providers of videos say about an address: https://oembed.com/ */
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
