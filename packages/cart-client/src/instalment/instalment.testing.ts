import { createEndpointMock, type EndpointMock } from '@sitewright/site/endpoint-mock'
import { HttpResponse } from 'msw'

/** Settings of `createInstalmentMock`. */
export interface InstalmentMockOptions {
  /** Prefix of the path. @default '*', any origin */
  readonly baseUrl?: string | undefined
  /** Path of the page, with `:locale`. @default '/api/instalments/:locale' */
  readonly path?: string | undefined
  /** Returns the markup of the page in a locale. @default a heading and the locale */
  readonly page?: ((locale: string) => string) | undefined
}

/** A provider of instalments in memory, with a page for each locale. */
export interface InstalmentMock extends EndpointMock<'fetchInstalmentPage'> {
  /** Address of the page, for the option of the same name. */
  readonly modalUrl: (locale: string) => string
}

const plainPage = (locale: string): string =>
  `<!doctype html><title>Instalments</title><h1>Instalments</h1><p>${locale}</p>`

/** Creates the page that a provider of instalments serves, for tests, stories and demos. */
export function createInstalmentMock({
  baseUrl,
  path = '/api/instalments/:locale',
  page = plainPage,
}: InstalmentMockOptions = {}): InstalmentMock {
  const mock = createEndpointMock({
    endpoints: { fetchInstalmentPage: { method: 'GET', path } },
    baseUrl,
    answer: ({ params: { locale = '' } }) => HttpResponse.html(page(locale)),
  })
  return { ...mock, modalUrl: (locale) => path.replace(':locale', encodeURIComponent(locale)) }
}
