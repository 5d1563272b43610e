import { fractionDigits } from '@sitewright/money-format'
import { i18n } from '../family/i18n.ts'
import { createEngine } from '../index.ts'

/** The languages that packages have texts in, and others of every script, direction and grouping. */
const locales =
  `ar ar-EG bg cs da de de-CH el en en-IN es es-MX fa fi fr fr-CH he hi hu id it ja ko nb nl pl pt-BR ro sv th tr uk
  vi zh-Hans`.split(/\s+/)
const currencies =
  'AED AUD BRL CAD CHF CNY CZK DKK EGP EUR GBP ILS INR JPY KRW MXN NOK PLN SEK TRY USD'.split(' ')
const amounts = ['0', '1', '-1', '12.345', '1234.5', '-98765.435', '1000000']

/** Texts of a template beside those of Intl. */
export interface Comparison {
  readonly compared: number
  readonly differences: readonly string[]
}

/** Renders money and numbers in every locale, and compares the text with what Intl writes. */
export function compareWithIntl(): Comparison {
  const engine = createEngine({ families: [i18n] })
  const differences: string[] = []
  let compared = 0
  const compare = (locale: string, template: string, data: object, wanted: string): void => {
    compared++
    const { output } = engine.render(template, data, { locale })
    if (output !== wanted)
      differences.push(`${locale} ${template} ${JSON.stringify(data)}: ${output} | ${wanted}`)
  }
  for (const locale of locales) {
    const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 20, signDisplay: 'negative' })
    for (const n of amounts) compare(locale, '{n|decimal}', { n }, numbers.format(n as `${number}`))
    for (const currency of currencies) {
      const digits = fractionDigits(currency)
      const money = new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        roundingMode: 'halfEven',
        signDisplay: 'negative',
      })
      for (const value of amounts)
        compare(locale, '{m|money}', { m: { value, currency } }, money.format(value as `${number}`))
    }
  }
  return { compared, differences }
}

/** Number of texts that are compared. */
export const total = locales.length * (currencies.length + 1) * amounts.length
