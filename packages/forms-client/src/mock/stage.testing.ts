import { createHttp } from '@sitewright/site/http'
import type { FormDefinition } from '../definition/form-definition.ts'
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

/** Creates such a server that refuses each field of a form which a visitor sees. */
export function createRefusingStage(
  { fields }: FormDefinition,
  refusal = 'Please check this answer.',
): FormStage {
  const stage = createFormStage()
  stage.server.use('fieldErrors', 'saveForm')
  const seen = fields.filter(({ kind }) => kind !== 'section' && kind !== 'hidden')
  stage.server.state.errors = Object.fromEntries(seen.map(({ id }) => [id, refusal]))
  return stage
}

/** Server of forms, and the settings that connect a form with it. */
export type FormStage = ReturnType<typeof createFormStage>
