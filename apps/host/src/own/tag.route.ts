import type { Endpoint } from '@sitewright/site/contracts'
import * as z from 'zod/mini'
import { done } from '../request/answer.ts'
import { addEditorCall, type App } from '../request/call.ts'
import { randomToken } from '../visitor/secret.ts'

const MOST_NAME = 255
const named = z.object({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(MOST_NAME)) })

/** Calls of the tag manager. The specification names none: these are the demo's. */
const endpoints = {
  create: { method: 'POST', path: '/api/editor/tags', body: named },
  rename: { method: 'PUT', path: '/api/editor/tags/:id', body: named },
  merge: {
    method: 'POST',
    path: '/api/editor/tags/merge',
    body: z.object({ ids: z.array(z.string()), intoId: z.string() }),
  },
  remove: { method: 'DELETE', path: '/api/editor/tags/:id' },
} as const satisfies Record<string, Endpoint>

/** Adds the calls of tags. The editor saves the tags with its site: the server says what it takes. */
export function addTagCalls(app: App): void {
  addEditorCall(app, 'createTag', endpoints.create, ({ body: { name } }) =>
    Response.json({ id: `tag-${randomToken()}`, name, count: 0 }),
  )
  addEditorCall(app, 'renameTag', endpoints.rename, ({ body: { name }, params: { id } }) =>
    Response.json({ id, name }),
  )
  addEditorCall(app, 'mergeTags', endpoints.merge, done)
  addEditorCall(app, 'removeTag', endpoints.remove, done)
}
