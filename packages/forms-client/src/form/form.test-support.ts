import { createHttp } from '@sitewright/site/http'
import { createForm, type FormDefinition, type FormNotice, type FormOptions } from '../index.ts'
import { createFormMock } from '../testing.ts'

export const page = { pageTitle: 'Contact', pagePath: '/contact', pageId: 'c1', contentSource: 'c' } as const

/** A form with its server. */
export function openForm<const Definition extends FormDefinition>(
  definition: Definition,
  options: Partial<FormOptions<Definition>> = {},
) {
  const server = createFormMock()
  const http = createHttp({ fetch: server.fetch, baseUrl: 'http://mock.test' })
  const form = createForm(definition, { http, page, ...options })
  const notices: FormNotice[] = []
  form.notices.subscribe((notice) => notices.push(notice as FormNotice))
  const states = (): string[] =>
    notices.flatMap((notice) => (notice.kind === 'transition' ? [notice.to] : []))
  return { form, server, http, notices, states }
}

/** A promise that is settled from outside. */
export function createGate<Value = undefined>() {
  let open: (value: Value) => void = () => {}
  const opened = new Promise<Value>((resolve) => {
    open = resolve
  })
  return { opened, open }
}
