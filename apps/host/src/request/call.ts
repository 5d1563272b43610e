import { readArrival, type Arrival, type Endpoint } from '@sitewright/site/contracts'
import { parseJson } from '@sitewright/site/reader'
import type { Hono } from 'hono'
import type { Caller } from './caller.ts'
import { refuse } from './answer.ts'

/** What middleware hands to the calls. */
export interface HostEnv {
  readonly Variables: {
    caller: Caller
    requestId: string
    /** Pattern of the path of the call. */
    route: string
  }
}

export type App = Hono<HostEnv>

/** A call that has arrived and keeps its contract. */
export type Arrived<Sent extends Endpoint> = Arrival<Sent> & {
  readonly params: Readonly<Record<string, string>>
  readonly caller: Caller
  readonly request: Request
}

/** Rules of a call beside its contract. */
export interface CallRules {
  /** Who may make it. @default everybody */
  readonly for?: 'storeManagers' | undefined
}

const FORM = 'application/x-www-form-urlencoded'

/** Reads a body by its content type. Undefined for none, and for one of another type, which cannot come from our pages. */
async function readBody(request: Request): Promise<unknown> {
  const [type = ''] = (request.headers.get('Content-Type') ?? '').toLowerCase().split(';')
  const text = await request.text()
  if (type === FORM) return Object.fromEntries(new URLSearchParams(text))
  return type === 'application/json' || type === 'text/plain' ? parseJson(text) : undefined
}

/** Adds a call to the server. Requests that break its contract are refused. */
export function addCall<const Sent extends Endpoint>(
  app: App,
  name: string,
  endpoint: Sent,
  answer: (arrived: Arrived<Sent>) => Promise<Response> | Response,
  { for: allowed }: CallRules = {},
): void {
  app.on(endpoint.method, endpoint.path, async (context) => {
    const caller = context.get('caller')
    context.set('route', endpoint.path)
    if (allowed === 'storeManagers' && !(await caller.isStoreManager()))
      return refuse(401, 'You need to be a store manager for this.')
    const { req: asked } = context
    const sent = { body: endpoint.body && (await readBody(asked.raw)), query: asked.query() }
    const arrival = readArrival(endpoint, sent)
    if (!arrival.ok) return refuse(400, `This is not what ${name} takes.`)
    return answer({
      ...arrival.value,
      params: asked.param(),
      caller,
      request: asked.raw,
    })
  })
}

/** Adds a call of the editor, which only those who manage the store may make. */
export function addEditorCall<const Sent extends Endpoint>(
  app: App,
  name: string,
  endpoint: Sent,
  answer: (arrived: Arrived<Sent>) => Promise<Response> | Response,
): void {
  addCall(app, name, endpoint, answer, { for: 'storeManagers' })
}
