import { siteContent, type NavigationLink } from '../content/site-content.ts'
import { languageOf } from '../content/translation.ts'
import { formatterTexts } from '../content/website.ts'
import { word, words } from '../content/word.ts'
import { PROMO_ID } from '../content/promo.ts'
import { CURRENCIES, LANGUAGES, REGION, type Language } from '../content/words.ts'
import { siteFormRecord } from './site-form.ts'
import { image } from './image.ts'
import type { Localization } from './item.ts'
import { path } from './path.ts'
import { textIn } from '../content/text-in.ts'

/** Links of a navigation as templates print them: those of pages that exist and are published. */
function links(all: readonly NavigationLink[], locale: Language, here: string) {
  const { pages } = siteContent()
  return all.flatMap(({ collectionId, externalLink, title, isHidden, isNewWindow = false }) => {
    const own = pages.find(({ id }) => id === collectionId)
    if (isHidden || own?.status || !(collectionId || externalLink)) return []
    const address = own?.path ?? `/${collectionId}`
    return [
      {
        title: [textIn(title, locale), textIn(own?.title, locale), externalLink, address].find(
          (text) => text !== '' && text !== undefined,
        ),
        url: externalLink ?? path(address, locale),
        active: !externalLink && isAt(here, address),
        isNewWindow,
      },
    ]
  })
}

/** Most letters of a title that have room in one line of large letters on a phone, however wide they are. */
const LONG_TITLE = 4

const isAt = (here: string, address: string): boolean =>
  address === '/' ? here === '/' : here.startsWith(address)

/** The promotional pop-up with its parts. A form is in its own part: sections are looked up in the innermost one. */
function promoRecord(locale: Language) {
  const { promo } = siteContent()
  const form = siteFormRecord('promo', word('promoTitle', locale), locale)
  return {
    ...promo,
    id: PROMO_ID,
    picture: image(promo.picture, ''),
    hasPicture: promo.picture !== '' && promo.slices.includes('image'),
    hasHeading: promo.slices.includes('heading'),
    slices: promo.slices.map((slice) => ({ [slice]: slice === 'newsletter' ? form : true })),
  }
}

/** Links to the page in each language that has texts. Added languages are shown at the address of the English page. */
function languageLinks(locale: Language, here: string) {
  const content = siteContent()
  const { languages, translations } = content
  const shown = languageOf(content) ?? locale
  const own = LANGUAGES.flatMap((code) => languages.find((language) => language.code === code) ?? [])
  const added = languages.filter(({ code }) => translations[code])
  return [...own, ...added].map((language) => {
    const { code, name = code } = language
    const url = path(here, LANGUAGES.find((each) => each === code) ?? 'en')
    // The choice of an added language lasts until English is chosen.
    const needsCode = added.includes(language) || (code === 'en' && added.length > 0)
    return { code, title: name, url: needsCode ? `${url}?language=${code}` : url, active: code === shown }
  })
}

/** Data of every page: the website, its settings, its navigation and its texts. */
export function website({ locale, currency }: Localization, here: string) {
  const { header, footer, navigation, store, categories } = siteContent()
  return {
    website: {
      id: 'sill',
      identifier: 'sill',
      siteTitle: header.title,
      isLongTitle: header.title.length > LONG_TITLE,
      siteTagLine: textIn(header.tagLine, locale),
      announcement: textIn(header.announcement, locale) || textIn(header.tagLine, locale),
      language: REGION[locale],
      timeZone: 'Europe/Berlin',
      shareButtonOptions: { 1: true },
      useCLDRMoneyFormat: true,
      captchaSettings: { siteKey: 'sill' },
    },
    websiteSettings: {
      simpleLikingEnabled: true,
      commentsEnabled: true,
      storeSettings: {
        selectedCurrency: currency,
        multipleQuantityAllowedForServices: true,
        useCLDRMoneyFormat: true,
        isExpressCheckout: store.hasExpressCheckout,
        restockSuccessText: textIn(store.restock.success, locale),
      },
    },
    featureFlags: { useCLDRMoneyFormat: true },
    localizedStrings: formatterTexts(locale),
    locale,
    currency,
    words: words(locale),
    home: path('/', locale),
    links: {
      cart: path('/cart', locale),
      search: path('/search', locale),
      signIn: path('/sign-in', locale),
      account: path('/account', locale),
      shop: path('/shop', locale),
      journal: path('/journal', locale),
      contact: path('/contact', locale),
    },
    navigation: links(navigation, locale, here),
    categories: [
      { title: word('all', locale), url: path('/shop', locale), active: here === '/shop' },
      ...categories.map(({ key, word }) => ({
        title: textIn(word, locale),
        url: path(`/shop/${key}`, locale),
        active: here === `/shop/${key}`,
      })),
    ],
    house: links(footer.links, locale, here),
    languages: languageLinks(locale, here),
    letter: siteFormRecord('letter', word('letterTitle', locale), locale),
    promo: promoRecord(locale),
    currencies: CURRENCIES.map((code) => ({ code, active: code === currency })),
  }
}
