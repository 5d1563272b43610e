import { messages } from '../locales/ar.ts'
import type { OfferMessages } from '../offer-messages.ts'
import type { Merchandising } from '../catalog/merchandising.contract.ts'
import type { Product } from '../catalog/product.contract.ts'
import { buildMerchandising } from './build.testing.ts'
import { mug, related, sizedMug } from './picture.testing.ts'

// The shop of the stories in Arabic, for those from right to left.

/** Settings of the shop's client. */
export const arabicClient = { messages, locale: 'ar-EG' }

/** Texts of its offers. */
export const arabicOfferMessages: OfferMessages = messages

const words: Readonly<Record<string, string>> = {
  Colour: 'اللون',
  Size: 'المقاس',
  Blue: 'أزرق',
  Red: 'أحمر',
  Small: 'صغير',
  Large: 'كبير',
}

const word = (text: string): string => words[text] ?? text

const inArabic = <Given extends Product>(product: Given, name: string): Given => ({
  ...product,
  name,
  variants: product.variants.map((variant) => ({
    ...variant,
    attributes: Object.fromEntries(
      Object.entries(variant.attributes).map(([option, value]) => [word(option), word(value)]),
    ),
  })),
  variantOptionOrdering: product.variantOptionOrdering?.map(word),
})

export const arabicMug = inArabic(mug, 'كوب يومي')
export const arabicSizedMug = inArabic(sizedMug, 'كوب يومي')

const names = ['وعاء الفطور', 'مزهرية', 'وعاء تقديم', 'كوب حبري']
export const arabicRelated = related.map((product, index) => inArabic(product, names[index] ?? ''))

/** Merchandising of the mug, in the owner's words. */
export const arabicMerchandising: Merchandising = buildMerchandising({
  customSoldOutText: 'نفدت مؤقتًا',
  scarcityText: 'بقيت قطع قليلة',
  scarcityTemplateViews: [
    { scarcityText: 'بقيت قطع قليلة', attributes: { [word('Colour')]: word('Blue') }, qtyInStock: 5 },
  ],
  restockNotificationMessages: {
    CTAText: 'سيتوفر قريبًا',
    placeholderText: 'البريد الإلكتروني',
    buttonText: 'أعلمني',
    mailingListDescription: 'أرسلوا إليّ الأخبار',
  },
})
