import { attempt, parseJson } from '../../reader/value.ts'

/** Storage of texts by key, such as `localStorage`. It may be blocked, full or emptied at any time. */
export type ShelfStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Values in a storage, each under a key of its own, which all pages of a site see at once. */
export interface Shelf {
  /** Keys of what is there. */
  readonly keys: () => readonly string[]
  /** Returns a value, or undefined if there is none or it is no JSON. */
  readonly read: (key: string) => unknown
  /** Stores a value. Returns false if it could not. */
  readonly write: (key: string, value: unknown) => boolean
  readonly remove: (key: string) => void
}

/** Opens the shelf of a name. `open` is called for each access, and may throw. `separator` ends the name in the storage. */
export function openShelf(name: string, open: () => ShelfStorage, separator = ':'): Shelf {
  const prefix = name + separator
  return {
    keys: () =>
      attempt(() =>
        Object.keys(open())
          .filter((key) => key.startsWith(prefix))
          .map((key) => key.slice(prefix.length)),
      ) ?? [],
    read: (key) => parseJson(attempt(() => open().getItem(prefix + key)) ?? ''),
    write: (key, value) =>
      attempt(() => {
        open().setItem(prefix + key, JSON.stringify(value))
        return true
      }) ?? false,
    remove: (key) => attempt(() => open().removeItem(prefix + key)),
  }
}

/** Removes all that is on a shelf. */
export function clearShelf(shelf: Shelf): void {
  for (const key of shelf.keys()) shelf.remove(key)
}
