import type { Log, Outcome } from '../observatory/log.ts'
import type * as Server from './server.ts'

let server: Promise<typeof Server> | undefined

/**
 * The server, which lives in the page: MSW's handlers are asked directly. A service worker would have to ask the page
 * for every answer, and a page that is being left answers nothing: what was sent last would be lost.
 */
export const online = (): Promise<typeof Server> => (server ??= import('./server.ts'))

const outcomeOf = ({ ok, status }: Response): Outcome => (ok ? 'good' : status < 500 ? 'refused' : 'bad')

/** A `fetch` that reaches the server in the page, and tells the log of every call. */
export const createLine =
  (log: Log): typeof fetch =>
  async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(input, location.href), init)
    const { pathname } = new URL(request.url)
    const end = log.begin('call', `${request.method} ${pathname.replace('/api/', '')}`)
    try {
      const { answer } = await online()
      const given = await answer(request)
      end({ outcome: outcomeOf(given), detail: String(given.status) })
      return given
    } catch (problem) {
      end({ outcome: 'bad', detail: 'no answer' })
      throw problem
    }
  }
