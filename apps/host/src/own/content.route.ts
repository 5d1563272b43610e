import { readChange } from '@sitewright/demo/content'
import type { Endpoint } from '@sitewright/site/contracts'
import * as z from 'zod/mini'
import type { Host } from '../host.ts'
import { done, refuse } from '../request/answer.ts'
import { addCall, addEditorCall, type App } from '../request/call.ts'
import { readContent, saveContent } from './content.ts'

/** Calls of the demo for the sections of its site that the specification has no call for. */
const endpoints = {
  load: { method: 'GET', path: '/api/demo/site' },
  save: { method: 'PUT', path: '/api/demo/site', body: z.record(z.string(), z.unknown()) },
} as const satisfies Record<string, Endpoint>

/** Adds the calls that load and save the demo's site. */
export function addContentCalls(app: App, { database }: Host): void {
  addCall(app, 'loadSite', endpoints.load, async ({ caller }) =>
    Response.json(await readContent(database, await caller.isStoreManager())),
  )
  addEditorCall(app, 'saveSite', endpoints.save, async ({ body }) => {
    const read = readChange(body)
    if (!read.ok) return refuse(400, `${read.failure.path} is malformed.`)
    await saveContent(database, read.value)
    return done()
  })
}
