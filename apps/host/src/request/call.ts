import { readArrival, type Arrival, type Endpoint } from '@sitewright/site/contracts'
import type { Hono } from 'hono'
import type { Caller } from './caller.ts'
import { refuse, respond } from './answer.ts'
import { readBody, storable } from './body.ts'

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

/** Answers a call. */
type Answer<Sent extends Endpoint> = (arrived: Arrived<Sent>) => Promise<Response> | Response

/** Adds a call to the server. Requests that break its contract are refused. */
export function addCall<const Sent extends Endpoint>(
  app: App,
  name: string,
  endpoint: Sent,
  answer: Answer<Sent>,
  mayCall: (caller: Caller) => Promise<boolean> | boolean = () => true,
): void {
  app.on(endpoint.method, endpoint.path, async (context) => {
    const caller = context.get('caller')
    context.set('route', endpoint.path)
    if (!(await mayCall(caller))) return refuse(401, 'You need to be a store manager for this.')
    const { req: asked } = context
    const body = endpoint.body && (await readBody(asked.raw))
    if (body?.ok === false) return respond(body)
    const arrival = readArrival(endpoint, { body: body?.value, query: storable(asked.query()) })
    if (!arrival.ok) return refuse(400, `This is not what ${name} takes.`)
    return answer({ ...arrival.value, params: storable(asked.param()), caller, request: asked.raw })
  })
}

/** Adds a call of the editor, which only those who manage the store may make. */
export function addEditorCall<const Sent extends Endpoint>(
  app: App,
  name: string,
  endpoint: Sent,
  answer: Answer<Sent>,
): void {
  addCall(app, name, endpoint, answer, (caller) => caller.isStoreManager())
}
