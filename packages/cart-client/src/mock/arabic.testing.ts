import type { Messages } from '../messages.ts'
import type { OfferMessages } from '../offer-messages.ts'
import type { Merchandising } from '../product/merchandising.contract.ts'
import type { Product } from '../product/product.contract.ts'
import { buildMerchandising } from './build.testing.ts'
import { mug, related, sizedMug } from './picture.testing.ts'

// The shop of the stories in Arabic, for those from right to left.

const arabicMessages: Messages = {
  'cart.addToCart.label': 'أضف إلى السلة',
  'cart.addToCart.adding': 'جارٍ الإضافة…',
  'cart.addToCart.added': 'تمت الإضافة!',
  'cart.addToCart.selectOption': 'اختر خيارًا',
  'cart.addToCart.soldOut': 'نفدت الكمية',
  'cart.addToCart.subscribe': 'اشترك',
  'cart.addToCart.purchase': 'اشترِ الآن',
  'cart.addToCart.purchaseSubscribe': 'اشترك',
  'cart.quickView.label': 'عرض سريع',
  'cart.quantity.label': 'الكمية',
  'cart.validation.selectOption': 'يُرجى اختيار {option}.',
  'cart.validation.selectTwoOptions': 'يُرجى اختيار {option1} و{option2}.',
  'cart.validation.selectOptions': 'يُرجى اختيار {optionsList} و{lastOption}.',
  'cart.validation.optionsList': '{listed}، {next}',
  'cart.validation.variantUnavailable': 'عذرًا، هذا النوع غير متوفر. يُرجى اختيار نوع آخر.',
  'cart.validation.notEnoughStock': 'عذرًا، الكمية المتوفرة من هذا المنتج غير كافية.',
  'cart.validation.quantityNumber': 'يجب أن تكون الكمية رقمًا.',
  'cart.validation.quantityWhole': 'يجب أن تكون الكمية عددًا صحيحًا',
  'cart.validation.giftCardDenomination': 'اختر قيمة بطاقة الهدية',
  'cart.count.overflow': '+١٠٠',
  'cart.indicator.label': 'السلة',
  'cart.indicator.one': 'منتج واحد في السلة',
  'cart.indicator.many': 'عدد المنتجات في السلة: {n}',
  'cart.indicator.overflow': 'أكثر من ١٠٠ منتج في السلة',
  'cart.popover.added': 'أُضيف {productName} إلى سلتك.',
  'cart.popover.close': 'إغلاق',
  'cart.page.alsoBought': 'اشترى العملاء أيضًا',
  'cart.page.minimumSubtotal': 'لإتمام الشراء يجب ألا يقل المجموع الفرعي عن {subtotal}.',
  'cart.error.addTitle': 'تعذّرت إضافة المنتج',
  'cart.error.purchaseTitle': 'تعذّر شراء المنتج',
  'cart.error.giftCardTitle': 'تعذّر شراء بطاقة الهدية',
  'cart.error.addItem': 'تعذّرت إضافة المنتج',
  'cart.error.removeItem': 'تعذّرت إزالة المنتج',
  'cart.error.updateQuantity': 'تعذّر تحديث الكمية',
  'cart.error.updateForm': 'تعذّر تحديث النموذج',
  'cart.error.openForm': 'تعذّر فتح النموذج',
  'cart.error.checkConnection': 'يُرجى التحقق من اتصالك بالإنترنت.',
  'cart.error.tryAgain': 'يُرجى المحاولة مرة أخرى.',
  'site.error.csrfExpired': 'انتهت صلاحية جلستك. يُرجى إعادة تحميل الصفحة والمحاولة مرة أخرى.',
  'site.error.cookiesDisabled':
    'يُرجى تفعيل ملفات تعريف الارتباط في متصفحك وإعادة تحميل الصفحة والمحاولة مرة أخرى.',
  'site.error.tooManyRequests': 'يُرجى المحاولة مرة أخرى بعد بضع ثوانٍ.',
}

/** Settings of the shop's client. */
export const arabicClient = { messages: arabicMessages, locale: 'ar-EG' }

/** Texts of its offers. */
export const arabicOfferMessages: OfferMessages = {
  'instalment.inRange': '{n} دفعات بدون فوائد بقيمة {amount}',
  'instalment.inRangeOneLine': 'أو {n} دفعات بدون فوائد بقيمة {amount} مع',
  'instalment.over': 'متاح للطلبات التي تزيد على {amount}',
  'instalment.upTo': 'متاح للطلبات حتى {amount}',
  'restock.error.emailBlank': 'لا يمكن ترك البريد الإلكتروني فارغًا',
  'restock.error.emailInvalid': 'البريد الإلكتروني غير صالح',
  'restock.error.submit': 'تعذّر إرسال النموذج. يُرجى المحاولة لاحقًا.',
  'restock.success': 'تم تسجيلك!',
}

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
