import { isRecord } from '../../reader/value.ts'
import { readEntries, type IsBody, type OutboxEntry } from '../entry/entry.ts'
import type { Shelf } from './shelf.browser.ts'

/** Entries under one key of a shelf. */
export interface ShelvedEntries<Body> {
  readonly entries: readonly OutboxEntry<Body>[]
  /** True if a page has left all it had with them: its journal has nothing newer. */
  readonly isAll?: boolean | undefined
}

/** Puts entries on a shelf. Returns false if it could not. */
export const shelve = <Body>(shelf: Shelf, key: string, shelved: ShelvedEntries<Body>): boolean =>
  shelf.write(key, shelved)

/** Reads entries of a shelf. */
export function readShelved<Body>(
  shelf: Shelf,
  key: string,
  isBody: IsBody<Body>,
): ShelvedEntries<Body> | undefined {
  const value = shelf.read(key)
  if (!isRecord(value)) return undefined
  const entries = readEntries(value.entries, isBody)
  const isAll = value.isAll === true
  return entries.length > 0 || isAll ? { entries, isAll } : undefined
}

/** Reads all of a shelf, by key and in their order, and removes what cannot be read. */
export function readAllShelved<Body>(
  shelf: Shelf,
  isBody: IsBody<Body>,
): ReadonlyMap<string, ShelvedEntries<Body>> {
  const found = new Map<string, ShelvedEntries<Body>>()
  for (const key of [...shelf.keys()].sort()) {
    const shelved = readShelved(shelf, key, isBody)
    if (shelved) found.set(key, shelved)
    else shelf.remove(key)
  }
  return found
}
