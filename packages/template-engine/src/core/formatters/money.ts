import type { Family } from '../family.ts'
import { defineFormatter, type Formatter } from '../formatter.ts'
import { nativeMoney, plainMoney } from '../html/money.ts'
import { javaMoney } from '../java-money.ts'
import { child, numberOf, textOf } from '../value.ts'

/** Prints what the Java implementation prints; the other one leaves the value as it is. */
const inJava = (
  returns: 'text' | 'html',
  print: (value: unknown, args: readonly string[]) => unknown,
): Formatter =>
  defineFormatter({
    scoped: true,
    returns: returns === 'html' ? 'html' : 'same',
    apply: (value, args, { run }) => (run.settings.dialect === 'java' ? print(value, args) : value),
  })

const hundredths = (value: unknown): string => {
  return String((numberOf(textOf(value)) || 0) / 100)
}
const plain = inJava('text', (value) => plainMoney(hundredths(value)))
const unknownInJava = inJava('text', () => undefined)

const bookkeeper = defineFormatter({
  scoped: true,
  arity: [0, 0],
  apply: (value, _, { run: { settings } }) => {
    const currency = settings.dialect === 'java' ? 'USD' : settings.i18n?.currency
    return settings.i18n?.money(hundredths(value), currency ?? 'USD', { round: 'half-even' }) ?? ''
  },
})

const percentage = defineFormatter({
  scoped: true,
  arity: [0, 1],
  parse: ({ list }) => ({
    group: true,
    minimumFractionDigits: list.includes('trim') ? 0 : 2,
    maximumFractionDigits: 3,
  }),
  apply: (value, options, { run }) => run.settings.i18n?.decimal(textOf(numberOf(value) || 0), options) ?? '',
})

/** Money and percentages. */
export const money: Family = {
  formatters: {
    'bookkeeper-money-format': bookkeeper,
    'percentage-format': percentage,
    'money-format': plain,
    moneyFormat: plain,
    'money-string': inJava('html', (value) => nativeMoney(hundredths(value))),
    'i18n-money-format': inJava('text', (value, [locale]) =>
      javaMoney(textOf(child(value, 'decimalValue')), textOf(child(value, 'currencyCode')), locale),
    ),
    datetimefield: unknownInJava,
    unit: unknownInJava,
  },
}
