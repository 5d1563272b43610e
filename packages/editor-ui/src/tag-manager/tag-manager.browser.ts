import type { Cleanup } from '@sitewright/machine'
import { createStore, type Store } from '@sitewright/machine/store'
import { requireNamed } from '../part/answer.ts'
import { storedItems } from '../part/stored.ts'
import { createRequests, type Requests, type RequestsOptions } from '../request/request.browser.ts'
import type { TagManagerSnapshot, TagRequest } from './tag-manager.ts'
import { checkTagName, mergeTags, tagName, type Tag, type TagType } from './tag.ts'

/** The requests of a tag manager. A rejected promise is a failure. */
export interface TagTransport {
  /** Stores a new tag. */
  readonly create: (name: string, signal: AbortSignal) => Promise<Tag>
  /** Gives a tag another name. What the answer leaves out, as its count, stays as it was. */
  readonly rename: (id: string, name: string, signal: AbortSignal) => Promise<Tag>
  /** Replaces tags by one of them. */
  readonly merge: (ids: readonly string[], intoId: string, signal: AbortSignal) => Promise<unknown>
  /** Removes a tag. */
  readonly remove: (id: string, signal: AbortSignal) => Promise<unknown>
}

/** Settings of `createTagManager`. */
export interface TagManagerOptions extends TagTransport, RequestsOptions {
  /** The tags. Other ones replace those before. */
  readonly tags: readonly Tag[]
  /** Kind of what is managed: tags or categories. */
  readonly tagType: TagType
  /**
   * Is called with the tags at each change.
   * @default none
   */
  readonly onChange?: ((tags: readonly Tag[]) => void) | undefined
}

/** A manager of tags or categories. */
export interface TagManager extends Store<TagManagerSnapshot> {
  /** Shows the tags whose names hold a text. */
  readonly search: (text: string) => void
  /** Begins to edit a tag, or a new one without an id. Refused while another name is edited. */
  readonly edit: (id?: string) => void
  /** Changes the name that is edited. */
  readonly type: (draft: string) => void
  /** Saves the name that is edited. */
  readonly save: () => void
  /** Ends the edit without saving. */
  readonly cancel: () => void
  /** Selects a tag, or no longer. */
  readonly toggle: (id: string) => void
  /** Merges the selected tags into one of them. */
  readonly merge: (intoId: string) => void
  /** Removes a tag. */
  readonly remove: (id: string) => void
  /** Repeats a request that failed. */
  readonly retry: (key: string) => void
  /** Forgets that a request failed. */
  readonly dismiss: (key: string) => void
  /** Replaces the tags by those from outside, without a call of `onChange`. */
  readonly setTags: (tags: readonly Tag[]) => void
  /** Starts the manager. The returned function stops it. */
  readonly start: () => Cleanup
}

type State = Omit<TagManagerSnapshot, 'requests'>

/** The state of a tag manager. */
interface TagState extends Store<TagManagerSnapshot> {
  readonly read: () => State
  readonly update: (change: Partial<State>) => void
  /** Replaces the tags. Forgets selected tags that are gone, and the edit of one. */
  readonly setTags: (tags: readonly Tag[], change?: Partial<State>) => void
  readonly endEdit: () => void
  /** Forgets that a request failed. */
  readonly dismiss: (key: string) => void
}

function createTagState(tags: readonly Tag[], requests: Requests<TagRequest>): TagState {
  let state: State = { tags, search: '', edit: undefined, isOneEditNotice: false, selectedIds: [] }
  const { subscribe, snapshot, set } = createStore<TagManagerSnapshot>({ ...state, requests: {} })

  function dismiss(key: string): void {
    if (requests.snapshot()[key]?.status === 'failed') requests.dismiss(key)
  }

  function update(change: Partial<State> = {}): void {
    const before = state.selectedIds.length
    state = { ...state, ...change }
    // Other tags failed to be merged.
    if (state.selectedIds.length !== before) dismiss('merge')
    set({ ...state, requests: requests.snapshot() })
  }
  requests.subscribe(() => update())

  function endEdit(): void {
    requests.dismiss('save')
    update({ edit: undefined, isOneEditNotice: false })
  }

  function setTags(next: readonly Tag[], change: Partial<State> = {}): void {
    const exists = (id: string): boolean => next.some((tag) => tag.id === id)
    const selectedIds = state.selectedIds.filter(exists)
    const editedId = state.edit?.id
    if (editedId !== undefined && !exists(editedId)) endEdit()
    update({ tags: next, selectedIds, ...change })
  }

  return { subscribe, snapshot, read: () => state, update, setTags, endEdit, dismiss }
}

/**
 * Creates a manager of tags or categories, without markup.
 *
 * @example
 * ```ts
 * import { createTagManager } from '@sitewright/editor-ui/tag-manager'
 *
 * const manager = createTagManager({ tags: [], tagType: 'tag', create, rename, merge, remove }) // your calls
 * const stop = manager.start()
 * manager.subscribe(() => console.log(manager.snapshot()))
 * ```
 */
export function createTagManager(options: TagManagerOptions): TagManager {
  const requests = createRequests<TagRequest>(options)
  const state = createTagState(tagsOf(options.tags), requests)
  const { subscribe, snapshot, read, update, endEdit, dismiss } = state

  return {
    subscribe,
    snapshot,
    ...nameEdits(state, requests),
    ...tagRequests(options, requests, state),
    setTags: (stored) => {
      const tags = tagsOf(stored)
      if (tags !== read().tags) state.setTags(tags)
    },
    search: (search) => update({ search }),
    cancel: endEdit,
    toggle: (id) => {
      const { selectedIds } = read()
      const isSelected = selectedIds.includes(id)
      update({ selectedIds: isSelected ? selectedIds.filter((own) => own !== id) : [...selectedIds, id] })
    },
    retry: requests.retry,
    dismiss,
    start: () => requests.stop,
  }
}

/** The tags that can be told apart and have a name to show. */
const tagsOf = (stored: readonly Tag[]): readonly Tag[] => storedItems(storedItems(stored, 'id'), 'name')

const isPending = (requests: Requests<TagRequest>, key: string): boolean =>
  requests.snapshot()[key]?.status === 'pending'

const isSaving = (requests: Requests<TagRequest>): boolean => isPending(requests, 'save')

/** The edit of one name at a time. */
function nameEdits(
  { read, update }: TagState,
  requests: Requests<TagRequest>,
): Pick<TagManager, 'edit' | 'type'> {
  return {
    edit: (id) => {
      const { edit, tags } = read()
      if (edit) {
        if (edit.id !== id) update({ isOneEditNotice: true })
        return
      }
      const draft = tags.find((tag) => tag.id === id)?.name ?? ''
      update({ edit: { id, draft, problem: undefined } })
    },
    type: (draft) => {
      const { edit } = read()
      if (!edit || isSaving(requests)) return
      // Another name failed.
      requests.dismiss('save')
      update({ edit: { ...edit, draft, problem: undefined } })
    },
  }
}

/** The actions of a tag manager that send something. */
function tagRequests(
  options: TagManagerOptions,
  requests: Requests<TagRequest>,
  { read, update, setTags, endEdit }: TagState,
): Pick<TagManager, 'save' | 'merge' | 'remove'> {
  function changeTags(tags: readonly Tag[], change?: Partial<State>): void {
    setTags(tags, change)
    options.onChange?.(tags)
  }

  function save(): void {
    const { edit, tags } = read()
    // A second press of Enter would create a second tag.
    if (!edit || isSaving(requests)) return
    const { id, draft } = edit
    const problem = checkTagName(draft, tags, options.tagType, id)
    update({ edit: { id, draft, problem } })
    if (problem) return
    const name = tagName(draft)
    if (tags.some((tag) => tag.id === id && tag.name === name)) {
      endEdit()
      return
    }
    requests.send('save', 'save', async (signal) => {
      const answer = id === undefined ? options.create(name, signal) : options.rename(id, name, signal)
      const saved = requireNamed(await answer)
      return () => {
        endEdit()
        changeTags(withTag(read().tags, saved, id))
      }
    })
  }

  return {
    save,
    merge: (intoId) => {
      const ids = read().selectedIds
      if (isPending(requests, 'merge')) return
      requests.send('merge', 'merge', async (signal) => {
        await options.merge(ids, intoId, signal)
        return () => {
          const selectedIds = read().selectedIds.filter((id) => !ids.includes(id))
          changeTags(mergeTags(read().tags, ids, intoId), { selectedIds })
        }
      })
    },
    remove: (id) => {
      const key = `remove:${id}`
      // A second request would find that the tag is gone, and fail.
      if (isPending(requests, key)) return
      requests.send(key, 'remove', async (signal) => {
        await options.remove(id, signal)
        return () => changeTags(read().tags.filter((tag) => tag.id !== id))
      })
    },
  }
}

/**
 * Puts a tag in the place of the one with this id, or at the end if it is new: the caller may have added it already. What an
 * answer leaves out stays as it was.
 */
function withTag(tags: readonly Tag[], saved: Tag, id = saved.id): readonly Tag[] {
  const isKnown = tags.some((tag) => tag.id === id)
  return isKnown ? tags.map((tag) => (tag.id === id ? { ...tag, ...saved } : tag)) : [...tags, saved]
}
