import type { Log, Outcome } from '../devtools/log.ts'
import type * as Server from './server.ts'

let server: Promise<typeof Server> | undefined

/**
 * Loads the server, which runs in the page: MSW's handlers are called directly. A service worker would ask the page for
 * every response, and a page that is being unloaded gives none: the last request would be lost.
 */
export const loadServer = (): Promise<typeof Server> => (server ??= import('./server.ts'))

const outcomeOf = ({ ok, status }: Response): Outcome => (ok ? 'good' : status < 500 ? 'refused' : 'bad')

/** Creates a `fetch` that calls the server in the page and logs every call. */
export const createMockFetch =
  (log: Log): typeof fetch =>
  async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(input, location.href), init)
    const { pathname } = new URL(request.url)
    const end = log.begin('call', `${request.method} ${pathname.replace('/api/', '')}`)
    try {
      const { answer } = await loadServer()
      const given = await answer(request)
      end({ outcome: outcomeOf(given), detail: String(given.status) })
      return given
    } catch (problem) {
      end({ outcome: 'bad', detail: 'no answer' })
      throw problem
    }
  }
