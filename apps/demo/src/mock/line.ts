import type { Log } from '../observatory/log.ts'
import type * as Server from './server.ts'

let server: Promise<typeof Server> | undefined

/**
 * The server, which lives in the page: MSW's handlers are asked directly. A service worker would have to ask the page
 * for every answer, and a page that is being left answers nothing: what was sent last would be lost.
 */
export const online = (): Promise<typeof Server> => (server ??= import('./server.ts'))

/** A `fetch` that reaches the server in the page, and tells the log of every call. */
export const createLine =
  (log: Log): typeof fetch =>
  async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(input, location.href), init)
    const { pathname, search } = new URL(request.url)
    const end = log.begin('call', `${request.method} ${pathname.replace('/api/', '')}`, search)
    try {
      const { answer } = await online()
      const given = await answer(request)
      end(given.ok ? 'good' : 'bad', String(given.status))
      return given
    } catch (problem) {
      end('bad', 'no answer')
      throw problem
    }
  }
