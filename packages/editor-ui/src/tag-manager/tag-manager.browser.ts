import type { Undo } from '@sitewright/machine'
import { createStore, type Store } from '@sitewright/machine/store'
import { createRequests, type Requests, type RequestsOptions } from '../request/request.browser.ts'
import type { TagEdit, TagManagerSnapshot, TagRequest } from './tag-manager.ts'
import { checkTagName, mergeTags, tagName, type Tag, type TagType } from './tag.ts'

/** The requests of a tag manager. A rejected promise is a failure. */
export interface TagTransport {
  readonly create: (name: string, signal: AbortSignal) => Promise<Tag>
  readonly rename: (id: string, name: string, signal: AbortSignal) => Promise<Tag>
  /** Replaces tags by one of them. */
  readonly merge: (ids: readonly string[], intoId: string, signal: AbortSignal) => Promise<unknown>
  readonly remove: (id: string, signal: AbortSignal) => Promise<unknown>
}

/** Settings of `createTagManager`. */
export interface TagManagerOptions extends TagTransport, RequestsOptions {
  readonly tags: readonly Tag[]
  readonly tagType: TagType
  readonly onChange?: ((tags: readonly Tag[]) => void) | undefined
}

/** A manager of tags or categories. */
export interface TagManager extends Store<TagManagerSnapshot> {
  readonly search: (text: string) => void
  /** Begins to edit a tag, or a new one without an id. Refused while another name is edited. */
  readonly edit: (id?: string) => void
  readonly type: (draft: string) => void
  readonly save: () => void
  readonly cancel: () => void
  readonly toggle: (id: string) => void
  readonly merge: (intoId: string) => void
  readonly remove: (id: string) => void
  readonly retry: (key: string) => void
  /** Replaces the tags by those from outside, without a call of `onChange`. */
  readonly setTags: (tags: readonly Tag[]) => void
  readonly start: () => Undo
}

type State = Omit<TagManagerSnapshot, 'requests'>

/** Creates a manager of tags or categories. */
export function createTagManager(options: TagManagerOptions): TagManager {
  const { onChange } = options
  const requests = createRequests<TagRequest>(options)
  let state: State = {
    tags: options.tags,
    search: '',
    edit: undefined,
    isOneEditNotice: false,
    selectedIds: [],
  }
  const { subscribe, snapshot, set } = createStore<TagManagerSnapshot>({ ...state, requests: {} })

  function update(change: Partial<State> = {}): void {
    state = { ...state, ...change }
    set({ ...state, requests: requests.snapshot() })
  }
  requests.subscribe(() => update())

  function changeTags(tags: readonly Tag[], change: Partial<State> = {}): void {
    setTags(tags, change)
    onChange?.(tags)
  }

  /** Forgets selected tags that are gone, and the edit of one. */
  function setTags(tags: readonly Tag[], change: Partial<State> = {}): void {
    const exists = (id: string): boolean => tags.some((tag) => tag.id === id)
    const selectedIds = state.selectedIds.filter(exists)
    const editedId = state.edit?.id
    if (editedId !== undefined && !exists(editedId)) endEdit()
    update({ tags, selectedIds, ...change })
  }

  function endEdit(): void {
    requests.dismiss('save')
    update({ edit: undefined, isOneEditNotice: false })
  }

  const isSaving = (): boolean => requests.snapshot().save?.status === 'pending'

  function edit(id?: string): void {
    if (state.edit) {
      if (state.edit.id !== id) update({ isOneEditNotice: true })
      return
    }
    const draft = state.tags.find((tag) => tag.id === id)?.name ?? ''
    update({ edit: { id, draft, problem: undefined } })
  }

  return {
    subscribe,
    snapshot,
    edit,
    ...tagRequests(options, requests, {
      state: () => state,
      setEdit: (next) => update({ edit: next }),
      endEdit,
      changeTags,
    }),
    setTags: (tags) => {
      if (tags !== state.tags) setTags(tags)
    },
    search: (search) => update({ search }),
    type: (draft) => {
      if (!state.edit || isSaving()) return
      // What failed was another name.
      requests.dismiss('save')
      update({ edit: { ...state.edit, draft, problem: undefined } })
    },
    cancel: endEdit,
    toggle: (id) => {
      const { selectedIds } = state
      const isSelected = selectedIds.includes(id)
      update({ selectedIds: isSelected ? selectedIds.filter((own) => own !== id) : [...selectedIds, id] })
    },
    retry: requests.retry,
    start: () => requests.stop,
  }
}

/** What the requests of a tag manager change. */
interface TagChanges {
  readonly state: () => State
  readonly setEdit: (edit: TagEdit) => void
  readonly endEdit: () => void
  readonly changeTags: (tags: readonly Tag[], change?: Partial<State>) => void
}

/** The actions of a tag manager that send something. */
function tagRequests(
  options: TagManagerOptions,
  requests: Requests<TagRequest>,
  { state, setEdit, endEdit, changeTags }: TagChanges,
): Pick<TagManager, 'save' | 'merge' | 'remove'> {
  return {
    save: () => {
      const { edit, tags } = state()
      // A second press of Enter would create a second tag.
      if (!edit || requests.snapshot().save?.status === 'pending') return
      const { id, draft } = edit
      const problem = checkTagName(draft, tags, options.tagType, id)
      setEdit({ id, draft, problem })
      if (problem) return
      const name = tagName(draft)
      requests.send('save', 'save', async (signal) => {
        const saved = await (id === undefined
          ? options.create(name, signal)
          : options.rename(id, name, signal))
        return () => {
          endEdit()
          changeTags(withTag(state().tags, saved, id))
        }
      })
    },
    merge: (intoId) => {
      const ids = state().selectedIds
      requests.send('merge', 'merge', async (signal) => {
        await options.merge(ids, intoId, signal)
        return () => changeTags(mergeTags(state().tags, ids, intoId), { selectedIds: [] })
      })
    },
    remove: (id) =>
      requests.send(id, 'remove', async (signal) => {
        await options.remove(id, signal)
        return () => changeTags(state().tags.filter((tag) => tag.id !== id))
      }),
  }
}

/** Puts a tag in the place of the one with this id, or at the end if it is new: the caller may have added it already. */
function withTag(tags: readonly Tag[], saved: Tag, id = saved.id): readonly Tag[] {
  const isKnown = tags.some((tag) => tag.id === id)
  return isKnown ? tags.map((tag) => (tag.id === id ? saved : tag)) : [...tags, saved]
}
