import { timers, type Clock } from '@sitewright/machine'
import { fail, type Result } from '@sitewright/machine/result'
import type { Call } from './call.contract.ts'
import { readAnswer } from './answer.ts'
import { readText } from './body.browser.ts'
import { pageLedger } from './byte-ledger.ts'
import type { CallFailure } from './failure.ts'
import { fillPath, mergeHeaders, type RequestHeaders } from './request.ts'
import { addressOnPage, isOnSite, type PageAddress } from './site-address.browser.ts'
import type { Reader } from '../reader/reader.ts'
import { attempt } from '../reader/value.ts'
import type { Crumbs } from '../crumb.ts'

/** Options of any call. */
export interface CallOptions {
  /** Ends the call when it is aborted. */
  readonly signal?: AbortSignal | undefined
  /**
   * Milliseconds after which the call fails. A call that is repeated with a new token has them once more.
   *
   * @default the time-out of `createHttp`, else 30 seconds
   */
  readonly timeoutMs?: number | undefined
  /** Sent in addition to those of `createHttp`; they override headers of the same name. */
  readonly headers?: RequestHeaders | undefined
  /**
   * Lets the request finish when its page is left. Browsers keep 64 KiB of bodies alive at a time: what is beyond 60,000
   * bytes, with those under way, is sent as an ordinary request. @default true, except for GET
   */
  readonly keepalive?: boolean | undefined
}

/** One call of a server. */
export interface HttpRequest extends Call, CallOptions {
  /** Values of the `:names` in the path. */
  readonly params?: Readonly<Record<string, string>> | undefined
  /** A field that is undefined is left out. */
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>> | undefined
  /** Sent as JSON; `URLSearchParams` and `FormData` as a form. */
  readonly body?: unknown
  /**
   * Repeats the call once, with the new token, if the server rejects the token. Without it a call is repeated only if the
   * cookie of the token has changed since it was sent.
   */
  readonly retryOnCrumbFailure?: boolean | undefined
}

/** Client of a server. */
export interface Http {
  /** Never rejects: a failed call is a value. */
  readonly call: <Value>(request: HttpRequest, read: Reader<Value>) => Promise<Result<Value, CallFailure>>
  /** Sets the anti-forgery token for a path. */
  readonly renewCrumb: (path: string, crumb: string) => void
}

/** Settings of `createHttp`. All have a default. */
export interface HttpOptions {
  /**
   * Precedes each path. What is relative then is of the page's own origin, also where a `<base>` names another.
   * @default ''
   */
  readonly baseUrl?: string | undefined
  /**
   * Sends requests.
   *
   * @default globalThis.fetch
   */
  readonly fetch?: typeof globalThis.fetch | undefined
  /**
   * The anti-forgery tokens of the page: `createCrumbs(createCookies())`.
   * @default no call carries a token
   */
  readonly crumbs?: Crumbs | undefined
  /**
   * Other origins that may have the site's tokens, and the passwords of `signIn`: `['https://api.example']`.
   * @default none: they are sent to the origin of the page only
   */
  readonly trustedOrigins?: readonly string[] | undefined
  /**
   * Sent with each call to the site, to the origin of `baseUrl` and to `trustedOrigins`. A function is called for each: it may
   * return a fresh bearer token, or a promise of it.
   */
  readonly headers?: RequestHeaders | (() => RequestHeaders | Promise<RequestHeaders>) | undefined
  /**
   * Maps the method and the path of each call, its `:names` unfilled, to those to use. Tokens follow the original path.
   */
  readonly endpoint?: ((call: Call) => Call) | undefined
  /**
   * Milliseconds after which a call fails.
   *
   * @default 30 seconds
   */
  readonly timeoutMs?: number | undefined
  /** Timers; a test gives a fake clock. */
  readonly clock?: Clock | undefined
  /**
   * When cookies go with a call, as in `fetch`.
   *
   * @default 'same-origin'
   */
  readonly credentials?: RequestCredentials | undefined
}

/**
 * Accepts any response, whatever it holds: the reader of calls whose answer does not matter, like
 * `ignoresAnswer` of the call.
 */
export const ignoreAnswer: Reader<true> = () => ({ ok: true, value: true })

/**
 * Creates a client of a server: JSON both ways, with anti-forgery tokens and a time-out.
 *
 * @example
 * ```ts
 * import { createCookies } from '@sitewright/site/cookies'
 * import { createCrumbs, createHttp } from '@sitewright/site/http'
 * import { readerOf } from '@sitewright/site/reader'
 *
 * const http = createHttp({ crumbs: createCrumbs(createCookies()) })
 * const path = '/orders/:id'
 * const order = await http.call(
 *   { method: 'GET', path, params: { id: '7' } },
 *   readerOf((body) => body),
 * )
 * if (!order.ok) console.warn(order.failure.kind) // 'network', 'timeout', 'refused', …
 * ```
 */
export function createHttp({
  baseUrl = '',
  fetch = (...request) => globalThis.fetch(...request),
  crumbs = NO_CRUMBS,
  trustedOrigins,
  headers: ownHeaders,
  endpoint = (call) => call,
  timeoutMs = 30_000,
  clock = timers,
  credentials = 'same-origin',
}: HttpOptions = {}): Http {
  async function send(
    request: HttpRequest,
    onToken?: (token: string) => void,
  ): Promise<Result<unknown, CallFailure>> {
    const { method, path } = endpoint(request)
    const filled = fillPath(path, request.params)
    // Two slashes would begin the name of a host.
    const base = filled.startsWith('/') ? baseUrl.replace(/\/$/, '') : baseUrl
    const address = base + filled + queryText(request.query)
    const { type, body } = content(request.body)
    const release = (request.keepalive ?? method !== 'GET') ? pageLedger.reserve(byteLength(body)) : undefined
    const abort = new AbortController()
    const { signal } = abort
    const stopped = new Promise<never>((_, reject) => signal.addEventListener('abort', reject))
    const leave = (): void => abort.abort('aborted')
    const cleanup = clock(() => abort.abort('timeout'), request.timeoutMs ?? timeoutMs)
    request.signal?.addEventListener('abort', leave)
    if (request.signal?.aborted) leave()
    const ask = async (): Promise<Result<unknown, CallFailure>> => {
      const own = typeof ownHeaders === 'function' ? await ownHeaders() : ownHeaders
      // Only now: while headers are awaited, a page may add a `<base>`.
      const url = addressOnPage(address)
      const page = pageAddress()
      const isTrusted = isOnSite(url, page, trustedOrigins)
      if (request.isSecret && !isTrusted)
        throw new TypeError(`${url} is of another origin. Name it in \`trustedOrigins\`.`)
      const token = isTrusted ? crumbs.header(request.path) : {}
      onToken?.(textOf(token))
      // A page of a blob has no address to resolve.
      const home = attempt(() => new URL(addressOnPage(baseUrl), page.base).href) ?? ''
      const isKnown = isTrusted || isOnSite(url, page, [home])
      const secrets = mergeHeaders(token, type, isKnown ? own : {}, request.headers)
      const isGuarded = method !== 'GET' || request.isSecret === true || Object.keys(secrets).length > 0
      const follow = (headers: Record<string, string>, redirect: RequestRedirect): Promise<Response> =>
        signal.aborted
          ? stopped
          : fetch(url, {
              method,
              credentials: request.credentials ?? credentials,
              headers,
              body,
              signal,
              redirect,
              keepalive: release !== undefined,
            })
      let answer = await follow(secrets, isGuarded ? 'manual' : 'follow')
      let isOwn = isTrusted
      // Browsers hide where a redirect leads, so no body and no header follows it. A GET may do without.
      if (isGuarded && isRedirect(answer)) {
        if (method !== 'GET') return fail({ kind: 'malformed' })
        answer = await follow({}, 'follow')
        isOwn = false
      }
      // Where another address has answered, such as a page to sign in, the status is not that of the call.
      const isIgnored = request.ignoresAnswer === true && !answer.redirected
      return readAnswer({
        status: answer.status,
        text: await readText(answer, { isIgnored, clock }),
        retryAfter: answer.headers.get('Retry-After'),
        cookiesEnabled: crumbs.areCookiesEnabled,
        isIgnored,
        // Another site may not name the token of this one.
        mayRenew: isOwn && !answer.redirected,
      })
    }
    try {
      // A `fetch` given as an option may ignore the signal.
      return await Promise.race([stopped, ask()])
    } catch (cause) {
      return fail(
        signal.aborted ? { kind: signal.reason as 'aborted' | 'timeout' } : { kind: 'network', cause },
      )
    } finally {
      // A body that is not waited for would keep its connection.
      abort.abort()
      release?.()
      cleanup()
      request.signal?.removeEventListener('abort', leave)
    }
  }

  async function sendWithCrumb(request: HttpRequest): Promise<Result<unknown, CallFailure>> {
    let sent = crumbText(request)
    // Headers that are awaited let another tab change the cookie before its token is read.
    const answer = await send(request, (token) => (sent = token))
    if (answer.ok || answer.failure.kind !== 'crumb') return answer
    // Read before the token is renewed: a cookie that has changed since is a token that has not been tried.
    const isOutdated = crumbText(request) !== sent
    renew(request, answer.failure)
    if (!isOutdated && !request.retryOnCrumbFailure) return answer
    const again = await send(request)
    if (!again.ok && again.failure.kind === 'crumb') renew(request, again.failure)
    return again
  }

  const textOf = (token: RequestHeaders): string => Object.values(token).join()
  const crumbText = ({ path }: HttpRequest): string => textOf(crumbs.header(path))
  const renew = ({ path }: HttpRequest, { crumb }: { readonly crumb?: string | undefined }): void => {
    if (crumb) crumbs.renew(path, crumb)
  }

  return {
    call: async (request, read) => {
      const ignoresAnswer = request.ignoresAnswer ?? (read as unknown) === ignoreAnswer
      // A call that cannot be made, as its body is no JSON or its options throw, ends like one that does not arrive.
      const answer = await sendWithCrumb({ ...request, ignoresAnswer }).catch((cause: unknown) =>
        fail<CallFailure>({ kind: 'network', cause }),
      )
      if (!answer.ok) return answer
      // A reader that throws has met what it does not know.
      const value = attempt(() => read(answer.value))
      if (value?.ok) return value
      const path = value?.failure.path
      return fail({ kind: 'malformed', path: path === '' ? undefined : path })
    },
    renewCrumb: crumbs.renew,
  }
}

function queryText(query: HttpRequest['query'] = {}): string {
  const given = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) given.set(name, String(value))
  const text = given.toString()
  return text && `?${text}`
}

/** Bytes of a body. A form with files is too large for a request that outlives its page. */
const byteLength = (body: string | URLSearchParams | FormData | null): number =>
  body instanceof FormData ? Infinity : new TextEncoder().encode(String(body ?? '')).length

/** Encodes the body. A form has its own content type; a missing body has none. */
function content(body: unknown): {
  readonly type?: RequestHeaders
  readonly body: string | URLSearchParams | FormData | null
} {
  if (body === undefined || body instanceof URLSearchParams || body instanceof FormData)
    return { body: body ?? null }
  return { type: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
}

/** A browser says of a redirect only that it is one. A server's `fetch` tells its status. */
const isRedirect = ({ type, status }: Response): boolean =>
  type === 'opaqueredirect' || [301, 302, 303, 307, 308].includes(status)

/** The address of the page. On a server a relative address is the site's own, and any other has to be named. */
function pageAddress(): PageAddress {
  const { document, location, origin } = globalThis as Partial<typeof globalThis>
  const base = document?.baseURI ?? location?.href ?? NO_PAGE
  return { base, origin: origin ?? NO_PAGE }
}

const NO_PAGE = 'http://site.invalid'

const NO_CRUMBS: Crumbs = {
  header: () => ({}),
  renew: () => undefined,
  areCookiesEnabled: () => true,
}
