import type { ManagedFile } from '@sitewright/editor-ui/file-manager'
import { createFileServer } from '@sitewright/editor-ui/testing'
import { isRecord, parseJson } from '@sitewright/site/reader'
import { http, type RequestHandler } from 'msw'
import { fileOf, sentFileOf } from '../config/files/file-call.ts'
import { json, refused } from './editor-answer.ts'

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

/** Server of files over what is saved. */
function fileServer() {
  const server = createFileServer({ files: savedFiles() })
  return { ...server, save: () => localStorage.setItem(KEY, JSON.stringify(server.files())) }
}

/** Uploads that are processed: the files as they will be stored. */
const jobs = new Map<string, ManagedFile>()

function storeJob(id: string): Response {
  const file = jobs.get(id)
  if (!file) return refused('There is no such upload.', 404)
  const others = savedFiles().filter((each) => each.id !== file.id)
  localStorage.setItem(KEY, JSON.stringify([file, ...others]))
  return json({ status: 'done', file })
}

/** Handlers of the file manager. */
export const fileHandlers: readonly RequestHandler[] = [
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
