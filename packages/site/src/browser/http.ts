import type { Call } from '../contract/call.ts'
import { readAnswer } from '../core/answer.ts'
import type { Clock } from '../core/clock.ts'
import type { CallFailure } from '../core/failure.ts'
import { fillPath } from '../core/path.ts'
import { fail, succeed, type Result } from '../core/result.ts'
import type { Crumbs } from './crumbs.ts'
import { timers } from './timers.ts'

/** How long a call may take, and how it is called off. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined
  readonly timeoutMs?: number | undefined
}

/** One call of a server. */
export interface HttpRequest extends Call, CallOptions {
  /** What the `:names` in the path stand for. */
  readonly params?: Readonly<Record<string, string>> | undefined
  /** A field that is undefined is left out. */
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>> | undefined
  /** Sent as JSON; `URLSearchParams` as a form. */
  readonly body?: unknown
  /** Sends the call once more, with the new token, when the server says that the token failed. */
  readonly retryOnCrumbFailure?: boolean | undefined
}

/** Reads an answer: what it holds, or nothing if it is not what it should be. */
export type Read<Value> = (body: unknown) => Value | undefined

/** A line to the server. */
export interface Http {
  /** Never rejects: a failed call is a value that says what went wrong. */
  readonly call: <Value>(request: HttpRequest, read: Read<Value>) => Promise<Result<Value, CallFailure>>
  /** The anti-forgery token for a path from now on. */
  readonly renewCrumb: (path: string, crumb: string) => void
}

/** How a line to the server is set up. Only the tokens have no default. */
export interface HttpOptions {
  /** Stands before each path; nothing unless given. */
  readonly baseUrl?: string | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
  /** The anti-forgery tokens of the page: `createCrumbs(createCookies())`. */
  readonly crumbs: Crumbs
  /** 30 seconds unless given here or with the call. */
  readonly timeoutMs?: number | undefined
  readonly clock?: Clock | undefined
  readonly credentials?: RequestCredentials | undefined
}

/** Accepts any answer and reads nothing of it. */
export const ignoreAnswer: Read<true> = () => true

/** Opens a line to the server: JSON both ways, with the page's anti-forgery tokens and a time-out. */
export function createHttp({
  baseUrl = '',
  fetch = (...request) => globalThis.fetch(...request),
  crumbs,
  timeoutMs = 30_000,
  clock = timers,
  credentials = 'same-origin',
}: HttpOptions): Http {
  async function send(request: HttpRequest): Promise<Result<unknown, CallFailure>> {
    const url = baseUrl + fillPath(request.path, request.params) + queryText(request.query)
    const init = {
      method: request.method,
      credentials,
      ...content(request.body, crumbs.header(request.path)),
    }
    const abort = new AbortController()
    const { signal } = abort
    const stopped = new Promise<never>((_, reject) => signal.addEventListener('abort', reject))
    const leave = (): void => abort.abort('aborted')
    const undo = clock(() => abort.abort('timeout'), request.timeoutMs ?? timeoutMs)
    request.signal?.addEventListener('abort', leave)
    if (request.signal?.aborted) leave()
    const ask = async (): Promise<Result<unknown, CallFailure>> => {
      const answer = await fetch(url, { ...init, signal })
      return readAnswer({
        status: answer.status,
        text: await answer.text(),
        retryAfter: answer.headers.get('Retry-After'),
        cookiesEnabled: crumbs.areCookiesEnabled,
      })
    }
    try {
      // A `fetch` of somebody's own may not listen to the signal.
      return await Promise.race([stopped, ask()])
    } catch (cause) {
      return fail(
        signal.aborted ? { kind: signal.reason as 'aborted' | 'timeout' } : { kind: 'network', cause },
      )
    } finally {
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
      const answer = await sendWithCrumb(request)
      if (!answer.ok) return answer
      const value = read(answer.value)
      return value === undefined ? fail({ kind: 'malformed' }) : succeed(value)
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

/** A form names its own content type; no body has none. */
function content(body: unknown, headers: Readonly<Record<string, string>>): RequestInit {
  if (body === undefined || body instanceof URLSearchParams) return { headers, body: body ?? null }
  return { headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
}
