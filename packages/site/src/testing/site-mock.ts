import { http, HttpResponse, type RequestHandler } from 'msw'
import { endpoints, readArrival, type EndpointName } from '../contract/endpoint.ts'
import { parseJson } from '../core/record.ts'
import { answersOf, refuse, type Params } from './site-answer.ts'
import { reply, type Scenario } from './scenario.ts'
import { createSiteState, type SiteState } from './site-state.ts'

/** One call that reached the site. */
export interface SiteCall {
  readonly name: EndpointName
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
  readonly headers: Headers
}

/** A site that answers as the real one does, as far as that is known. */
export interface SiteMock {
  /** For `setupServer` or `setupWorker` of MSW. */
  readonly handlers: readonly RequestHandler[]
  readonly state: SiteState
  /** What has reached the site, oldest first. */
  readonly calls: readonly SiteCall[]
  /** From now on this happens to the calls named, or to all. */
  readonly use: (scenario: Scenario, ...names: EndpointName[]) => void
}

/** Where a site in memory is, and what it begins with. */
export interface SiteMockOptions {
  /** Stands before each path; any origin unless given. */
  readonly baseUrl?: string | undefined
  /** What differs from `createSiteState()`. */
  readonly state?: Partial<SiteState> | undefined
}

interface Sent {
  readonly body: unknown
  readonly query: unknown
  readonly params: Params
}

/** Makes a site for tests, stories and demos: handlers for each call of this package, with one state behind them. */
export function createSiteMock({ baseUrl = '*', state: changes }: SiteMockOptions = {}): SiteMock {
  const state: SiteState = { ...createSiteState(), ...changes }
  const happening = new Map<EndpointName, Scenario>()
  const calls: SiteCall[] = []
  const answers = answersOf(state)
  const names = Object.keys(endpoints) as EndpointName[]

  const answerTo = (name: EndpointName, { params, ...sent }: Sent): object => {
    const arrival = readArrival(name, sent)
    const answer = answers[name] as (arrival: object) => object
    return arrival ? answer({ ...arrival, params }) : refuse(`This is not what ${name} takes.`)
  }

  const handlerFor = (name: EndpointName): RequestHandler => {
    const { method, path } = endpoints[name]
    const on = http[method.toLowerCase() as 'get' | 'post' | 'put' | 'delete']
    return on(baseUrl + path, async ({ request, params }) => {
      const body = parseJson(await request.clone().text())
      const query = Object.fromEntries(new URL(request.url).searchParams)
      calls.push({ name, query, body, headers: request.headers })
      const instead = await reply(happening.get(name) ?? 'success', request, state.crumb)
      if (instead) return instead
      const given = answerTo(name, { body, query, params: params as Params })
      return given instanceof Response ? given : HttpResponse.json(given)
    })
  }

  return {
    handlers: names.map(handlerFor),
    state,
    calls,
    use: (scenario, ...chosen) => {
      for (const name of chosen.length ? chosen : names) happening.set(name, scenario)
    },
  }
}
