import type { Endpoint } from '@sitewright/site/contracts'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Host } from '../host.ts'
import { done, refuse } from '../request/answer.ts'
import { addEditorCall, type App } from '../request/call.ts'
import { files } from '../site/site.table.ts'
import { fileView, keepFile, readFiles } from './file.ts'

/** Addresses of pictures: of the site, or the picture itself. */
const PICTURE = /^(\/(?![/\\])|data:image\/(png|jpeg|gif|webp|avif);base64,)/
const MOST_NAME = 255
const name = z.string().check(z.minLength(1), z.maxLength(MOST_NAME))

const sentFile = z.object({
  name,
  type: z._default(z.string(), ''),
  size: z._default(z.int().check(z.nonnegative(), z.maximum(2 ** 31 - 1)), 0),
  thumbnailUrl: z.optional(z.string().check(z.regex(PICTURE))),
  replaces: z.optional(z.string()),
})

/** Calls of the file manager. The specification names none: these are the demo's. */
const endpoints = {
  load: { method: 'GET', path: '/api/editor/files', query: z.object({ cursor: z.optional(z.string()) }) },
  upload: { method: 'POST', path: '/api/editor/files', body: sentFile },
  rename: { method: 'PUT', path: '/api/editor/files/:id', body: z.object({ name }) },
  remove: { method: 'DELETE', path: '/api/editor/files/:id' },
  job: { method: 'GET', path: '/api/editor/file-jobs/:id' },
  cancelJob: { method: 'DELETE', path: '/api/editor/file-jobs/:id' },
} as const satisfies Record<string, Endpoint>

/** Adds the calls of the file manager. A file is processed as soon as it is kept, so its job has its id. */
export function addFileCalls(app: App, { database }: Host): void {
  interface Named {
    readonly params: Readonly<Record<string, string>>
  }
  const isNamed = ({ params }: Named) => eq(files.id, params.id ?? '')
  const missing = () => refuse(404, 'There is no such file.')
  // One that is not there is removed already.
  const remove = async (arrived: Named) => {
    await database.delete(files).where(isNamed(arrived))
    return done()
  }

  addEditorCall(app, 'loadFiles', endpoints.load, async ({ query }) => {
    const { rows, nextPageCursor } = await readFiles(database, query.cursor)
    const next = nextPageCursor === null ? {} : { nextCursor: nextPageCursor }
    return Response.json({ files: rows.map(fileView), ...next })
  })
  addEditorCall(app, 'uploadFile', endpoints.upload, async ({ body }) =>
    Response.json({ jobId: await keepFile(database, body) }),
  )
  addEditorCall(app, 'fetchFileJob', endpoints.job, async (arrived) => {
    const [file] = await database.select().from(files).where(isNamed(arrived))
    return file ? Response.json({ status: 'done', file: fileView(file) }) : missing()
  })
  addEditorCall(app, 'renameFile', endpoints.rename, async (arrived) => {
    const { name } = arrived.body
    const [file] = await database.update(files).set({ name }).where(isNamed(arrived)).returning()
    return file ? Response.json(fileView(file)) : missing()
  })
  addEditorCall(app, 'removeFile', endpoints.remove, remove)
  addEditorCall(app, 'cancelFileJob', endpoints.cancelJob, remove)
}
