import type { Cart } from './cart.contract.ts'
import type { CartNews } from './cart-news.ts'
import { quantityIn } from './cart-request.ts'
import { mayBeSame } from './entry-key.ts'
import { keysOf, quantityOf, type AddLine, type Pending } from './operation.ts'

type UncertainNews = Extract<CartNews, { readonly uncertain: readonly string[] }>

/** A request with an unknown outcome, from here or from another page, that no cart has proved yet. */
export interface UncertainRequest {
  readonly key: string
  /** Quantity of the entry in a cart that contains this add and all before it; `Infinity` if no cart proves it. */
  readonly total: number
  /** Line of an add whose page was left, set on the one page that emits its events. */
  readonly line?: AddLine | undefined
  /** Time after which a page that is left does not hand the line on, in epoch milliseconds. */
  readonly until?: number | undefined
}

/** A list of uncertain requests that its owner, the cart's state, may change. */
export type UncertainRequests = { -readonly [Name in keyof UncertainRequest]: UncertainRequest[Name] }[]

/** Requests as uncertain ones: new fields make one of each identity. */
export const uncertainOf = (requests: readonly Pending[]): readonly UncertainRequest[] =>
  requests.flatMap((pending) => keysOf(pending).map((key) => ({ key, total: pending.total ?? Infinity })))

/** The message to other tabs about uncertain requests. */
export const newsOf = (requests: readonly UncertainRequest[]): UncertainNews => ({
  uncertain: requests.map(({ key }) => key),
  totals: requests.map(({ total }) => total),
})

/** The uncertain requests of such a message. */
export const uncertainIn = ({ uncertain, totals = [] }: UncertainNews): readonly UncertainRequest[] =>
  uncertain.map((key, index) => ({ key, total: totals[index] ?? Infinity }))

/** Quantity that proves an add: that of the last known cart, all uncertain adds of its entry and its own. */
export const totalWith = (
  requests: readonly UncertainRequest[],
  cart: Cart | undefined,
  pending: Pending,
): number =>
  Math.max(quantityIn(cart, pending.key), ...concerning(requests, pending.key).map(({ total }) => total)) +
  quantityOf(pending)

/** Counts an add that is in the cart now, and that the totals of uncertain ones did not include. */
export function countAdded(requests: UncertainRequests, pending: Pending): void {
  for (const each of concerning(requests, pending.key)) each.total += quantityOf(pending)
}

/** Gives up proofs by a quantity that is about to be replaced. */
export function giveUp(requests: UncertainRequests, keys: readonly string[]): void {
  for (const key of keys) {
    for (const each of concerning(requests, key)) Object.assign(each, { total: Infinity, line: undefined })
  }
}

/** Takes out of a list the requests that a cart contains. */
export function takeProven(requests: UncertainRequests, cart: Cart | undefined): UncertainRequests {
  const proven = requests.filter(({ key, total }) => quantityIn(cart, key) >= total)
  for (const each of proven) requests.splice(requests.indexOf(each), 1)
  return proven
}

const concerning = <Request extends UncertainRequest>(requests: readonly Request[], key: string): Request[] =>
  requests.filter((each) => mayBeSame(each.key, key))
