import type { Money } from '@sitewright/money-format'
import * as z from 'zod/mini'
import type { AddedEntry, AdditionalFields, Cart, CartEntry, UpdatedEntry } from '../entry/cart.contract.ts'
import type { Product, SubscriptionPlan, Variant } from '../catalog/product.contract.ts'
import type {
  RestockEntryPage,
  RestockGroupPage,
  RestockSendRequest,
  RestockSignUp,
} from '../catalog/restock.contract.ts'
import type { StockResults } from '../catalog/stock.contract.ts'
import type { StartedSubscription } from '../catalog/subscription.contract.ts'

/** A schema whose output is what the rest of the package calls it. */
type Schema<Output> = z.ZodMiniType<Output>

// Numbers and records have one predicate each: zod's own schemas for them weigh more than all of these.
const text = z.string()
const optionalText = z.optional(text)
const maybeText = z.nullish(text)
// A call of a method would keep a bundler from leaving out what is not used.
const textLike = (pattern: RegExp): z.ZodMiniCustom<string, string> =>
  z.custom<string>((value) => typeof value === 'string' && pattern.test(value))
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const opaque = z.custom<Readonly<Record<string, unknown>>>(isRecord)
const texts = z.custom<Readonly<Record<string, string>>>(
  (value) => isRecord(value) && Object.values(value).every((each) => typeof each === 'string'),
)
const fields = z.custom<AdditionalFields>((value) => typeof value === 'string' || isRecord(value))
/** A field with a default, which replaces `null` as well: many servers write `null` for missing values. */
const orElse = <Output>(schema: z.ZodMiniType<Output>, otherwise: Output): z.ZodMiniType<Output> =>
  z.pipe(
    z.transform((value: unknown): unknown => value ?? otherwise),
    schema,
  )
/** A field that may be missing, and is left out if it is `null`. */
const orNothing = <Output>(schema: z.ZodMiniType<Output>): z.ZodMiniOptional<z.ZodMiniType<Output>> =>
  z.optional(
    z.pipe(
      z.transform((value: unknown): unknown => value ?? undefined),
      z.optional(schema) as unknown as z.ZodMiniType<Output>,
    ),
  )
const list = orElse<unknown[]>(z.array(z.unknown()), [])
const flag = orElse(z.boolean(), false)
const numberThat = (isRight: (value: number) => boolean): z.ZodMiniCustom<number, number> =>
  z.custom<number>((value) => typeof value === 'number' && isRight(value))
// Rejects amounts beyond the safe integers.
const exact = numberThat((value) => Math.abs(value) <= Number.MAX_SAFE_INTEGER)
const amount = orElse(exact, 0)
/** A stock. Oversold variants have less than zero, which reads as zero. */
const stock = z.pipe(
  z.transform((value: unknown) => (typeof value === 'number' ? Math.max(0, value) : (value ?? 0))),
  exact,
)
/** Time in epoch milliseconds or as ISO text. It is shown nowhere, so anything else reads as missing. */
const time = z.optional(
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' ? Date.parse(value) : value)),
    z.catch(z.optional(numberThat(Number.isSafeInteger)), undefined),
  ),
)
const whole = numberThat((value) => Number.isSafeInteger(value) && value >= 0)
const positive = numberThat((value) => Number.isSafeInteger(value) && value > 0)

/** A response that is ignored. */
export const ignored = z.unknown()

/** Body of a failed call that names the reason. */
export const failure = z.looseObject({
  message: optionalText,
  error: optionalText,
  crumbFail: z.optional(z.boolean()),
  crumb: optionalText,
})

export const cartEntry = z.looseObject({
  id: text,
  itemId: text,
  quantity: whole,
  // A product without variants has `null` here.
  chosenVariant: z.pipe(
    z.transform((value: unknown) => (value === null ? {} : value)),
    z.looseObject({ sku: maybeText, attributes: orElse(texts, {}) }),
  ),
  title: orNothing(text),
  subTotal: orNothing(exact),
  purchasePriceCents: orNothing(exact),
  additionalFields: z.nullish(fields),
}) satisfies Schema<CartEntry>

/** A gift or a fee that a server adds may have no id: it cannot be changed, so it is no line of the shopper's. */
const hasNoId = (value: unknown): boolean => isRecord(value) && (value.id ?? null) === null

/** Leaves out a line whose id another has: a change of one would be a change of both. */
function withoutDoubles(all: z.infer<typeof cartEntry>[]): z.infer<typeof cartEntry>[] {
  const ids = new Set<string>()
  return all.filter(({ id }) => ids.size < ids.add(id).size)
}

const lines = z.pipe(
  z.transform((value: unknown): unknown =>
    Array.isArray(value) ? value.filter((line) => !hasNoId(line)) : value,
  ),
  z.pipe(z.array(cartEntry), z.transform(withoutDoubles)),
)
const newEntry = z.pipe(
  z.transform((value: unknown): unknown => (hasNoId(value) ? undefined : value)),
  z.optional(cartEntry),
)

/** A cart, as the server answers with it. */
export const shoppingCart = z.looseObject({
  id: text,
  websiteId: text,
  orderId: maybeText,
  created: time,
  isPurchased: flag,
  entries: orElse(lines, []),
  shippingOptions: list,
  selectedShippingOption: z.nullish(opaque),
  shippingLocation: z.nullish(opaque),
  applicableTaxRules: list,
  coupons: list,
  validCoupons: list,
  invalidCoupons: list,
  subtotalCents: amount,
  taxCents: amount,
  shippingCostCents: amount,
  discountCents: amount,
  grandTotalCents: amount,
  totalQuantity: amount,
  hasDigital: flag,
  purelyDigital: flag,
  requiresShipping: flag,
  checkoutUrl: orNothing(text),
}) satisfies Schema<Cart>

export const addedEntry = z.looseObject({
  shoppingCart,
  newlyAdded: orNothing(newEntry),
}) satisfies Schema<AddedEntry>
/** Answer to a change of the cart: the cart, and the entry that was changed. */
export const updatedEntry = z.looseObject({
  shoppingCart,
  updatedEntry: orNothing(cartEntry),
}) satisfies Schema<UpdatedEntry>

const addition = { itemId: text, sku: z.nullable(text), additionalFields: text }
export const addEntryBody = z.object({ ...addition, quantity: positive })
export const fieldsBody = z.object(addition)
export const quantityBody = z.object({ quantity: positive })
export const subscriptionBody = z.object({ ...addition, qty: positive })

// A query is text.
const flagText = z.optional(z.enum(['true', 'false']))
export const cartQuery = z.object({
  mock: flagText,
  timecode: z.optional(textLike(/^\d+$/)),
  calculateSubtotal: flagText,
})

export const startedSubscription = z.looseObject({
  cartToken: textLike(/./),
}) satisfies Schema<StartedSubscription>

export const stockResults = z.looseObject({
  results: z.array(z.looseObject({ sku: maybeText, unlimited: flag, qtyInStock: stock })),
}) satisfies Schema<StockResults>
export const stockQuery = z.object({ itemId: text })

/** Body of the call that puts a shopper on the list of a variant. */
export const restockSignUp = z.object({
  productId: text,
  variantId: text,
  siteVisitorEmail: text,
  isJoinMailingList: z.boolean(),
  recaptchaEnterpriseV3Token: text,
  language: optionalText,
}) satisfies Schema<RestockSignUp>

const cursor = { hasNextPage: flag, nextPageCursor: maybeText }
export const restockGroupPage = z.looseObject({
  signUpGroups: orElse(z.array(z.looseObject({ productId: text, variantId: text })), []),
  ...cursor,
}) satisfies Schema<RestockGroupPage>
export const restockEntryPage = z.looseObject({
  signUps: orElse(z.array(z.looseObject({ siteVisitorEmail: text })), []),
  ...cursor,
}) satisfies Schema<RestockEntryPage>
export const groupQuery = z.object({ cursor: optionalText })
export const entryQuery = z.object({ productId: text, variantId: text, cursor: optionalText })

export const restockSend = z.object({ productId: text, variantId: text }) satisfies Schema<RestockSendRequest>
export const restockSendAll = z.object({ sendRequests: z.array(restockSend) })

const decimalPrice = z.looseObject({
  decimalValue: z.union([text, exact]),
  currencyCode: orNothing(text),
})
const money = z.custom<Money>(
  (value) =>
    isRecord(value) &&
    ((value.value !== undefined && value.currency !== undefined) || 'decimalValue' in value),
)
const prices = {
  price: orNothing(decimalPrice),
  onSale: orNothing(z.boolean()),
  priceMoney: orNothing(money),
  salePriceMoney: orNothing(money),
}

/** One of the things that a product can be bought as. */
export const variant = z.looseObject({
  id: orNothing(text),
  sku: maybeText,
  attributes: orElse(texts, {}),
  optionValues: orNothing(z.array(z.looseObject({ value: text }))),
  ...prices,
  salePrice: orNothing(decimalPrice),
  qtyInStock: orNothing(stock),
  unlimited: orNothing(z.boolean()),
  mainImageId: orNothing(text),
}) satisfies Schema<Variant>

/** Billing plan of a subscription. */
export const subscriptionPlan = z.looseObject({
  billingPeriod: z.looseObject({ value: positive, unit: z.enum(['WEEK', 'MONTH', 'YEAR']) }),
  numBillingCycles: whole,
}) satisfies Schema<SubscriptionPlan>

/** A product, as the page knows it. */
export const product = z.looseObject({
  id: text,
  name: text,
  productType: whole,
  collectionId: orNothing(text),
  collectionName: orNothing(text),
  variants: orElse(z.array(variant), []),
  ...prices,
  isSubscribable: orNothing(z.boolean()),
  subscriptionPlan: orNothing(subscriptionPlan),
  useCustomAddButtonText: orNothing(z.boolean()),
  customAddButtonText: orNothing(text),
  additionalFieldsFormId: orNothing(text),
  additionalFieldsForm: z.optional(z.unknown()),
  variantOptionOrdering: orNothing(z.array(text)),
}) satisfies Schema<Product>
