import type { Endpoint } from '@sitewright/site/contracts'
import { isRecord } from '@sitewright/site/reader'
import { messageOf, type Reply } from './client.ts'
import { shapeIssue } from './shape.contract.ts'
import { shortened } from './trace.ts'

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

const text = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(sorted(value)))

/** Fails unless a condition holds. */
export function check(isRight: boolean, message: string): asserts isRight {
  if (!isRight) throw new ContractBroken(message)
}

/** Fails, and says what was expected and what came. */
function differs(what: string, expected: string, found: unknown): never {
  throw new ContractBroken(`${what}: expected ${expected}, received ${shortened(text(found))}`)
}

/** Where two values differ first: of large ones, a message names one field. */
function difference(
  found: unknown,
  expected: unknown,
  path: readonly string[] = [],
): { readonly path: readonly string[]; readonly found: unknown; readonly expected: unknown } | undefined {
  if (text(found) === text(expected)) return undefined
  const areRecords = isRecord(found) && isRecord(expected)
  const areLists = Array.isArray(found) && Array.isArray(expected) && found.length === expected.length
  if (areRecords || (areLists && expected.some(isRecord))) {
    const [left, right] = [found, expected] as [Record<string, unknown>, Record<string, unknown>]
    for (const name of new Set([...Object.keys(right), ...Object.keys(left)])) {
      const inner = difference(left[name], right[name], [...path, name])
      if (inner) return inner
    }
  }
  return { path, found, expected }
}

/** Fails unless two values are the same JSON. */
export function same(what: string, found: unknown, expected: unknown): void {
  const first = difference(found, expected)
  if (!first) return
  const where = first.path.length > 0 ? `${what}, field "${first.path.join('.')}"` : what
  differs(where, shortened(text(first.expected)), first.found)
}

/** Fails unless a reply has one of the statuses. */
export function answered(what: string, { status }: Reply, ...statuses: readonly number[]): void {
  if (!statuses.includes(status)) differs(`the status of ${what}`, statuses.join(' or '), status)
}

/** Fails unless a reply refuses, with a message for the visitor. */
export function refused(what: string, reply: Reply, ...statuses: readonly number[]): void {
  answered(what, reply, ...statuses)
  if (messageOf(reply) === undefined)
    differs(`the refusal of ${what}`, 'a "message" (or "error") that is a text', reply.body)
}

/** What schemas with a test of their own take, by the names of their fields. */
const TYPES: readonly (readonly [RegExp, string])[] = [
  [/(Cents|[qQ]uantity|subTotal|qtyInStock)$/, 'a number'],
  [/(attributes|errors)$/, 'an object of texts'],
  [/additionalFields$/, 'a text or an object'],
  [/cartToken$/, 'a text that is not empty'],
]

function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, name) => (isRecord(value) || Array.isArray(value) ? Reflect.get(value, name) : undefined),
    body,
  )
}

/** Fails unless a response has the shape that the packages read. */
export function shaped(what: string, { answer }: Endpoint, body: unknown): void {
  const issue = answer && shapeIssue(answer, body)
  if (!issue) return
  const path = issue.path.join('.')
  const type = issue.type ?? TYPES.find(([name]) => name.test(path))?.[1]
  const where = path === '' ? 'its body' : `the field "${path}"`
  differs(`the answer to ${what}, ${where}`, type ?? 'what the packages read', valueAt(body, issue.path))
}

/** Returns a field of an object, and fails if it is not there. */
export function fieldOf(what: string, body: unknown, name: string): unknown {
  const value = isRecord(body) ? body[name] : undefined
  if (value === undefined || value === null) differs(what, `a field "${name}"`, body)
  return value
}
