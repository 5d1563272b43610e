import type { AddLine, Cart } from '@sitewright/cart-client'
import { cartReaders } from '@sitewright/cart-client/transport'
import type { createShopMock } from '@sitewright/cart-client/testing'
import {
  fields,
  filled,
  isRecord,
  maybe,
  number,
  parseJson,
  reader,
  text,
  whole,
  type Check,
  type Reader,
} from '@sitewright/site/reader'
import type { SiteState } from '@sitewright/site/testing'
import { readAddress, type Address } from '../account/account.ts'

type ShopState = ReturnType<typeof createShopMock>['state']
type MultilingualStatus = SiteState['multilingualStatus']
type Subscription = AddLine & { readonly cartToken: string }
type SignUp = ShopState['restockSignUps'][number]
type Sent = ShopState['restockSent'][number]

/** An order of the member, beside its cart. */
export interface PlacedOrder {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly placedOn: number
  readonly currency: string
}

/** A subscription that has begun. */
export interface BegunSubscription {
  readonly cartToken: string
  readonly begunOn: number
}

/** Orders, subscriptions and addresses of a member, as they are stored. */
export interface MemberState {
  placed: readonly PlacedOrder[]
  begun: readonly BegunSubscription[]
  /** The newest first, each once. */
  addresses: readonly Address[]
  /** Code of the language that the member chose. */
  language?: string | undefined
}

/** State of the server, as it stands in local storage: it survives a reload and is shared by all tabs. */
export interface SavedState extends Readonly<MemberState> {
  readonly cart: Cart | undefined
  readonly orders: readonly Cart[]
  readonly subscriptions: readonly Subscription[]
  readonly restockSignUps: readonly SignUp[]
  readonly restockSent: readonly Sent[]
  readonly giftCards: Readonly<Record<string, number>>
  /** Quantities sold, by item and attributes. */
  readonly sold: Readonly<Record<string, number>>
  /** Status of the translation service. */
  readonly multilingualStatus: MultilingualStatus
}

const shape = <Value>(checks: Readonly<Record<string, Check>>): Reader<Value> =>
  reader<Value>((value, path) => fields(value, path, checks))

const readSubscription = shape<Subscription>({ cartToken: filled, itemId: filled, sku: maybe(text) })
const readSignUp = shape<SignUp>({ productId: filled, variantId: filled, siteVisitorEmail: text })
const readSent = shape<Sent>({ productId: filled, variantId: filled })
const readPlaced = shape<PlacedOrder>({ id: filled, placedOn: number, currency: filled })
const readBegun = shape<BegunSubscription>({ cartToken: filled, begunOn: number })

/** Reads the items of a list that are as they should be. */
function listOf<Item>(value: unknown, read: Reader<Item>): readonly Item[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  return items.flatMap((each) => {
    const item = read(each)
    return item.ok ? [item.value] : []
  })
}

const readCount = reader<number>(whole)

function countsOf(value: unknown): Readonly<Record<string, number>> {
  const pairs = isRecord(value) ? Object.entries(value) : []
  return Object.fromEntries(
    pairs.flatMap(([key, count]) => {
      const read = readCount(count)
      return read.ok ? [[key, read.value]] : []
    }),
  )
}

/** Reads the state that was saved. What is not as it should be is left out. */
export function parseState(stored: string | null): SavedState {
  const raw = parseJson(stored ?? '')
  const from = isRecord(raw) ? raw : {}
  const cart = cartReaders.cart(from.cart)
  return {
    cart: cart.ok ? cart.value : undefined,
    orders: listOf(from.orders, cartReaders.cart),
    subscriptions: listOf(from.subscriptions, readSubscription),
    restockSignUps: listOf(from.restockSignUps, readSignUp),
    restockSent: listOf(from.restockSent, readSent),
    giftCards: countsOf(from.giftCards),
    sold: countsOf(from.sold),
    multilingualStatus: isRecord(from.multilingualStatus) ? from.multilingualStatus : { connected: true },
    placed: listOf(from.placed, readPlaced),
    begun: listOf(from.begun, readBegun),
    addresses: listOf(from.addresses, readAddress),
    language: typeof from.language === 'string' ? from.language : undefined,
  }
}
