import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { createCookies } from '../cookie/index.ts'
import { createCrumbs } from '../crumb.ts'
import { createHttp, type Http, type HttpOptions } from '../http/index.ts'
import { createCookieJar, createSiteMock, type SiteMock } from '../testing.ts'

const BASE = 'http://site.test'

interface OpenSite {
  readonly site: SiteMock
  readonly http: Http
  readonly jar: ReturnType<typeof createCookieJar>
}

/**
 * Starts a server for the tests of the file that calls it. Returns a function that opens a site on it, which answers
 * for as long as one test runs, and a line to that site.
 */
export function serveSites(): (options?: Partial<HttpOptions> & { jar?: OpenSite['jar'] }) => OpenSite {
  const server = setupServer()
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())

  return ({ jar = createCookieJar({ siteUserCrumb: 'crumb-1', crumb: 'page-crumb' }), ...options } = {}) => {
    const site = createSiteMock({ baseUrl: BASE })
    server.use(...site.handlers)
    const crumbs = createCrumbs(createCookies(jar, () => true))
    return { site, jar, http: createHttp({ baseUrl: BASE, trustedOrigins: [BASE], crumbs, ...options }) }
  }
}
