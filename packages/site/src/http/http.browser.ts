import { timers, type Clock } from '@sitewright/machine'
import { fail, type Result } from '@sitewright/machine/result'
import type { Call } from '../endpoint/call.contract.ts'
import { readAnswer } from './answer.ts'
import { pageLedger } from './byte-ledger.ts'
import type { CallFailure } from './failure.ts'
import { fillPath, isAbsolute, mergeHeaders, type RequestHeaders } from './request.ts'
import type { Reader } from '../reader/reader.ts'
import type { Crumbs } from '../crumb.ts'

/** Options of any call. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined
  /** @default the time-out of `createHttp`, else 30 seconds */
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
  /** Repeats the call once, with the new token, if the server rejects the token. */
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
   * Precedes each path.
   * @default ''
   */
  readonly baseUrl?: string | undefined
  /** @default globalThis.fetch */
  readonly fetch?: typeof globalThis.fetch | undefined
  /**
   * The anti-forgery tokens of the page: `createCrumbs(createCookies())`.
   * @default no call carries a token
   */
  readonly crumbs?: Crumbs | undefined
  /** Sent with each call. A function is called for each: it may return a fresh bearer token, or a promise of it. */
  readonly headers?: RequestHeaders | (() => RequestHeaders | Promise<RequestHeaders>) | undefined
  /**
   * Maps the method and the path of each call, its `:names` unfilled, to those to use.
   * Tokens follow the original path; an absolute address never gets one.
   */
  readonly endpoint?: ((call: Call) => Call) | undefined
  /** @default 30 seconds */
  readonly timeoutMs?: number | undefined
  readonly clock?: Clock | undefined
  /** @default 'same-origin' */
  readonly credentials?: RequestCredentials | undefined
}

/** Reader that accepts any response, whatever it holds: the same as `ignoresAnswer` of the call. */
export const ignoreAnswer: Reader<true> = () => ({ ok: true, value: true })

/** Creates a client of a server: JSON both ways, with anti-forgery tokens and a time-out. */
export function createHttp({
  baseUrl = '',
  fetch = (...request) => globalThis.fetch(...request),
  crumbs = NO_CRUMBS,
  headers: ownHeaders,
  endpoint = (call) => call,
  timeoutMs = 30_000,
  clock = timers,
  credentials = 'same-origin',
}: HttpOptions = {}): Http {
  async function send(request: HttpRequest): Promise<Result<unknown, CallFailure>> {
    const { method, path } = endpoint(request)
    const url = baseUrl + fillPath(path, request.params) + queryText(request.query)
    const { type, body } = content(request.body)
    const token = isAbsolute(path) ? {} : crumbs.header(request.path)
    const release = (request.keepalive ?? method !== 'GET') ? pageLedger.reserve(byteLength(body)) : undefined
    const abort = new AbortController()
    const { signal } = abort
    const stopped = new Promise<never>((_, reject) => signal.addEventListener('abort', reject))
    const leave = (): void => abort.abort('aborted')
    const undo = clock(() => abort.abort('timeout'), request.timeoutMs ?? timeoutMs)
    request.signal?.addEventListener('abort', leave)
    if (request.signal?.aborted) leave()
    const ask = async (): Promise<Result<unknown, CallFailure>> => {
      const own = typeof ownHeaders === 'function' ? await ownHeaders() : ownHeaders
      const headers = mergeHeaders(token, type, own, request.headers)
      const answer = await fetch(url, {
        method,
        credentials: request.credentials ?? credentials,
        headers,
        body,
        signal,
        keepalive: release !== undefined,
      })
      return readAnswer({
        status: answer.status,
        text: await answer.text(),
        retryAfter: answer.headers.get('Retry-After'),
        cookiesEnabled: crumbs.areCookiesEnabled,
        isIgnored: request.ignoresAnswer,
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
      release?.()
      undo()
      request.signal?.removeEventListener('abort', leave)
    }
  }

  async function sendWithCrumb(request: HttpRequest): Promise<Result<unknown, CallFailure>> {
    const answer = await send(request)
    if (answer.ok || answer.failure.kind !== 'crumb') return answer
    if (answer.failure.crumb) crumbs.renew(request.path, answer.failure.crumb)
    return request.retryOnCrumbFailure ? sendWithCrumb({ ...request, retryOnCrumbFailure: false }) : answer
  }

  return {
    call: async (request, read) => {
      const ignoresAnswer = request.ignoresAnswer ?? (read as unknown) === ignoreAnswer
      // A call that cannot be made, as its body is no JSON or its options throw, ends like one that does not arrive.
      const answer = await sendWithCrumb({ ...request, ignoresAnswer }).catch((cause: unknown) =>
        fail<CallFailure>({ kind: 'network', cause }),
      )
      if (!answer.ok) return answer
      const value = read(answer.value)
      return value.ok ? value : fail({ kind: 'malformed', path: value.failure.path || undefined })
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

const NO_CRUMBS: Crumbs = {
  header: () => ({}),
  renew: () => undefined,
  areCookiesEnabled: () => true,
}
