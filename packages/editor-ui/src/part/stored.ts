// Stored data is as old as its site: what its types promise may be missing from it, or null.

const none: readonly never[] = []

/** A stored list. Anything else is an empty one. */
export const storedList = <Item>(stored: readonly Item[] | null | undefined): readonly Item[] =>
  Array.isArray(stored) ? stored : none

/** The items of a stored list that have a field. */
export function storedItems<Item extends object>(
  stored: readonly Item[] | null | undefined,
  field: keyof Item,
): readonly Item[] {
  const hasField = (item: Item | null): boolean => (item?.[field] ?? undefined) !== undefined
  const items = storedList(stored)
  return items.every(hasField) ? items : items.filter(hasField)
}

/** A stored text. Anything else is an empty one. */
export const storedText = (stored: unknown): string => (typeof stored === 'string' ? stored : '')

/** A stored record of texts. A field that it lacks is that of the empty record. */
export function storedTexts<Texts extends Readonly<Record<keyof Texts, string>>>(
  empty: Texts,
  stored: Partial<Texts> | null | undefined,
): Texts {
  const texts = { ...empty, ...stored }
  for (const [name, text] of Object.entries(empty)) {
    if (typeof Reflect.get(texts, name) !== 'string') Reflect.set(texts, name, text)
  }
  return texts
}
