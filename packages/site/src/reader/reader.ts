import type { Result } from '@sitewright/machine/result'

/** A value that differs from its contract. */
export interface ContractBreach {
  /** Path of the field that differs, such as `entries.0.quantity`; empty for the value as a whole. */
  readonly path: string
}

/**
 * Reads a value from outside: a response, a stored text, a message of another tab. Returns the value, or the first field
 * that differs from the contract.
 */
export type Reader<Value> = (input: unknown) => Result<Value, ContractBreach>

/**
 * Makes a reader from a function that returns undefined for a value it does not accept.
 *
 * @example
 * ```ts
 * import { readerOf } from '@sitewright/site/reader'
 *
 * const readName = readerOf((body) => (typeof body === 'string' ? body : undefined))
 * const name = await http.call({ method: 'GET', path: '/name' }, readName)
 * ```
 */
export const readerOf =
  <Value>(parse: (input: unknown) => Value | undefined): Reader<Value> =>
  (input) => {
    const value = parse(input)
    // Written out, because each entry that reads one response carries it.
    return value === undefined ? { ok: false, failure: { path: '' } } : { ok: true, value }
  }
