import { fail, succeed, type Result } from '@sitewright/site/result'

/** Where an answer breaks the contract. */
export interface ContractBreach {
  readonly path: string
}

/** Reads an answer: returns its value, or where it breaks the contract. Fields that nobody relies on may be anything. */
export type Reader<Value> = (body: unknown) => Result<Value, ContractBreach>

class Breach extends Error {
  readonly path: string

  constructor(path: string) {
    super(path)
    this.path = path
  }
}

type Fields = Readonly<Record<string, unknown>>

/** Returns a value as it is to be read, or throws where it breaks the contract. */
export type Check = (value: unknown, path: string) => unknown

const expect =
  (isRight: (value: unknown) => boolean): Check =>
  (value, path) => {
    if (!isRight(value)) throw new Breach(path)
    return value
  }

export const text = expect((value) => typeof value === 'string')
/** A text that is not empty. */
export const filled = expect((value) => typeof value === 'string' && value !== '')
export const flag = expect((value) => typeof value === 'boolean')
export const whole = expect((value) => Number.isSafeInteger(value) && (value as number) >= 0)
// Rejects amounts beyond the safe integers.
export const number = expect(
  (value) => typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER,
)
export const list = expect(Array.isArray)
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const record = expect(isRecord)
export const texts = expect(
  (value) => isRecord(value) && Object.values(value).every((each) => typeof each === 'string'),
)
export const textOrRecord = expect((value) => typeof value === 'string' || isRecord(value))

/** Reads a field with a default, which stands for `null` as well: many servers write `null` for what they do not have. */
export const orElse =
  (check: Check, otherwise: unknown): Check =>
  (value, path) =>
    value == null ? otherwise : check(value, path)

/** Reads a field that may be missing, and returns `null` as it is. */
export const maybe =
  (check: Check): Check =>
  (value, path) =>
    value == null ? value : check(value, path)

/** Reads a stock: variants that were sold too often have less than nothing. */
export const stock: Check = (value, path) => Math.max(0, number(value ?? 0, path) as number)

/** Reads a time in epoch milliseconds or as ISO text. Nobody relies on it, so anything else is as good as missing. */
export const time: Check = (value) => {
  const ms = typeof value === 'string' ? Date.parse(value) : value
  return Number.isSafeInteger(ms) ? ms : undefined
}

/** Checks an object field by field. Fields without a check are kept as they are. */
export function fields(value: unknown, path: string, checks: Readonly<Record<string, Check>>): Fields {
  const from = record(value, path) as Fields
  const at = (name: string): string => (path ? `${path}.${name}` : name)
  const read = { ...from }
  for (const name in checks) {
    const field = checks[name]?.(from[name], at(name))
    // A null that means nothing is replaced by it.
    if (field !== undefined || name in from) read[name] = field
  }
  return read
}

export const reader =
  <Value>(check: Check): Reader<Value> =>
  (body) => {
    try {
      return succeed(check(body, '') as Value)
    } catch (problem) {
      if (problem instanceof Breach) return fail({ path: problem.path })
      throw problem
    }
  }
