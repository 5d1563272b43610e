import { fail, succeed, type Result } from '@sitewright/site/result'

/** Where an answer is not what was agreed on. */
export interface ContractBreach {
  readonly path: string
}

/** Reads an answer: what it holds, or where it breaks the contract. Fields that nobody relies on may be anything. */
export type Reader<Value> = (body: unknown) => Result<Value, ContractBreach>

class Breach extends Error {
  readonly path: string

  constructor(path: string) {
    super(path)
    this.path = path
  }
}

type Fields = Readonly<Record<string, unknown>>

/** Gives back a value as it is to be read, or says where it breaks the contract. */
export type Check = (value: unknown, path: string) => unknown

const expect =
  (isRight: (value: unknown) => boolean): Check =>
  (value, path) => {
    if (!isRight(value)) throw new Breach(path)
    return value
  }

export const text = expect((value) => typeof value === 'string')
export const flag = expect((value) => typeof value === 'boolean')
export const whole = expect((value) => Number.isSafeInteger(value) && (value as number) >= 0)
// An amount that a number cannot hold exactly is none.
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

export const orElse =
  (check: Check, otherwise: unknown): Check =>
  (value, path) =>
    value === undefined ? otherwise : check(value, path)

export const maybe =
  (check: Check): Check =>
  (value, path) =>
    value == null ? value : check(value, path)

/** Checks an object field by field. Fields without a check are kept as they are. */
export function fields(value: unknown, path: string, checks: Readonly<Record<string, Check>>): Fields {
  const from = record(value, path) as Fields
  const at = (name: string): string => (path ? `${path}.${name}` : name)
  const read = { ...from }
  for (const name in checks) {
    const field = checks[name]?.(from[name], at(name))
    if (field !== undefined) read[name] = field
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
