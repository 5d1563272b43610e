import { priceOf } from '@sitewright/cart-client/product'
import { toSubunits } from '@sitewright/money-format'
import { account } from '../mock/account.ts'
import { places } from '../mock/place.ts'
import { firstFiles } from '../mock/first-files.ts'
import { product } from '../product/product.ts'
import type { ContentChange } from './content/content-reader.ts'
import { commentFormIn } from './content/form.ts'
import { builtContent, withSiteContent } from './content/site-content.ts'
import { CURRENCIES, LANGUAGES, type Currency, type Language } from './content/words.ts'
import { valueIn } from './content/text-in.ts'
import { items } from './record/item.ts'

/** One value for each language. */
const inEachLanguage = <Value>(make: (locale: Language) => Value): Record<Language, Value> =>
  Object.fromEntries(LANGUAGES.map((locale) => [locale, make(locale)])) as Record<Language, Value>

const shelf = (locale: Language, currency: Currency) => items({ locale, currency }).map(product)

/** Products with their names, prices and stock, in all languages and currencies. */
function products() {
  const shelves = inEachLanguage((locale) => shelf(locale, 'USD'))
  const priced = CURRENCIES.map((currency) => [currency, shelf('en', currency)] as const)
  return shelves.en.map(({ id, productType, isSubscribable = false, variants }, place) => ({
    id,
    type: productType,
    isSubscribable,
    names: inEachLanguage((locale) => shelves[locale][place]?.name ?? id),
    variants: variants.map(({ id: variantId, sku, unlimited = false, qtyInStock = 0 }, at) => ({
      id: variantId ?? `${id}.${at}`,
      sku: sku ?? null,
      attributes: inEachLanguage((locale) => shelves[locale][place]?.variants[at]?.attributes ?? {}),
      prices: Object.fromEntries(
        priced.flatMap(([currency, all]) => {
          const found = all[place]
          const price = found && priceOf(found, found.variants[at], currency)
          const cents = price && toSubunits(price)
          return cents !== undefined && Number.isSafeInteger(cents) ? [[currency, cents]] : []
        }),
      ),
      isUnlimited: unlimited,
      stock: Math.max(0, Math.floor(qtyInStock)),
    })),
  }))
}

const formsOf = ({ forms }: typeof builtContent) => [
  ...Object.entries(forms).map(([id, { definition, hasCaptcha }]) => ({
    id,
    definitions: inEachLanguage((language) => valueIn(definition, language)),
    hasCaptcha,
  })),
  { id: 'comment', definitions: inEachLanguage((language) => commentFormIn(language)), hasCaptcha: false },
]

/** What a server sells, and the forms that it checks, when these sections of the site differ from the built ones. */
export function offerOf(change: ContentChange = {}) {
  const content = { ...builtContent, ...change }
  return withSiteContent(content, () => ({ products: products(), forms: formsOf(content) }))
}

/** What a server of this shop begins with. */
export function demoSeed() {
  const { header, footer, navigation, languages, store, pages } = builtContent
  return {
    ...offerOf(),
    users: [{ id: 'ruth', ...account, roles: {} }],
    files: firstFiles.map(({ id, name, type = '', size = 0, thumbnailUrl }) => ({
      id,
      name,
      type,
      size,
      thumbnailUrl: thumbnailUrl ?? null,
    })),
    sections: {
      headerFooter: { header, footer },
      layouts: [{ identifier: 'mainNav', links: navigation }],
      languages,
      content: { pages },
      multilingualSettings: { enabled: true },
      multilingualStatus: { connected: true },
      'preferences checkout': store,
      places,
    },
  }
}
