/** The kind of label that a manager edits. */
export type TagType = 'tag' | 'category'

/** A tag or a category. */
export interface Tag {
  /** Id of the tag. */
  readonly id: string
  /** Name that the user sees. */
  readonly name: string
  /** Number of items that have it. */
  readonly count?: number | undefined
}

/** Longest names, in UTF-16 units like `maxlength` of an input. */
export const maxTagLength = { tag: 50, category: 25 } as const satisfies Readonly<Record<TagType, number>>

/** Problem of a name. */
export type TagProblem = 'required' | 'too-long' | 'exists'

/** A name as it is stored: composed, without space around it. */
export const tagName = (typed: string): string => typed.trim().normalize('NFC')

/** Two names are the same tag if they differ only in upper and lower case. */
const isSameName = (a: string, b: string): boolean => tagName(a).toLowerCase() === tagName(b).toLowerCase()

/** Checks a name. `ownId` is the id of the tag that is renamed. */
export function checkTagName(
  typed: string,
  tags: readonly Tag[],
  tagType: TagType,
  ownId?: string,
): TagProblem | undefined {
  const name = tagName(typed)
  if (name === '') return 'required'
  if (name.length > maxTagLength[tagType]) return 'too-long'
  return tags.some((tag) => tag.id !== ownId && isSameName(tag.name, name)) ? 'exists' : undefined
}

/** Tags whose name contains a text, whatever its case. */
export function filterTags(tags: readonly Tag[], search: string): readonly Tag[] {
  const text = tagName(search).toLowerCase()
  return text === '' ? tags : tags.filter(({ name }) => tagName(name).toLowerCase().includes(text))
}

/** Replaces tags by one of them. Its count is the sum, an upper bound until the server has counted. */
export function mergeTags(tags: readonly Tag[], ids: readonly string[], intoId: string): readonly Tag[] {
  const merged = tags.filter(({ id }) => ids.includes(id) || id === intoId)
  if (!merged.some(({ id }) => id === intoId)) return tags
  const hasCounts = merged.some(({ count }) => count !== undefined)
  const count = hasCounts ? merged.reduce((sum, tag) => sum + (tag.count ?? 0), 0) : undefined
  return tags
    .filter(({ id }) => id === intoId || !ids.includes(id))
    .map((tag) => (tag.id === intoId ? { ...tag, count } : tag))
}
