import { readWith, type Endpoint } from '@sitewright/site/contracts'
import { isRecord } from '@sitewright/site/reader'

/** Thrown when a backend does not keep the contract. The message says what it did. */
export class ContractBroken extends Error {
  override readonly name = 'ContractBroken'
}

/** A value with its fields in one order: JSON has none. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isRecord(value)) return value
  const pairs = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(pairs.map(([name, each]) => [name, sorted(each)]))
}

const text = (value: unknown): string => JSON.stringify(sorted(value)) ?? String(value)

/** Fails unless a condition holds. */
export function check(isRight: boolean, message: string): void {
  if (!isRight) throw new ContractBroken(message)
}

/** Fails unless two values are the same JSON. */
export function same(what: string, found: unknown, expected: unknown): void {
  check(text(found) === text(expected), `${what} is ${text(found)} and should be ${text(expected)}`)
}

/** Fails unless a response has the shape that the packages read. */
export function shaped(what: string, { answer }: Endpoint, body: unknown): void {
  if (!answer) return
  const read = readWith<unknown>(answer)(body)
  check(
    read.ok,
    `the answer to ${what} has another "${read.ok ? '' : read.failure.path}" than the packages read: ${text(body)}`,
  )
}
