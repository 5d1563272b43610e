import { CATEGORIES, CLAIM, HOUSE, LOCALIZED, NAME, NAVIGATION, TEXTS } from '../content/website.ts'
import { COMMENT_TEXTS } from '../content/comment.ts'
import { EVENT_TEXTS } from '../content/event.ts'
import { letterForm, promoForm } from '../content/form.ts'
import { FORM_TEXTS } from '../content/form-words.ts'
import { PROMO } from '../content/promo.ts'
import { CURRENCIES, LOCALES, type Locale } from '../content/words.ts'
import { formRecord } from './form.ts'
import { image } from './image.ts'
import type { Localization } from './item.ts'
import { path } from './path.ts'

const LANGUAGE = { en: 'English', de: 'Deutsch' } satisfies Record<Locale, string>
const REGION = { en: 'en-US', de: 'de-DE' } satisfies Record<Locale, string>

/** Data of every page: the website, its settings, its navigation and its texts. */
export function website({ locale, currency }: Localization, here: string) {
  const all = { ...TEXTS, ...FORM_TEXTS, ...COMMENT_TEXTS, ...EVENT_TEXTS }
  const words = Object.fromEntries(Object.entries(all).map(([key, text]) => [key, text[locale]]))
  return {
    website: {
      id: 'sill',
      identifier: 'sill',
      siteTitle: NAME,
      siteTagLine: CLAIM[locale],
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
      },
    },
    featureFlags: { useCLDRMoneyFormat: true },
    localizedStrings: LOCALIZED[locale],
    locale,
    currency,
    words,
    home: path('/', locale),
    links: {
      cart: path('/cart', locale),
      search: path('/search', locale),
      signIn: path('/sign-in', locale),
      shop: path('/shop', locale),
      journal: path('/journal', locale),
      contact: path('/contact', locale),
    },
    navigation: NAVIGATION.map((link) => ({
      title: link.word[locale],
      url: path(link.path, locale),
      active: here.startsWith(link.path),
    })),
    categories: [
      { title: TEXTS.all[locale], url: path('/shop', locale), active: here === '/shop' },
      ...CATEGORIES.map(({ key, word }) => ({
        title: word[locale],
        url: path(`/shop/${key}`, locale),
        active: here === `/shop/${key}`,
      })),
    ],
    house: HOUSE.map((link) => ({ title: link.word[locale], url: path(link.path, locale) })),
    languages: LOCALES.map((code) => ({
      code,
      title: LANGUAGE[code],
      url: path(here, code),
      active: code === locale,
    })),
    letter: {
      ...formRecord(letterForm(locale), locale, FORM_TEXTS.letterSend[locale]),
      label: FORM_TEXTS.letterTitle[locale],
    },
    promo: {
      ...PROMO,
      picture: image('moon-jar', ''),
      form: {
        ...formRecord(promoForm(locale), locale, FORM_TEXTS.promoSend[locale]),
        label: FORM_TEXTS.promoTitle[locale],
      },
    },
    currencies: CURRENCIES.map((code) => ({ code, active: code === currency })),
  }
}
