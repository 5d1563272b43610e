import type { Asked, Backend, Fetch } from '@sitewright/contract'
import { isRecord, parseJson } from '@sitewright/site/reader'

/** Something that a backend of another team may do wrong. */
export interface Fault {
  /** The fault in words: the name of its test. */
  readonly name: string
  /** The case that finds it: the row of the specification, and the name of the case. */
  readonly breaks: string
  /** Message for the author of the backend, with … in place of what is new in each run. */
  readonly says: string
  /** Puts the fault between the cases and a backend that has none. New for each case. */
  readonly make: Make
}

export type Make = (backend: Backend) => Backend

/** A response that can be changed. */
export interface Told {
  readonly status: number
  /** JSON, or the text itself. */
  readonly body: unknown
  readonly cookies: readonly string[]
  readonly headers: Readonly<Record<string, string>>
}

type Fields = Readonly<Record<string, unknown>>

export const isOk = ({ status }: Told): boolean => status >= 200 && status < 300
export const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {})
const pathOf = (url: string): string => new URL(url).pathname
const isOn = (on: RegExp, url: string, { method }: Asked): boolean => on.test(`${method} ${pathOf(url)}`)

function respond({ status, body, cookies, headers }: Told): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const response = new Response([204, 304].includes(status) ? null : text, { status, headers })
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
  return response
}

export const withFetch =
  (wrap: (fetch: Fetch) => Fetch): Make =>
  (backend) => ({ ...backend, fetch: wrap(backend.fetch) })

/** Changes what is answered to the calls whose method and path match. */
export const answering = (
  on: RegExp,
  change: (told: Told, asked: Asked, url: string) => Partial<Told>,
): Make =>
  withFetch((fetch) => async (url, asked) => {
    const response = await fetch(url, asked)
    if (!isOn(on, url, asked)) return response
    const text = await response.text()
    const told: Told = {
      status: response.status,
      body: parseJson(text) ?? text,
      cookies: response.headers.getSetCookie(),
      headers: {},
    }
    return respond({ ...told, ...change(told, asked, url) })
  })

/** Changes the fields of answers that are a success. */
export const fields = (on: RegExp, change: (body: Fields) => unknown): Make =>
  answering(on, (told) => (isOk(told) ? { body: change(fieldsOf(told.body)) } : {}))

/** Changes the cookies of all answers. */
export const cookies = (change: (cookie: string) => string): Make =>
  answering(/./, (told) => ({ cookies: told.cookies.map(change) }))

/** Makes another request of those whose method and path match. */
export const asking = (
  on: RegExp,
  change: (asked: Asked, url: string) => Partial<Asked> & { readonly url?: string },
): Make =>
  withFetch((fetch) => (url, asked) => {
    if (!isOn(on, url, asked)) return fetch(url, asked)
    const { url: other = url, ...changes } = change(asked, url)
    return fetch(other, { ...asked, ...changes })
  })

/** Makes another body of JSON. */
export const sending = (on: RegExp, change: (body: Fields) => unknown): Make =>
  asking(on, ({ body }) => ({ body: JSON.stringify(change(fieldsOf(parseJson(body ?? '')))) }))

/** Answers a call without making it. */
export const instead = (
  on: RegExp,
  tell: (asked: Asked, url: string) => (Partial<Told> & { readonly status: number }) | undefined,
): Make =>
  withFetch((fetch) => async (url, asked) => {
    const told = isOn(on, url, asked) ? tell(asked, url) : undefined
    return told ? respond({ body: {}, cookies: [], headers: {}, ...told }) : fetch(url, asked)
  })

/** Answers requests that arrive while an equal one is being answered, as a lost update does: the other answer, and no change. */
export const losing = (on: RegExp): Make =>
  withFetch((fetch) => {
    let open: Promise<Told> | undefined
    return async (url, asked) => {
      if (!isOn(on, url, asked)) return fetch(url, asked)
      if (open) return respond(await open)
      open = (async () => {
        const response = await fetch(url, asked)
        const text = await response.text()
        return {
          status: response.status,
          body: parseJson(text) ?? text,
          cookies: response.headers.getSetCookie(),
          headers: {},
        }
      })()
      const told = await open
      open = undefined
      return respond(told)
    }
  })

/** The value of a cookie that is sent. */
export function sentCookie({ headers }: Asked, name: string): string {
  const pair = (headers.Cookie ?? '').split('; ').find((each) => each.startsWith(`${name}=`))
  return decodeURIComponent(pair?.slice(name.length + 1) ?? '')
}

/** Gives the requests the token that they lack: so does not check it. */
export const withoutToken = (on: RegExp): Make =>
  asking(on, (asked, url) => {
    const isOfUser = pathOf(url).startsWith('/api/site-users/')
    const token = sentCookie(asked, isOfUser ? 'siteUserCrumb' : 'crumb')
    return {
      headers: { ...asked.headers, [isOfUser ? 'X-SiteUser-XSRF-Token' : 'X-CSRF-Token']: token },
    }
  })
