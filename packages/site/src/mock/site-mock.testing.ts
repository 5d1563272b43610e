import { HttpResponse } from 'msw'
import { readArrival } from '../endpoint/arrival.ts'
import { endpoints, type EndpointName } from '../endpoint/endpoint.contract.ts'
import { createEndpointMock, type EndpointMock, type MockCall } from './endpoint-mock.testing.ts'
import { answersOf, refuse } from './site-answer.testing.ts'
import { createSiteState, type SiteState } from './site-state.testing.ts'

/** One call that reached the site. */
export type SiteCall = MockCall<EndpointName>

/** A site in memory. It follows the specification's server as far as that is known. */
export interface SiteMock extends EndpointMock<EndpointName> {
  /** State of the site. A test may change it at any time. */
  readonly state: SiteState
}

/** Settings of `createSiteMock`. */
export interface SiteMockOptions {
  /**
   * Precedes each path.
   * @default '*', any origin
   */
  readonly baseUrl?: string | undefined
  /** Differences from `createSiteState()`. */
  readonly state?: Partial<SiteState> | undefined
}

/**
 * Creates a site for tests, stories and demos: handlers for each call of this package, with one state behind them.
 *
 * @example
 * ```ts
 * import { createHttp } from '@sitewright/site/http'
 * import { createSiteMock } from '@sitewright/site/testing'
 *
 * const site = createSiteMock({ baseUrl: 'https://example.com' })
 * site.use('crumbExpired', 'signOut')
 * const http = createHttp({ baseUrl: 'https://example.com', fetch: site.fetch })
 * ```
 */
export function createSiteMock({ baseUrl, state: changes }: SiteMockOptions = {}): SiteMock {
  const state: SiteState = { ...createSiteState(), ...changes }
  const answers = answersOf(state)

  function answerTo({ name, params, ...sent }: SiteCall): object {
    const arrival = readArrival(endpoints[name], sent)
    const answer = answers[name] as (arrival: object) => object
    return arrival.ok ? answer({ ...arrival.value, params }) : refuse(`This is not what ${name} takes.`)
  }

  const mock = createEndpointMock({
    endpoints,
    baseUrl,
    crumb: () => state.crumb,
    answer: (call) => {
      const given = answerTo(call)
      return given instanceof Response ? given : HttpResponse.json(given)
    },
  })
  return { ...mock, state }
}
