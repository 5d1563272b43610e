import type { Tag, TagTransport } from '@sitewright/editor-ui/tag-manager'
import { ignoreAnswer, unwrap, type Call, type Http } from '@sitewright/site/http'
import { isRecord, readerOf } from '@sitewright/site/reader'

/** Calls of the tag manager. The specification names none, so the demo has its own. */
const calls = {
  create: { method: 'POST', path: '/api/editor/tags' },
  rename: { method: 'PUT', path: '/api/editor/tags/:id' },
  merge: { method: 'POST', path: '/api/editor/tags/merge', ignoresAnswer: true },
  remove: { method: 'DELETE', path: '/api/editor/tags/:id', ignoresAnswer: true },
} as const satisfies Record<string, Call>

const readTag = readerOf((raw): Tag | undefined =>
  isRecord(raw) && typeof raw.id === 'string' && typeof raw.name === 'string'
    ? { id: raw.id, name: raw.name, count: 0 }
    : undefined,
)

/** Changes of the site that follow an accepted request. */
export interface TagChanges {
  /** Returns the tag as the site has it, which may name it by a key of its own. */
  readonly create: (tag: Tag) => Tag
  readonly rename: (id: string, name: string) => void
  readonly merge: (ids: readonly string[], intoId: string) => void
  readonly remove: (id: string) => void
}

/** The requests of a tag manager. The site changes once the server has accepted one. */
export const tagTransport = (http: Http, changes: TagChanges): TagTransport => ({
  create: async (name, signal) => {
    const tag = unwrap(await http.call({ ...calls.create, body: { name }, signal }, readTag))
    return changes.create(tag)
  },
  rename: async (id, name, signal) => {
    const tag = unwrap(await http.call({ ...calls.rename, params: { id }, body: { name }, signal }, readTag))
    changes.rename(id, name)
    return tag
  },
  merge: async (ids, intoId, signal) => {
    unwrap(await http.call({ ...calls.merge, body: { ids, intoId }, signal }, ignoreAnswer))
    changes.merge(ids, intoId)
  },
  remove: async (id, signal) => {
    unwrap(await http.call({ ...calls.remove, params: { id }, signal }, ignoreAnswer))
    changes.remove(id)
  },
})
