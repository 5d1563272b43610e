import type { ContentChange } from '@sitewright/demo/content'
import type { Endpoint } from '@sitewright/site/contracts'
import * as z from 'zod/mini'
import type { Host } from '../host.ts'
import { done, refuse } from '../request/answer.ts'
import { addEditorCall, type App } from '../request/call.ts'
import { readSection } from '../site/section.ts'
import { randomToken } from '../visitor/secret.ts'

/** Calls of the editor about third parties. The specification names none: these are the demo's. */
const endpoints = {
  lists: { method: 'GET', path: '/api/editor/mailing-lists' },
  connectList: {
    method: 'PUT',
    path: '/api/editor/mailing-lists/connection',
    body: z.object({ listId: z.string(), isDoubleOptIn: z.boolean() }),
  },
  disconnectList: { method: 'DELETE', path: '/api/editor/mailing-lists/connection' },
  connect: { method: 'POST', path: '/api/editor/automation' },
  disconnect: { method: 'DELETE', path: '/api/editor/automation/:id' },
  video: { method: 'GET', path: '/api/editor/oembed', query: z.object({ url: z.string() }) },
} as const satisfies Record<string, Endpoint>

const LISTS = [
  { id: 'letter', name: 'The letter that comes with every kiln' },
  { id: 'members', name: 'Members' },
  { id: 'press', name: 'Press and museums' },
]
const SERVICES = ['Order notifications', 'Review requests', 'Kiln calendar']

/** What a provider of videos says of an address: https://oembed.com/ */
function videoOf(url: string): object | undefined {
  const { hostname, pathname } = URL.canParse(url) ? new URL(url) : { hostname: '', pathname: '' }
  if (/(^|\.)(youtube\.com|youtu\.be)$/.test(hostname))
    return { provider_name: 'YouTube', title: 'A jug that does not drip' }
  if (!/(^|\.)vimeo\.com$/.test(hostname)) return undefined
  const kind = pathname.startsWith('/basic') ? 'basic' : 'pro'
  return { provider_name: 'Vimeo', account_type: kind, title: 'Opening the kiln' }
}

/** Adds stand-ins for providers of newsletters, automation and videos. The editor saves what is connected with its site. */
export function addConnectionCalls(app: App, { database }: Host): void {
  addEditorCall(app, 'loadLists', endpoints.lists, () => Response.json(LISTS))
  addEditorCall(app, 'connectList', endpoints.connectList, ({ body }) =>
    LISTS.some(({ id }) => id === body.listId) ? done() : refuse(400, 'A List must be selected'),
  )
  addEditorCall(app, 'disconnectList', endpoints.disconnectList, done)
  addEditorCall(app, 'connectService', endpoints.connect, async () => {
    const content = await readSection<ContentChange>(database, 'content')
    const known = content?.connections?.automation ?? []
    const name = SERVICES.find((service) => known.every((each) => each.name !== service)) ?? SERVICES[0]
    return Response.json({ id: `connection-${randomToken()}`, name })
  })
  addEditorCall(app, 'disconnectService', endpoints.disconnect, done)
  addEditorCall(app, 'findVideo', endpoints.video, ({ query: { url } }) => {
    const video = videoOf(url)
    return video ? Response.json(video) : refuse(404, 'There is no video.')
  })
}
