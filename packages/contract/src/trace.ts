import type { Answered, Asked, Fetch } from './client.ts'

/** Most characters of a body that a message repeats. */
const MOST = 240

export const shortened = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST)}…` : text)

const withBody = (head: string, body: string | null): string =>
  body === null || body === '' ? head : `${head} ${shortened(body)}`

/** A `fetch` that remembers what was asked and answered last. */
export interface Traced {
  readonly fetch: Fetch
  /** The last request and its answer, in words. */
  readonly last: () => string
}

/** Makes a `fetch` that remembers the last exchange. */
export function traced(fetch: Fetch, origin: string): Traced {
  let last = 'No request was made.'

  async function remember(url: string, asked: Asked): Promise<Answered> {
    const request = withBody(`${asked.method} ${url.slice(origin.length)}`, asked.body)
    last = `No answer came to ${request}`
    const response = await fetch(url, asked)
    const text = await response.text()
    last = `The last request was ${request}\nand the answer ${withBody(String(response.status), text)}`
    const { status, ok, headers } = response
    return { status, ok, headers, text: () => Promise.resolve(text) }
  }

  return { fetch: remember, last: () => last }
}
