import { createHttp } from '@sitewright/site/http'
import { createFormMock, type FormMockOptions } from './form-mock.testing.ts'

/** Creates a server of forms in memory for a story or a test. */
export function createFormStage(options?: FormMockOptions) {
  const server = createFormMock(options)
  return {
    server,
    http: createHttp({ fetch: server.fetch, baseUrl: 'http://mock.test' }),
    page: { pageTitle: 'Contact', pagePath: '/contact', pageId: 'contact', contentSource: 'c' } as const,
  }
}

/** Server of forms, and the settings that connect a form with it. */
export type FormStage = ReturnType<typeof createFormStage>
