import type { ManagedFile } from '@sitewright/editor-ui/file-manager'
import { createFileServer } from '@sitewright/editor-ui/testing'
import { isRecord, parseJson } from '@sitewright/site/reader'
import { http, type RequestHandler } from 'msw'
import { fileOf, sentFileOf } from '../config/files/file-call.ts'
import { json, refused } from './editor-answer.ts'
import { firstFiles } from './first-files.ts'

const KEY = 'sill-files'
const JOBS = 'sill-file-jobs'

/** Files that are stored under a key. Undefined where nothing is. */
function filesAt(key: string): readonly ManagedFile[] | undefined {
  const raw = parseJson(localStorage.getItem(key) ?? '')
  return Array.isArray(raw) ? raw.flatMap((each) => fileOf(each) ?? []) : undefined
}

const store = (key: string, files: readonly ManagedFile[]): void =>
  localStorage.setItem(key, JSON.stringify(files))

/** Files of uploads that are processed, by the id that each will have. They outlive the page that sent them. */
const jobs = (): readonly ManagedFile[] => filesAt(JOBS) ?? []

/** The files of the site. What was processed meanwhile is among them. */
function savedFiles(): readonly ManagedFile[] {
  const files = filesAt(KEY) ?? firstFiles
  const done = jobs()
  if (done.length === 0) return files
  const all = [...done, ...files.filter(({ id }) => !done.some((job) => job.id === id))]
  store(KEY, all)
  store(JOBS, [])
  return all
}

/** Server of files over what is saved. */
function fileServer() {
  const server = createFileServer({ files: savedFiles() })
  return { ...server, save: () => store(KEY, server.files()) }
}

/** Ends a job. It has taken as long as the question about it. */
function endJob(id: string): Response {
  const file = savedFiles().find((each) => each.id === id)
  return file ? json({ status: 'done', file }) : refused('There is no such upload.', 404)
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
    store(JOBS, [file, ...jobs().filter((job) => job.id !== id)])
    return json({ jobId: id })
  }),
  http.get('*/api/editor/file-jobs/:id', ({ params }) => endJob(String(params.id))),
  http.delete('*/api/editor/file-jobs/:id', ({ params }) => {
    store(
      JOBS,
      jobs().filter(({ id }) => id !== params.id),
    )
    return json({})
  }),
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
