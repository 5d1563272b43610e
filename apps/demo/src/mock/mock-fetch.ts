import type { Log, Outcome } from '../devtools/log.ts'
import { afterPaint } from '../after-paint.ts'
import { takeLeftRequests, travel, watchLeaving, type Arrive, type LeftRequest } from './left-request.ts'
import type * as Server from './server.ts'

let server: Promise<typeof Server> | undefined

/**
 * Loads the server, which runs in the page: MSW's handlers are called directly. A service worker would ask the page for
 * every response, and a page that is being unloaded gives none: the last request would be lost.
 */
export const loadServer = (): Promise<typeof Server> => (server ??= import('./server.ts'))

const outcomeOf = ({ ok, status }: Response): Outcome => (ok ? 'good' : status < 500 ? 'refused' : 'bad')

const labelOf = (method: string, url: string): string =>
  `${method} ${new URL(url, location.href).pathname.replace('/api/', '')}`

/** Rejects when a request is given up. */
const whenAborted = ({ signal }: Request): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))

const requestOf = ({ url, contentType, body }: LeftRequest): Request =>
  new Request(url, { method: 'POST', body, headers: { 'Content-Type': contentType } })

/** Brings the server what earlier pages had sent as they were left. */
async function bringLeftRequests(log: Log): Promise<void> {
  const { receive } = await loadServer()
  const travelling = takeLeftRequests().map((left) => ({ left, arrive: travel(left) }))
  for (const { left, arrive } of travelling) {
    const end = log.begin('call', labelOf('POST', left.url), 'of a page that was left')
    const given = await receive(requestOf(left), arrive)
    end({ outcome: given ? outcomeOf(given) : 'bad' })
  }
}

/** Follows a request that asks to be kept alive, with a body that can be stored. */
const followed = (request: Request, init: RequestInit | undefined): Arrive =>
  init?.keepalive === true && typeof init.body === 'string'
    ? travel({
        url: request.url,
        contentType: request.headers.get('Content-Type') ?? '',
        body: init.body,
      })
    : () => true

/** Creates a `fetch` that calls the server in the page and logs every call. */
export function createMockFetch(log: Log): typeof fetch {
  watchLeaving()

  async function send(request: Request, arrive: Arrive): Promise<Response> {
    // Another machine's work delays no frame. That of this server would.
    const [{ answer }] = await Promise.all([loadServer(), afterPaint()])
    await bringLeftRequests(log)
    return answer(request, arrive)
  }

  return async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(input, location.href), init)
    const end = log.begin('call', labelOf(request.method, request.url))
    const arrive = followed(request, init)
    try {
      const given = await Promise.race([send(request, arrive), whenAborted(request)])
      end({ outcome: outcomeOf(given), detail: String(given.status) })
      return given
    } catch (problem) {
      arrive()
      end({ outcome: 'bad', detail: request.signal.aborted ? 'given up' : 'no answer' })
      throw problem
    }
  }
}
