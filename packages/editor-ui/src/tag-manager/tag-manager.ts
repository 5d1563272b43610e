import type { RequestsSnapshot } from '../request/request.ts'
import type { Tag, TagProblem } from './tag.ts'

/** The one name that is edited. */
export interface TagEdit {
  /** Id of the tag, or undefined for a new one. */
  readonly id: string | undefined
  readonly draft: string
  readonly problem: TagProblem | undefined
}

/** What a request is about. */
export type TagRequest = 'save' | 'merge' | 'remove'

/** State of a tag manager. */
export interface TagManagerSnapshot {
  readonly tags: readonly Tag[]
  readonly search: string
  readonly edit: TagEdit | undefined
  /** True after a second name was to be edited, until the edit ends. */
  readonly isOneEditNotice: boolean
  readonly selectedIds: readonly string[]
  /** Requests by the id of the tag, or `save` and `merge`. */
  readonly requests: RequestsSnapshot<TagRequest>
}
