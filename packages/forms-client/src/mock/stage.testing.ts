import { createHttp } from '@sitewright/site/http'
import type { FormOptions } from '../form/form.browser.ts'
import { createFormMock, type FormMock, type FormMockOptions } from './form-mock.testing.ts'

/** Server of forms, and the settings that connect a form with it. */
export interface FormStage extends Pick<FormOptions, 'http' | 'page'> {
  readonly server: FormMock
}

/** Creates a server of forms in memory for a story or a test. */
export function createFormStage(options?: FormMockOptions): FormStage {
  const server = createFormMock(options)
  return {
    server,
    http: createHttp({ fetch: server.fetch, baseUrl: 'http://mock.test' }),
    page: { pageTitle: 'Contact', pagePath: '/contact', pageId: 'contact', contentSource: 'c' },
  }
}
