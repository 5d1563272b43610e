import { isRecord } from '@sitewright/site/reader'

// A server may answer with anything, as with the page of a proxy.

/**
 * Returns the list of an answer.
 * @throws `Error` for any other answer, so that its request has failed
 */
export function requireList<Item>(answer: readonly Item[]): readonly Item[] {
  const list: unknown = answer
  if (!Array.isArray(list)) throw new Error('An answer is no list.')
  return answer
}

/** Checks for what can be told apart, and has a name to show. */
export const isNamed = (answer: unknown): boolean =>
  isRecord(answer) && answer.id !== undefined && answer.id !== null && typeof answer.name === 'string'

/**
 * Returns what an answer names.
 * @throws `Error` for any other answer, so that its request has failed
 */
export function requireNamed<Item>(answer: Item): Item {
  if (!isNamed(answer)) throw new Error('An answer lacks `id` or `name`.')
  return answer
}
