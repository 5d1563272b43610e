import type { Currency, LocalizedText } from './words.ts'

/** Preferences of the store's owner. */
export interface StorePreferences {
  /** Currency of visitors who have not chosen one. Without it, that of the language. */
  readonly currency?: Currency | undefined
  readonly hasReviews: boolean
  readonly hasScarcity: boolean
  readonly hasExpressCheckout: boolean
  /** Label of add buttons of products without one of their own. Empty for the usual one. */
  readonly addButtonText: LocalizedText
  readonly soldOutText: LocalizedText
  /** Message for a few pieces, with a plural of `qtyInStock`. */
  readonly scarcityText: LocalizedText
  readonly restock: {
    readonly callToAction: LocalizedText
    readonly placeholder: LocalizedText
    readonly button: LocalizedText
    readonly success: LocalizedText
    readonly mailingList: LocalizedText
  }
}

/** Preferences of the store as it was built. */
export const STORE: StorePreferences = {
  hasReviews: true,
  hasScarcity: true,
  hasExpressCheckout: false,
  addButtonText: { en: '', de: '' },
  soldOutText: { en: 'Gone', de: 'Vergriffen' },
  scarcityText: {
    en: '{qtyInStock, plural, one {The last one} other {Only # left}}',
    de: '{qtyInStock, plural, one {Das letzte} other {Nur noch # da}}',
  },
  restock: {
    callToAction: { en: 'Tell me when it is back', de: 'Bescheid geben, wenn es wieder da ist' },
    placeholder: { en: 'Your email', de: 'Ihre E-Mail' },
    button: { en: 'Tell me', de: 'Bescheid geben' },
    success: { en: 'Signed up!', de: 'Vorgemerkt!' },
    mailingList: {
      en: 'Also send me the letter that comes with every kiln',
      de: 'Auch den Brief schicken, der mit jedem Ofen kommt',
    },
  },
}
