import type { RequestsSnapshot } from '../request/request.ts'
import { filterTags, type Tag, type TagProblem } from './tag.ts'

/** The one name that is edited. */
export interface TagEdit {
  /** Id of the tag, or undefined for a new one. */
  readonly id: string | undefined
  /** The name as it was typed so far. */
  readonly draft: string
  /** What is wrong with it, once it was to be saved. Undefined if nothing is. */
  readonly problem: TagProblem | undefined
}

/** Subject of a request. */
export type TagRequest = 'save' | 'merge' | 'remove'

/** State of a tag manager. */
export interface TagManagerSnapshot {
  /** All tags. */
  readonly tags: readonly Tag[]
  /** Text that is searched for. */
  readonly search: string
  /** The name that is edited, if any. */
  readonly edit: TagEdit | undefined
  /** True after a second name was to be edited, until the edit ends. */
  readonly isOneEditNotice: boolean
  /** Ids of the selected tags. */
  readonly selectedIds: readonly string[]
  /** Requests by what they do: `save`, `merge`, or `remove:` and the id of the tag. */
  readonly requests: RequestsSnapshot<TagRequest>
}

/** The tags that match the filter, and the one that is edited: its text is not to be lost. */
export function shownTags({ tags, search, edit }: TagManagerSnapshot): readonly Tag[] {
  const matches = filterTags(tags, search)
  if (edit?.id === undefined) return matches
  const shown = new Set(matches)
  return tags.filter((tag) => tag.id === edit.id || shown.has(tag))
}
