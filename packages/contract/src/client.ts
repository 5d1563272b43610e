import { readCookie } from '@sitewright/site/cookies'
import { crumbRules } from '@sitewright/site/http'
import { isRecord, parseJson } from '@sitewright/site/reader'

/** What is asked of a server, as `fetch` is given it. */
export interface Asked {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  /** `null` for a request without one. */
  readonly body: string | null
}

/** Part of a `Response` that the contract reads. */
export interface Answered {
  readonly status: number
  readonly ok: boolean
  readonly headers: {
    /** All cookies that the response sets, one text for each. */
    getSetCookie(): string[]
    get(name: string): string | null
  }
  text(): Promise<string>
}

/** Makes a request. The global `fetch` is one. */
export type Fetch = (url: string, asked: Asked) => Promise<Answered>

/** A response, read. */
export interface Reply {
  /** HTTP status of the response. */
  readonly status: number
  /** True for a status from 200 to 299. */
  readonly ok: boolean
  /** JSON, or the text itself. */
  readonly body: unknown
  /** `Set-Cookie` headers. */
  readonly cookies: readonly string[]
  /** Text of a header, empty without it. */
  readonly header: (name: string) => string
}

/** What is sent beside a method and a path. */
export interface Sent {
  /** Sent as JSON. */
  readonly body?: unknown
  /** Sent as a form in place of JSON. */
  readonly form?: Readonly<Record<string, string>>
  /** Sent as it is, with a content type. */
  readonly text?: readonly [type: string, text: string]
  readonly headers?: Readonly<Record<string, string>>
}

/** A browser: it keeps cookies, and sends the tokens that it was given, as the packages do. */
export interface Client {
  /** Makes a call. A token that the server does not take is renewed once. */
  readonly call: (method: string, path: string, sent?: Sent) => Promise<Reply>
  /** Makes a call with nothing but cookies. */
  readonly raw: (method: string, path: string, sent?: Sent) => Promise<Reply>
  /** Value of a cookie that the server has set, decoded. One that cannot be decoded is undefined. */
  readonly cookie: (name: string) => string | undefined
  /** Header of the anti-forgery token for a path. */
  readonly token: (path: string) => Readonly<Record<string, string>>
}

/** Text of a query or a form. */
export const encodePairs = (fields: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(fields)
    .flatMap(([name, value]) =>
      value === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
    )
    .join('&')

function bodyOf({ body, form, text }: Sent): { readonly type?: string; readonly content?: string } {
  if (text) return { type: text[0], content: text[1] }
  if (form) return { type: 'application/x-www-form-urlencoded', content: encodePairs(form) }
  return body === undefined ? {} : { type: 'application/json', content: JSON.stringify(body) }
}

/**
 * Milliseconds from now for which a browser keeps a cookie that is set; undefined for one that ends with the browser.
 * https://www.rfc-editor.org/rfc/rfc6265#section-5.3
 */
export function lifeOf(cookie: string): number | undefined {
  const last = (attribute: RegExp): string | undefined =>
    cookie
      .split(';')
      .slice(1)
      .flatMap((each) => attribute.exec(each.trim())?.[1] ?? [])
      .at(-1)
  const seconds = last(/^max-age\s*=\s*(-?\d+)$/i)
  if (seconds !== undefined) return Number(seconds) * 1000
  const end = Date.parse(last(/^expires\s*=(.*)$/i) ?? '')
  return Number.isNaN(end) ? undefined : end - Date.now()
}

/**
 * Creates a client that behaves as a browser which has not been at the server before.
 *
 * @example
 * ```ts
 * import { createClient, isSuccess } from '@sitewright/contract'
 *
 * const browser = createClient(fetch, 'http://127.0.0.1:4281')
 * const reply = await browser.call('GET', '/api/commerce/shopping-cart')
 * console.log(isSuccess(reply), browser.cookie('crumb'))
 * ```
 */
export function createClient(fetch: Fetch, origin: string): Client {
  /** Values as the server wrote them: a browser sends them back unchanged. */
  const jar = new Map<string, string>()
  const cookies = (): string => [...jar].map((pair) => pair.join('=')).join('; ')
  const cookie = (name: string): string | undefined => readCookie(cookies(), name)
  const renewed = new Map<string, string>()

  function keep(set: string): void {
    const [pair = ''] = set.split(';')
    const [name = '', ...value] = pair.split('=')
    const key = name.trim()
    if ((lifeOf(set) ?? 1) <= 0) jar.delete(key)
    else jar.set(key, value.join('=').trim())
    // A cookie that has changed is newer than a token of a response.
    for (const { cookie: known, header } of crumbRules) if (known === key) renewed.delete(header)
  }

  async function raw(method: string, path: string, sent: Sent = {}): Promise<Reply> {
    const { type, content } = bodyOf(sent)
    const headers = {
      ...(type !== undefined && { 'Content-Type': type }),
      ...(jar.size > 0 && { Cookie: cookies() }),
      ...sent.headers,
    }
    const response = await fetch(origin + path, { method, headers, body: content ?? null })
    const set = response.headers.getSetCookie()
    set.forEach(keep)
    const text = await response.text()
    const { status, ok } = response
    const header = (name: string): string => response.headers.get(name) ?? ''
    return { status, ok, body: parseJson(text) ?? text, cookies: set, header }
  }

  function token(path: string): Readonly<Record<string, string>> {
    const rule = crumbRules.find(({ under }) => path.startsWith(under))
    const value = rule && (renewed.get(rule.header) ?? cookie(rule.cookie))
    return rule && value ? { [rule.header]: value } : {}
  }

  const send = (method: string, path: string, sent: Sent = {}) =>
    raw(method, path, { ...sent, headers: { ...token(path), ...sent.headers } })

  async function call(method: string, path: string, sent?: Sent): Promise<Reply> {
    const reply = await send(method, path, sent)
    if (!isRecord(reply.body) || reply.body.crumbFail !== true) return reply
    const rule = crumbRules.find(({ under }) => path.startsWith(under))
    if (rule && typeof reply.body.crumb === 'string') renewed.set(rule.header, reply.body.crumb)
    return send(method, path, sent)
  }

  return { call, raw, token, cookie }
}

/** Checks whether the packages take a reply for a success. */
export const isSuccess = ({ ok, body }: Reply): boolean =>
  ok && !(isRecord(body) && (body.crumbFail === true || Boolean(body.error)))

/** Text of a refusal for the visitor. */
export function messageOf({ body }: Reply): string | undefined {
  const text = isRecord(body) ? (body.message ?? body.error) : undefined
  return typeof text === 'string' && text !== '' ? text : undefined
}
