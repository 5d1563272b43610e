import { createCookies } from '@sitewright/site/cookies'
import {
  createCrumbs,
  createHttp,
  ignoreAnswer,
  type HttpOptions,
  type HttpRequest,
} from '@sitewright/site/http'
import { signIn } from '@sitewright/site/session'

/** What a test asks the page for: a call, or a sign-in if it names none. */
export interface Ask {
  readonly options?: Pick<HttpOptions, 'baseUrl' | 'trustedOrigins' | 'credentials'>
  /** Path that every call is mapped to. */
  readonly path?: string
  readonly base?: string
  readonly call?: Pick<HttpRequest, 'method' | 'path' | 'params'>
}

/** Makes a call, and returns how it ended. */
async function ask({ options, path, base, call }: Ask): Promise<string> {
  if (base) document.head.append(Object.assign(document.createElement('base'), { href: base }))
  const endpoint = path === undefined ? undefined : <Own extends object>(own: Own) => ({ ...own, path })
  const http = createHttp({ ...options, endpoint, crumbs: createCrumbs(createCookies()) })
  const ended = call
    ? await http.call({ ...call, body: call.method === 'GET' ? undefined : { a: 1 } }, ignoreAnswer)
    : await signIn(http, { email: 'ada@example.com', password: 'correct horse' })
  return ended.ok ? 'ok' : ended.failure.kind
}

Object.assign(window, { ask })
