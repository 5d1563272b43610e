import type { AutomationConnection, AutomationTransport } from '@sitewright/editor-ui/automation'
import type { MailingList, MailingListTransport } from '@sitewright/editor-ui/mailing-list'
import { ignoreAnswer, unwrap, type Call, type Http } from '@sitewright/site/http'
import { isRecord, readerOf } from '@sitewright/site/reader'

/** Calls of the connectors. The specification names none, so the demo has its own. */
const calls = {
  lists: { method: 'GET', path: '/api/editor/mailing-lists' },
  connectList: { method: 'PUT', path: '/api/editor/mailing-lists/connection', ignoresAnswer: true },
  disconnectList: { method: 'DELETE', path: '/api/editor/mailing-lists/connection', ignoresAnswer: true },
  connect: { method: 'POST', path: '/api/editor/automation' },
  disconnect: { method: 'DELETE', path: '/api/editor/automation/:id', ignoresAnswer: true },
} as const satisfies Record<string, Call>

function namedOf(raw: unknown): { readonly id: string; readonly name: string } | undefined {
  const isNamed = isRecord(raw) && typeof raw.id === 'string' && typeof raw.name === 'string'
  return isNamed ? { id: String(raw.id), name: String(raw.name) } : undefined
}

const readLists = readerOf((raw): readonly MailingList[] | undefined =>
  Array.isArray(raw) ? raw.flatMap((each) => namedOf(each) ?? []) : undefined,
)
const readConnection = readerOf((raw): AutomationConnection | undefined => namedOf(raw))

/** The requests of the mailing-list connector. */
export const mailingListTransport = (http: Http): MailingListTransport => ({
  load: async (signal) => unwrap(await http.call({ ...calls.lists, signal }, readLists)),
  connect: async (body, signal) =>
    unwrap(await http.call({ ...calls.connectList, body, signal }, ignoreAnswer)),
  disconnect: async (signal) => unwrap(await http.call({ ...calls.disconnectList, signal }, ignoreAnswer)),
})

/** The requests of the automation panel. */
export const automationTransport = (http: Http): AutomationTransport => ({
  connect: async (signal) => unwrap(await http.call({ ...calls.connect, signal }, readConnection)),
  disconnect: async (id, signal) =>
    unwrap(await http.call({ ...calls.disconnect, params: { id }, signal }, ignoreAnswer)),
})
