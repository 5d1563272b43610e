import {
  parseJson,
  fields,
  flag,
  maybe,
  orElse,
  reader,
  text,
  whole,
  type Check,
} from '@sitewright/site/reader'
import { listOf } from '../entry/checks.ts'
import type { EndpointName } from '../endpoint/calls.contract.ts'
import type { RestockSendRequest, RestockSignUp } from '../catalog/restock.contract.ts'

/** Content of a request that follows the specification. */
export interface Arrival {
  readonly body: {
    readonly addEntry: Line & { readonly quantity: number }
    readonly updateFields: Line
    readonly setQuantity: { readonly quantity: number }
    readonly removeEntry: unknown
    readonly fetchCart: unknown
    readonly startSubscription: Line & { readonly qty: number }
    readonly fetchStock: unknown
    readonly signUpForRestock: RestockSignUp
    readonly fetchRestockGroups: unknown
    readonly fetchRestockEntries: unknown
    readonly sendRestock: RestockSendRequest
    readonly sendAllRestock: { readonly sendRequests: readonly RestockSendRequest[] }
  }
  readonly query: Readonly<Partial<Record<'itemId' | 'productId' | 'variantId' | 'cursor', string>>>
}

interface Line {
  readonly itemId: string
  readonly sku: string | null
  /** JSON text. */
  readonly additionalFields: string
}

type Checks = Readonly<Record<string, Check>>

const optional = orElse(text, undefined)

/** Accepts what another check accepts and a condition holds for. */
const only =
  (check: Check, isRight: (value: unknown) => boolean): Check =>
  (value, path) =>
    isRight(check(value, path)) ? value : text(undefined, path)

const positive = only(whole, (value) => value !== 0)
const json = only(text, (value) => parseJson(String(value)) !== undefined)
const bool = only(optional, (value) => value === undefined || value === 'true' || value === 'false')
const digits = only(
  optional,
  (value) => value === undefined || (typeof value === 'string' && /^\d+$/.test(value)),
)
// The field is always there, with null for the only variant.
const sku = only(maybe(text), (value) => value !== undefined)

const line = { itemId: text, sku, additionalFields: json }
const variant = { productId: text, variantId: text }

/** Fields of the body of each call. A call without fields takes no body. */
const bodies: Readonly<Record<EndpointName, Checks | undefined>> = {
  addEntry: { ...line, quantity: positive },
  updateFields: line,
  setQuantity: { quantity: positive },
  removeEntry: undefined,
  fetchCart: undefined,
  startSubscription: { ...line, qty: positive },
  fetchStock: undefined,
  signUpForRestock: {
    ...variant,
    siteVisitorEmail: text,
    isJoinMailingList: flag,
    recaptchaEnterpriseV3Token: text,
    language: optional,
  },
  fetchRestockGroups: undefined,
  fetchRestockEntries: undefined,
  sendRestock: variant,
  sendAllRestock: {
    sendRequests: listOf((each, path) => exactly(each, path, variant)),
  },
}

/** Fields of the query of each call. */
const queries: Readonly<Partial<Record<EndpointName, Checks>>> = {
  fetchCart: { mock: bool, timecode: digits, calculateSubtotal: bool },
  fetchStock: { itemId: text },
  fetchRestockGroups: { cursor: optional },
  fetchRestockEntries: { ...variant, cursor: optional },
}

/** Checks all fields, and rejects unknown ones, as a server of the specification does. */
function exactly(value: unknown, path: string, checks: Checks): unknown {
  const read = fields(value, path, checks)
  for (const name in read) if (!Object.hasOwn(checks, name)) text(undefined, name)
  return read
}

/** Reads the content of a call; `undefined` if a part of it differs from the specification. */
export function readArrival<Name extends EndpointName>(
  name: Name,
  sent: { readonly body: unknown; readonly query: unknown },
): { readonly body: Arrival['body'][Name]; readonly query: Arrival['query'] } | undefined {
  const checks = bodies[name]
  const body = reader<Arrival['body'][Name]>((value, path) =>
    checks ? exactly(value, path, checks) : value,
  )(sent.body)
  const query = reader<Arrival['query']>((value, path) => exactly(value, path, queries[name] ?? {}))(
    sent.query,
  )
  return body.ok && query.ok ? { body: body.value, query: query.value } : undefined
}
