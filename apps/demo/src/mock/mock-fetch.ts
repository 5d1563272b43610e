import { labelOf, outcomeOf } from '../devtools/call-span.ts'
import type { Log } from '../devtools/log.ts'
import { afterPaint, nextTask } from '../after-paint.ts'
import {
  hasLeftRequests,
  takeLeftRequests,
  travel,
  watchLeaving,
  whenShown,
  type Arrive,
  type LeftRequest,
} from './left-request.ts'
import type * as Server from './server.ts'
import { takeTurn } from './turn.ts'

let server: Promise<typeof Server> | undefined

/** Loads the server, after the library that it is made with: both in one task would keep a press waiting. */
async function load(): Promise<typeof Server> {
  await import('./msw.ts')
  await nextTask()
  return import('./server.ts')
}

/**
 * Loads the server, which runs in the page: MSW's handlers are called directly. A service worker would ask the page for
 * every response, and a page that is being unloaded gives none: the last request would be lost.
 */
export const loadServer = (): Promise<typeof Server> => (server ??= load())

/** Rejects when a request is given up. */
const whenAborted = ({ signal }: Request): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))

const requestOf = ({ url, ...init }: LeftRequest): Request => new Request(url, init)

/** Takes what earlier pages had sent as they were left. Another tab that does so at the same time finds nothing more. */
async function takeTravelling() {
  await whenShown()
  return takeTurn(() => Promise.resolve(takeLeftRequests().map((left) => ({ left, arrive: travel(left) }))))
}

/** Brings the server what earlier pages had sent as they were left. */
async function bringLeftRequests(log: Log): Promise<void> {
  if (!hasLeftRequests()) return
  const { receive } = await loadServer()
  for (const { left, arrive } of await takeTravelling()) {
    const end = log.begin('call', labelOf(left.method, left.url), 'of a page that was left')
    const given = await receive(requestOf(left), arrive)
    end({ outcome: given ? outcomeOf(given) : 'bad' })
  }
}

/** Follows a request that asks to be kept alive. Bodies of other types than text and forms cannot be stored. */
function followed({ method, url, headers }: Request, { keepalive, body = null }: RequestInit = {}): Arrive {
  const isStorable = body === null || typeof body === 'string' || body instanceof URLSearchParams
  return keepalive && isStorable
    ? travel({ method, url, headers: Object.fromEntries(headers), body: body === null ? null : String(body) })
    : () => true
}

/** Brings left requests when the page has loaded, with each of its calls, and when another tab is left meanwhile. */
function watchLeftRequests(log: Log): void {
  watchLeaving()
  const bring = () => void bringLeftRequests(log).catch(reportError)
  if (document.readyState === 'complete') bring()
  else addEventListener('load', bring, { once: true })
  addEventListener('storage', bring)
}

/** Creates a `fetch` that calls the server in the page and logs every call. */
export function createMockFetch(log: Log): typeof fetch {
  watchLeftRequests(log)

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
