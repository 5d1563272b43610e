import { moneyDigits } from '../currency/currency.ts'
import type { UsualDigits } from '../decimal/digits.ts'
import { defaultLocale, type MoneyOptions } from './money-options.ts'
import { learnPattern, type Pattern } from './pattern.ts'
import { createRecent } from './recent.ts'

/** The pattern of one currency in one locale, with the digits that the currency shows. */
export interface MoneyPattern extends Pattern {
  readonly digits: UsualDigits
}

const recent = createRecent<MoneyPattern>(100)

let last: { readonly asked: readonly unknown[]; readonly pattern: MoneyPattern } | undefined

/** The pattern for a currency under these options, learned once and kept while it is in use. */
export function moneyPattern(currency: string, options: MoneyOptions, fractionDigits = 2): MoneyPattern {
  const { locale = defaultLocale, currencyDisplay, currencySign, useGrouping = true } = options
  const asked = [locale, currency, currencyDisplay, currencySign, useGrouping, fractionDigits]
  // A list asks for the same pattern again and again, and comparing is quicker than joining a key.
  if (last?.asked.every((part, i) => part === asked[i])) return last.pattern
  const pattern = recent(asked.join(), () => ({
    // ICU 78 tears digits apart around the names of currencies in 'tr-TR'. 'tr' is the same language, whole.
    ...learnPattern(currencyDisplay === 'name' ? locale.replace(/tr.TR/, 'tr') : locale, {
      style: 'currency',
      currency,
      currencyDisplay,
      currencySign,
      // `true` would mean 'always', which groups four digits even where a locale does not.
      useGrouping: useGrouping && 'auto',
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
    }),
    digits: moneyDigits(currency),
  }))
  last = { asked, pattern }
  return pattern
}
