import { fail, succeed } from '@sitewright/machine/result'
import type { Reader } from './reader.ts'
import { isRecord } from './value.ts'

/** Returns a value as it is to be read. Throws for a value that differs from the contract; `path` says where. */
export type Check = (value: unknown, path: string) => unknown

class Breach extends Error {
  readonly path: string

  constructor(path: string) {
    super(path)
    this.path = path
  }
}

/** Makes a check from a condition. */
export const check =
  (isRight: (value: unknown) => boolean): Check =>
  (value, path) => {
    if (!isRight(value)) throw new Breach(path)
    return value
  }

/** Accepts a text. */
export const text = check((value) => typeof value === 'string')
/** Accepts a text that is not empty. */
export const filled = check((value) => typeof value === 'string' && value !== '')
/** Accepts true and false. */
export const flag = check((value) => typeof value === 'boolean')
/** Accepts whole numbers from zero. */
export const whole = check((value) => Number.isSafeInteger(value) && (value as number) >= 0)
/** Accepts numbers within the safe integers, so that no amount has lost digits. */
export const number = check(
  (value) => typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER,
)
/** Accepts an array of anything. */
export const list = check(Array.isArray)
/** Accepts an object with any fields. */
export const record = check(isRecord)

/** Reads a field with a default. The default replaces null as well: many servers write null for what they do not have. */
export const orElse =
  (present: Check, fallback: unknown): Check =>
  (value, path) =>
    value == null ? fallback : present(value, path)

/** Reads a field that may be missing, and returns null as it is. */
export const maybe =
  (present: Check): Check =>
  (value, path) =>
    value == null ? value : present(value, path)

/** Checks an object field by field. Fields without a check are kept as they are. */
export function fields(
  value: unknown,
  path: string,
  checks: Readonly<Record<string, Check>>,
): Readonly<Record<string, unknown>> {
  const from = record(value, path) as Readonly<Record<string, unknown>>
  const read: Record<string, unknown> = { ...from }
  for (const name in checks) {
    const field = checks[name]?.(from[name], path ? `${path}.${name}` : name)
    // A missing field without a default stays missing.
    if (field !== undefined || name in from) read[name] = field
  }
  return read
}

/**
 * Makes a reader from a check. The caller names the type, which the check has to guarantee.
 *
 * @example
 * ```ts
 * import { fields, filled, maybe, reader, whole } from '@sitewright/site/reader'
 *
 * interface Item {
 *   readonly name: string
 *   readonly stock?: number | null
 * }
 * const readItem = reader<Item>((value, path) => fields(value, path, { name: filled, stock: maybe(whole) }))
 * ```
 */
export const reader =
  <Value>(read: Check): Reader<Value> =>
  (input) => {
    try {
      return succeed(read(input, '') as Value)
    } catch (problem) {
      if (problem instanceof Breach) return fail({ path: problem.path })
      throw problem
    }
  }
