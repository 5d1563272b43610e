import { fill } from '@sitewright/site/messages'
import type { Product, Variant } from './product.contract.ts'
import type { Messages } from '../messages.ts'

/** The chosen values by option name. An option without a value is not chosen. */
export type Selection = Readonly<Record<string, string>>

/** One choice a shopper makes: the size, the colour. */
export interface VariantOption {
  /**
   * Key of the option in a selection and in the attributes of variants, also shown to the shopper: 'Size'.
   */
  readonly name: string
  /** All values that a variant has, in the order of the variants. */
  readonly values: readonly {
    readonly value: string
    /** False if no variant has it together with what is chosen for the other options. */
    readonly isOffered: boolean
  }[]
}

/** A product of a printed page, whose controls decide what is asked. */
export interface PrintedProduct extends Product {
  /** Names of its options, in the order of the page. */
  readonly asked: readonly string[] | undefined
}

/**
 * Names of the options that a shopper has to choose. Empty for a product with one variant. Names that no variant has are left
 * out of the order of the owner, and the others follow it if variants cannot be told apart without them.
 */
export function optionNames(product: Product): readonly string[] {
  const { variants, variantOptionOrdering, asked } = product as Product & Partial<PrintedProduct>
  if (variants.length < 2) return []
  if (asked) return asked
  const names = namesOf(variants)
  return names.reduce(
    (some, name) => (kindsOf(variants, [...some, name]) > kindsOf(variants, some) ? [...some, name] : some),
    variantOptionOrdering?.filter((name) => names.includes(name)) ?? names,
  )
}

const namesOf = (variants: readonly Variant[]): readonly string[] => [
  ...new Set(variants.flatMap(({ attributes }) => Object.keys(attributes))),
]

/** Number of variants that can be told apart by some attributes. */
const kindsOf = (variants: readonly Variant[], names: readonly string[]): number =>
  new Set(variants.map(({ attributes }) => JSON.stringify(attributes, [...names]))).size

/**
 * Returns the options of a product with their values. A value is offered if a variant has it together with
 * what is chosen elsewhere.
 */
export const variantOptions = (product: Product, selection: Selection = {}): readonly VariantOption[] =>
  optionNames(product).map((name) => {
    const others = { ...selection, [name]: '' }
    const offered = new Set(product.variants.filter(fits(others)).map(({ attributes }) => attributes[name]))
    const values = new Set(product.variants.flatMap(({ attributes }) => attributes[name] ?? []))
    return { name, values: [...values].map((value) => ({ value, isOffered: offered.has(value) })) }
  })

const fits =
  (selection: Selection) =>
  ({ attributes }: Variant): boolean =>
    Object.entries(selection).every(([name, value]) => !value || attributes[name] === value)

/** Result of a selection. */
export type Choice =
  | { readonly kind: 'variant'; readonly variant: Variant }
  /**
   * Some options are not chosen yet, in the order in which they are asked for. The list is empty where a product has
   * several variants without attributes.
   */
  | {
      readonly kind: 'unselected'
      /** Names of the options without a value. */
      readonly options: readonly string[]
    }
  /** All are chosen, and there is no such variant. */
  | { readonly kind: 'unavailable' }

/**
 * Returns the variant that a selection comes to, or what keeps it from being one.
 *
 * @example
 * ```ts
 * import { choose } from '@sitewright/cart-client/variant'
 *
 * const choice = choose(mug, { Colour: 'Blue' })
 * if (choice.kind === 'variant') console.log(choice.variant.sku)
 * if (choice.kind === 'unselected') console.log(choice.options) // options without a value so far
 * ```
 */
export function choose(product: Product, selection: Selection): Choice {
  const names = optionNames(product)
  const options = names.filter((name) => !selection[name])
  // Variants without options cannot be distinguished, so that none of several is selected.
  if (options.length > 0 || (names.length === 0 && product.variants.length > 1)) {
    return { kind: 'unselected', options }
  }
  const chosen = Object.fromEntries(names.map((name) => [name, selection[name] ?? '']))
  const fitting = product.variants.filter(fits(chosen))
  const [variant] = fitting
  // A printed page may not ask for everything in which variants differ: none of them is sold by chance.
  return variant && kindsOf(fitting, namesOf(fitting)) < 2
    ? { kind: 'variant', variant }
    : { kind: 'unavailable' }
}

/** Reason for which a selection cannot be added, found before the server is called. */
export type SelectionFailure =
  | {
      readonly kind: 'unselected'
      /** Names of the options without a value, in the order in which they are asked for. */
      readonly options: readonly string[]
    }
  | { readonly kind: 'denomination' | 'unavailable' | 'not-enough' | 'quantity-number' | 'quantity-whole' }

/** Returns the error text for a selection that cannot be added. */
export function selectionText(failure: SelectionFailure, messages: Messages): string {
  switch (failure.kind) {
    case 'unselected':
      return unselectedText(failure.options, messages)
    case 'denomination':
      return messages['cart.validation.giftCardDenomination']
    case 'unavailable':
      return messages['cart.validation.variantUnavailable']
    case 'not-enough':
      return messages['cart.validation.notEnoughStock']
    case 'quantity-number':
      return messages['cart.validation.quantityNumber']
    case 'quantity-whole':
      return messages['cart.validation.quantityWhole']
  }
}

function unselectedText(options: readonly string[], messages: Messages): string {
  const [option1 = '', option2 = ''] = options
  if (options.length === 0) return messages['cart.validation.variantUnavailable']
  if (options.length === 1) return fill(messages['cart.validation.selectOption'], { option: option1 })
  if (options.length === 2) return fill(messages['cart.validation.selectTwoOptions'], { option1, option2 })
  return fill(messages['cart.validation.selectOptions'], {
    optionsList: options
      .slice(0, -1)
      .reduce((listed, next) => fill(messages['cart.validation.optionsList'], { listed, next })),
    lastOption: options.at(-1) ?? '',
  })
}
