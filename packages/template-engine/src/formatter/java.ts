import { defineFormatter, type Formatters } from './formatter.ts'
import { ageHtml } from './social/age.ts'
import { nativeMoney, plainMoney } from './html/money.ts'
import { markup } from './html/markup.ts'
import { javaMoney } from '../money/java-money.ts'
import { hundredths } from '../money/money.ts'
import { child, numberOf, textOf } from '../4-render/value.ts'
import { bookkeeper } from './bookkeeper.ts'

const plain = defineFormatter({ arity: [0, 0], apply: (value) => plainMoney(hundredths(value)) })
const nothing = markup(() => undefined)

/** Formatters that the Java implementation of the language has otherwise. */
export const java: Formatters = {
  formatters: {
    'bookkeeper-money-format': bookkeeper('USD'),
    'cart-subtotal': markup((cart) => {
      const cents = numberOf(child(cart, 'subtotalCents'))
      return `<span class="sqs-cart-subtotal">${nativeMoney(hundredths(cents))}</span>`
    }),
    'money-format': plain,
    moneyFormat: plain,
    'money-string': markup((value) => nativeMoney(hundredths(value))),
    'i18n-money-format': defineFormatter({
      arity: [0, 1],
      apply: (value, [locale]) =>
        javaMoney(textOf(child(value, 'decimalValue')), textOf(child(value, 'currencyCode')), locale),
    }),
    datetimefield: nothing,
    unit: nothing,
    timesince: markup((value, scope) => ageHtml(typeof value === 'number' ? value : NaN, scope)),
  },
}
