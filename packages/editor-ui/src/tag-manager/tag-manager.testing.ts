import { createFaults, type Fate } from '../mock/fault.testing.ts'
import { mergeTags, type Tag } from './tag.ts'

/** Requests of a tag manager. */
export type TagServerRequest = keyof TagServer['transport']

/** Settings of a faked server of tags. */
export interface TagServerOptions {
  /**
   * Tags that the server has at first.
   *
   * @default none
   */
  readonly tags?: readonly Tag[] | undefined
  /**
   * Outcome of the first request of each kind.
   * @default they succeed
   */
  readonly faults?: Partial<Readonly<Record<TagServerRequest, Fate>>> | undefined
}

/** A faked server of tags or categories. */
export interface TagServer {
  /** Functions for the props of a `TagManager`. */
  readonly transport: {
    readonly create: (name: string, signal: AbortSignal) => Promise<Tag>
    readonly rename: (id: string, name: string, signal: AbortSignal) => Promise<Tag>
    readonly merge: (ids: readonly string[], intoId: string, signal: AbortSignal) => Promise<unknown>
    readonly remove: (id: string, signal: AbortSignal) => Promise<unknown>
  }
  /** The stored tags. */
  readonly tags: () => readonly Tag[]
  /** Decides what becomes of the next request of a kind. */
  readonly setFate: (request: TagServerRequest, fate: Fate) => void
}

/**
 * Creates a faked server of tags or categories, for tests and stories.
 *
 * @example
 * ```tsx
 * import { createTagServer } from '@sitewright/editor-ui/testing'
 *
 * const server = createTagServer({ tags: [{ id: '1', name: 'Bread' }], faults: { create: 'failed' } })
 * const view = <TagManager tagType="tag" tags={server.tags()} {...server.transport} />
 * ```
 */
export function createTagServer({ tags: first = [], faults }: TagServerOptions = {}): TagServer {
  const { answer, set } = createFaults(faults)
  let tags = first
  let count = 0
  return {
    tags: () => tags,
    setFate: set,
    transport: {
      create: (name, signal) =>
        answer('create', signal, () => {
          const tag = { id: `new-${(count += 1)}`, name, count: 0 }
          tags = [...tags, tag]
          return tag
        }),
      rename: (id, name, signal) =>
        answer('rename', signal, () => {
          const tag = { ...tags.find((each) => each.id === id), id, name }
          tags = tags.map((each) => (each.id === id ? tag : each))
          return tag
        }),
      merge: (ids, intoId, signal) =>
        answer('merge', signal, () => {
          tags = mergeTags(tags, ids, intoId)
        }),
      remove: (id, signal) =>
        answer('remove', signal, () => {
          tags = tags.filter((tag) => tag.id !== id)
        }),
    },
  }
}
