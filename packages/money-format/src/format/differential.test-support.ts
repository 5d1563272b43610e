import { currencies, formatMoney, fractionDigits, type MoneyOptions } from '../index.ts'

/** Locales of every script, direction, grouping and sign. */
export const locales =
  `af-ZA am-ET ar-AE ar-EG ar-SA as-IN az-AZ bg-BG bn-BD bs-BA ca-ES cs-CZ cy-GB da-DK de-AT de-CH de-DE ee-GH el-GR
  en-AU en-CA en-GB en-IN en-US en-ZA es-AR es-CO es-ES es-MX et-EE eu-ES fa-IR fi-FI fil-PH fr-CA fr-CH fr-FR ga-IE
  gl-ES gu-IN he-IL hi-IN hr-HR hu-HU hy-AM id-ID is-IS it-CH it-IT ja-JP ka-GE kk-KZ km-KH ko-KR lo-LA lt-LT lv-LV
  mk-MK mr-IN ms-MY my-MM nb-NO ne-NP nl-NL pl-PL ps-AF pt-BR pt-PT ro-RO ru-RU sk-SK sl-SI sq-AL sr-RS sv-SE sw-KE
  ta-IN te-IN th-TH tr-TR uk-UA ur-PK vi-VN zh-CN zh-HK zh-TW zu-ZA ff-Adlm-GN zh-u-nu-hanidec th-u-nu-thai`.split(
    /\s+/,
  )

/** Sets of options that change the pattern. */
export const optionSets: readonly MoneyOptions[] = [
  {},
  { currencySign: 'accounting' },
  { currencyDisplay: 'code' },
  { currencyDisplay: 'narrowSymbol', useGrouping: false },
  { currencyDisplay: 'name' },
]

/** Amounts of both signs and of many sizes. */
export const amounts = [
  '0',
  '-0.001',
  '0.005',
  '1',
  '-1',
  '999.995',
  '-1234.5',
  '12345.678',
  '-987654321.25',
  '123456789012345.67',
]

/** Number of texts compared, and those that differ from Intl's. */
export interface Comparison {
  compared: number
  readonly differences: string[]
}

/** Formats every amount in every locale and currency, with every set of options, by Intl and by `formatMoney`. */
export function compareWithIntl(): Comparison {
  const comparison: Comparison = { compared: 0, differences: [] }
  for (const locale of locales) {
    for (const currency of currencies) {
      for (const options of optionSets) compareOne(comparison, { locale, currency, options })
    }
  }
  return comparison
}

/** Locale for Intl. ICU 78 splits the digits of 'tr-TR' if the currency is shown by name: 'NOK 1.234,5 Norveç kronu0'. 'tr' is right. */
export function intlLocale(locale: string, options: MoneyOptions): string {
  return locale === 'tr-TR' && options.currencyDisplay === 'name' ? 'tr' : locale
}

interface Combination {
  readonly locale: string
  readonly currency: string
  readonly options: MoneyOptions
}

function compareOne(comparison: Comparison, { locale, currency, options }: Combination): void {
  const tag = intlLocale(locale, options)
  const style = {
    style: 'currency',
    currency,
    signDisplay: 'negative',
    ...options,
  } as Intl.NumberFormatOptions
  const plain = new Intl.NumberFormat(tag, style)
  const digits = fractionDigits(currency)
  // Fraction digits of our table, if those of the engine differ.
  const intl =
    plain.resolvedOptions().maximumFractionDigits === digits
      ? plain
      : new Intl.NumberFormat(tag, {
          ...style,
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        })
  for (const amount of amounts) {
    const [theirs, ours] = [
      intl.format(amount as `${number}`),
      formatMoney({ value: amount, currency }, { locale, ...options }),
    ]
    comparison.compared++
    if (theirs !== ours) {
      comparison.differences.push(
        `${locale} ${currency} ${JSON.stringify(options)} ${amount}: ${theirs} | ${ours}`,
      )
    }
  }
}
