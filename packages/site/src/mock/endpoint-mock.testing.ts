import { delay, getResponse, http, type RequestHandler } from 'msw'
import type { Call } from '../http/call.contract.ts'
import { parseJson } from '../reader/value.ts'
import { reply, scenarios, type Scenario } from './scenario.testing.ts'

/** One request that reached a mock. */
export interface MockCall<Name extends string> {
  /** Name of the endpoint. */
  readonly name: Name
  /** Values of the `:names` in the path. */
  readonly params: Readonly<Record<string, string>>
  /** Values by their names; the last one, if a name has several. */
  readonly query: Readonly<Record<string, string>>
  /** The body as JSON, or undefined. */
  readonly body: unknown
  readonly headers: Headers
}

/** A server in memory, with a record of its calls and a scenario for each of them. */
export interface EndpointMock<Name extends string, Extra extends string = never> {
  /** For `setupServer` or `setupWorker` of MSW. */
  readonly handlers: readonly RequestHandler[]
  /** The same server for `createHttp({ fetch })`, where no worker can be set up. */
  readonly fetch: typeof globalThis.fetch
  /** Requests received so far, oldest first. */
  readonly calls: readonly MockCall<Name>[]
  /** Sets the scenario of the calls named, or of all. */
  readonly use: (scenario: Scenario | Extra, ...names: Name[]) => void
  /** Sets the scenario of the next call of this name. */
  readonly useOnce: (scenario: Scenario | Extra, name: Name) => void
}

/** Settings of `createEndpointMock`. */
export interface EndpointMockOptions<Name extends string, Extra extends string = never> {
  /** Calls that the server answers, by name. */
  readonly endpoints: Readonly<Record<Name, Call>>
  /**
   * Precedes each path.
   * @default '*', any origin
   */
  readonly baseUrl?: string | undefined
  /** Returns the anti-forgery token that counts, for the scenarios about tokens. */
  readonly crumb?: (() => string | undefined) | undefined
  /**
   * Returns how long each response takes.
   * @default none
   */
  readonly latencyMs?: (() => number) | undefined
  /** Returns the ordinary response. It also gets the scenario, which may be one of `Extra`. */
  readonly answer: (
    call: MockCall<Name>,
    scenario: Scenario | Extra,
    request: Request,
  ) => Response | Promise<Response>
}

/**
 * Creates a server in memory from the endpoints of a package: handlers of MSW that follow scenarios.
 *
 * @example
 * ```ts
 * import { createEndpointMock } from '@sitewright/site/endpoint-mock'
 *
 * const mock = createEndpointMock({
 *   endpoints: { fetchName: { method: 'GET', path: '/name' } },
 *   answer: () => Response.json({ name: 'Ada' }),
 * })
 * mock.useOnce('serverDown', 'fetchName')
 * ```
 */
export function createEndpointMock<Name extends string, Extra extends string = never>({
  endpoints,
  baseUrl = '*',
  crumb = () => undefined,
  latencyMs = () => 0,
  answer,
}: EndpointMockOptions<Name, Extra>): EndpointMock<Name, Extra> {
  const current = new Map<Name, Scenario | Extra>()
  const once = new Map<Name, (Scenario | Extra)[]>()
  const calls: MockCall<Name>[] = []
  const names = Object.keys(endpoints) as Name[]

  function handlerFor(name: Name): RequestHandler {
    const { method, path } = endpoints[name]
    const on = http[method.toLowerCase() as 'get' | 'post' | 'put' | 'delete']
    return on(baseUrl + path, async ({ request, params }) => {
      const body = parseJson(await request.clone().text())
      const query = Object.fromEntries(new URL(request.url).searchParams)
      const call = { name, params: params as MockCall<Name>['params'], query, body, headers: request.headers }
      calls.push(call)
      const scenario = once.get(name)?.shift() ?? current.get(name) ?? 'success'
      if (latencyMs() > 0) await delay(latencyMs())
      const instead = isShared(scenario) ? await reply(scenario, request, crumb()) : undefined
      return instead ?? answer(call, scenario, request)
    })
  }

  const handlers = names.map(handlerFor)
  return {
    handlers,
    fetch: async (url, init) => {
      const address = url instanceof Request ? url : new URL(String(url), 'http://mock.test')
      const request = new Request(address, { ...init, signal: init?.signal ?? null })
      const response = await getResponse([...handlers], request)
      if (!response || response.type === 'error') throw new TypeError('Failed to fetch')
      return response
    },
    calls,
    use: (scenario, ...chosen) => {
      for (const name of chosen.length ? chosen : names) current.set(name, scenario)
    },
    useOnce: (scenario, name) => {
      once.set(name, [...(once.get(name) ?? []), scenario])
    },
  }
}

function isShared(scenario: string): scenario is Scenario {
  return Object.hasOwn(scenarios, scenario)
}
