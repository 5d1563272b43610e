import {
  fields,
  filled,
  list,
  maybe,
  number,
  reader,
  text,
  whole,
  type Check,
  type Reader,
} from '@sitewright/site/reader'

/** Thing of an order, as the account lists it. */
export interface OrderLine {
  readonly itemId: string
  readonly title: string
  readonly quantity: number
}

/** Order of a member. */
export interface AccountOrder {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly placedOn: number
  /** Total in hundredths of `currency`. */
  readonly totalCents: number
  readonly currency: string
  readonly lines: readonly OrderLine[]
}

/** Subscription of a member that has begun. */
export interface AccountSubscription {
  readonly cartToken: string
  readonly itemId: string
  readonly begunOn: number
}

/** Postal address of an order. */
export interface Address {
  readonly name: string
  readonly street: string
  readonly city: string
}

/** Account of a member. */
export interface Account {
  readonly email: string
  /** Code of the language that the member chose to be written to in. */
  readonly language?: string | undefined
  readonly orders: readonly AccountOrder[]
  readonly subscriptions: readonly AccountSubscription[]
  readonly addresses: readonly Address[]
}

const shape =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value, path) =>
    fields(value, path, checks)

const each =
  (item: Check): Check =>
  (value, path) =>
    (list(value, path) as readonly unknown[]).map((one, i) => item(one, `${path}.${i}`))

const line = shape({ itemId: filled, title: text, quantity: whole })
const order = shape({ id: filled, placedOn: number, totalCents: number, currency: filled, lines: each(line) })
const subscription = shape({ cartToken: filled, itemId: filled, begunOn: number })
const address = shape({ name: filled, street: filled, city: text })

/** Reads an address. */
export const readAddress: Reader<Address> = reader(address)

/** Reads the account of a member. */
export const readAccount: Reader<Account> = reader(
  shape({
    email: filled,
    language: maybe(filled),
    orders: each(order),
    subscriptions: each(subscription),
    addresses: each(address),
  }),
)

/** Calls of the account. The specification names none, so they are the demo's own. */
export const accountCall = { method: 'GET', path: '/api/demo/account' } as const
export const endSubscriptionCall = { method: 'DELETE', path: '/api/demo/subscription/:cartToken' } as const
