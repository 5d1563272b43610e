import { numberOf, parseJson } from '../../reader/value.ts'
import type { StorageChange } from './keeper.browser.ts'
import { openShelf } from './shelf.browser.ts'
import type { OutboxView } from '../page/view.browser.ts'

/** Ends the name in a key that is no entry's. */
const SEPARATOR = '!'
const KEY = 'erased'

/** Tells other pages that an outbox was erased. Nothing stays stored: they get an event. */
export function announceErasure(name: string, view: OutboxView, at: number): void {
  const shelf = openShelf(name, () => view.localStorage, SEPARATOR)
  shelf.write(KEY, at)
  shelf.remove(KEY)
}

/** Reads when another page has erased an outbox. Undefined for any other change of the storage. */
export const readErasure = (name: string, { key, newValue }: StorageChange): number | undefined =>
  key === name + SEPARATOR + KEY && newValue !== null ? numberOf(parseJson(newValue)) : undefined
