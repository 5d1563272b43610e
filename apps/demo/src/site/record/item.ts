import { DIGITAL, GIFT_CARD, type Choice, type Product } from '../content/product.ts'
import { siteContent, type SiteContent } from '../content/site-content.ts'
import type { Currency, Language, LocalizedText, Price } from '../content/words.ts'
import { completeMarkup, htmlOf, plainText } from './html.ts'
import '../../language/site-texts-of-page.ts'
import { image } from './image.ts'
import { path } from './path.ts'
import { languageOfText, textIn } from '../content/text-in.ts'

/** Language and currency of a record. */
export interface Localization {
  readonly locale: Language
  readonly currency: Currency
}

const money = (price: Price, currency: Currency) => ({ value: price[currency], currency })
const legacy = (price: Price, currency: Currency) => ({
  decimalValue: price[currency],
  currencyCode: currency,
})

/** Every way to pick one choice of each option. */
function selections({ options = [] }: Product): Choice[][] {
  return options.reduce<Choice[][]>(
    (rows, { choices }) => rows.flatMap((row) => choices.map((choice) => [...row, choice])),
    [[]],
  )
}

function stockOf(
  { stock }: Product,
  key: string,
): { readonly qtyInStock: number; readonly unlimited: boolean } {
  const count = typeof stock === 'object' ? (stock[key] ?? 0) : stock
  return { qtyInStock: count ?? 0, unlimited: count === undefined }
}

function variants(product: Product, { locale, currency }: Localization) {
  return selections(product).map((choices) => {
    const key = choices.map((choice) => choice.key).join('-')
    const price = choices.findLast((choice) => choice.price)?.price ?? product.price
    const pictured = choices.find((choice) => choice.picture)?.picture
    return {
      id: `${product.slug}${key ? `.${key}` : ''}`,
      sku: `SILL-${product.slug}${key ? `-${key}` : ''}`.toUpperCase(),
      attributes: Object.fromEntries(
        choices.map((choice, i) => [
          textIn(product.options?.[i]?.name, locale) ?? '',
          textIn(choice.word, locale),
        ]),
      ),
      optionValues: choices.map((choice, i) => ({
        optionName: textIn(product.options?.[i]?.name, locale) ?? '',
        value: textIn(choice.word, locale),
      })),
      price: legacy(price, currency),
      salePrice: legacy(product.sale ?? price, currency),
      priceMoney: money(price, currency),
      salePriceMoney: money(product.sale ?? price, currency),
      onSale: product.sale !== undefined,
      ...stockOf(product, key),
      ...(pictured ? { mainImageId: `image-${pictured}` } : {}),
    }
  })
}

/** Texts of the form for a name that is stamped into a product. */
export const INSCRIPTION = {
  title: { en: 'What is its name?', de: 'Wie soll sie heißen?' },
  submit: { en: 'Add to Cart', de: 'In den Warenkorb' },
  name: { en: 'Name on the rim', de: 'Name auf dem Rand' },
  note: { en: 'Anything we should know', de: 'Etwas, das wir wissen sollten' },
} as const satisfies Record<string, LocalizedText>

const inscription = (locale: Language) => ({
  id: 'inscription',
  title: textIn(INSCRIPTION.title, locale),
  submitButtonText: textIn(INSCRIPTION.submit, locale),
  fields: [
    {
      id: 'name',
      type: 'text',
      title: textIn(INSCRIPTION.name, locale),
      required: true,
      placeholder: 'Basil',
    },
    {
      id: 'note',
      type: 'textarea',
      title: textIn(INSCRIPTION.note, locale),
      required: false,
    },
  ],
})

const subscriptionPlan = ({ plan }: Product) =>
  plan && { billingPeriod: { value: plan.value, unit: plan.unit }, numBillingCycles: plan.cycles }

/** The first of two texts, unless it is empty. */
const filledText = (text: string | undefined, otherwise: string): string =>
  text === undefined || text === '' ? otherwise : text

/** A product's record, as the pages of a hosted site are rendered from. */
export function item(product: Product, localization: Localization) {
  const { locale, currency } = localization
  const category = siteContent().categories.find(({ key }) => key === product.category)
  const pictures = [
    ...new Set([
      product.picture,
      ...selections(product).flatMap((row) => row.flatMap(({ picture }) => picture ?? [])),
    ]),
  ]
  const gallery = pictures
    .filter(Boolean)
    .map((name) =>
      image(name, [textIn(product.name, locale), textIn(product.line, locale)].filter(Boolean).join(': ')),
    )
  const facts = product.facts.map((fact) => textIn(fact, locale)).filter((fact) => fact.trim() !== '')
  const all = variants(product, localization)
  const addButtonText = filledText(
    textIn(product.button, locale),
    textIn(siteContent().store.addButtonText, locale),
  )
  return {
    id: product.slug,
    collectionId: 'shop',
    recordType: 11,
    recordTypeLabel: 'store-item',
    urlId: product.slug,
    fullUrl: path(`/shop/p/${product.slug}`, locale),
    title: textIn(product.name, locale),
    excerpt: textIn(product.line, locale),
    body: completeMarkup(htmlOf(textIn(product.story, locale))),
    bodyLanguage: languageOfText(product.story, locale),
    description: plainText(textIn(product.story, locale)),
    facts: facts.map((text) => ({ text })),
    categories: category ? [textIn(category.word, locale)] : [],
    categoryKey: product.category,
    categoryUrl: path(`/shop/${product.category}`, locale),
    chooseBy: product.chooseBy ?? 'select',
    ...(product.picture ? { mainImageId: `image-${product.picture}` } : {}),
    mainImage: gallery[0],
    items: gallery,
    hasPictures: gallery.length > 1,
    structuredContent: {
      productType: product.type,
      priceMoney: money(product.price, currency),
      salePriceMoney: money(product.sale ?? product.price, currency),
      onSale: product.type !== GIFT_CARD && product.sale !== undefined,
      variants: product.type === DIGITAL ? [] : all,
      variantOptionOrdering: (product.options ?? []).map(({ name }) => textIn(name, locale)),
      isSubscribable: product.plan !== undefined,
      ...(product.plan
        ? {
            subscriptionPlan: subscriptionPlan(product),
            productSubscriptionOptions: [{ id: `${product.slug}-plan` }],
          }
        : {}),
      useCustomAddButtonText: addButtonText !== '',
      customAddButtonText: addButtonText,
      ...(product.form
        ? { additionalFieldsFormId: product.form, additionalFieldsForm: inscription(locale) }
        : {}),
      ...(product.audio ? { audioAssetUrl: product.audio } : {}),
    },
    /** Purchase data of a digital product, which has no variants in its markup. */
    counter: all,
  }
}
export type Item = ReturnType<typeof item>

/** Records that were made of a site, by language and currency. */
const made = new WeakMap<SiteContent, Map<string, readonly Item[]>>()

/** All products, in the order of the shelf. They are made once for each site, language and currency. */
export function items(localization: Localization): readonly Item[] {
  const content = siteContent()
  const known = made.get(content) ?? new Map<string, readonly Item[]>()
  made.set(content, known)
  const key = `${localization.locale} ${localization.currency}`
  const all = known.get(key) ?? content.products.map((product) => item(product, localization))
  known.set(key, all)
  return all
}
