import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { createCookies } from './cookie/index.ts'
import { createCrumbs } from './crumb.ts'
import { createHttp, type Http, type HttpOptions } from './http/index.ts'
import { createCookieJar, createSiteMock, type SiteMock } from './testing.ts'

const server = setupServer()
const BASE = 'http://site.test'

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

interface OpenSite {
  readonly site: SiteMock
  readonly http: Http
  readonly jar: ReturnType<typeof createCookieJar>
}

/** A site that answers for as long as the test runs, with a line to it. */
export function openSite({
  jar = createCookieJar({ siteUserCrumb: 'crumb-1', crumb: 'page-crumb' }),
  ...options
}: Partial<HttpOptions> & { jar?: OpenSite['jar'] } = {}): OpenSite {
  const site = createSiteMock({ baseUrl: BASE })
  server.use(...site.handlers)
  const crumbs = createCrumbs(createCookies(jar, () => true))
  return { site, jar, http: createHttp({ baseUrl: BASE, crumbs, ...options }) }
}
