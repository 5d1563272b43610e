import { describe, expect, test } from 'vitest'
import { currencies, defaultCurrency, fractionDigits } from '../index.ts'
import { regionCurrency } from './region-currency.ts'

describe('currencies', () => {
  // spec: MNY-011
  test('are 27, with 2 fraction digits except JPY', () => {
    const codes =
      'EUR USD AUD NOK CAD NZD DKK GBP HKD CHF MXN SGD SEK CZK ILS PHP RUB PLN THB MYR ARS BRL COP IDR INR JPY ZAR'
    expect(currencies).toEqual(codes.split(' '))
    for (const currency of currencies) expect(fractionDigits(currency)).toBe(currency === 'JPY' ? 0 : 2)
  })

  // spec: MNY-012
  test('have USD as default', () => {
    expect(defaultCurrency).toBe('USD')
  })

  test('outside of the table have the digits of Intl', () => {
    expect(fractionDigits('KRW')).toBe(0)
    expect(fractionDigits('KWD')).toBe(3)
  })
})

test.each(['usd', '', 'USDX', null as unknown as string])(
  'what is no currency has no digits: %j',
  (currency) => {
    expect(() => fractionDigits(currency)).toThrow(expect.objectContaining({ code: 'not-currency' }) as Error)
  },
)

describe('regionCurrency', () => {
  test.each([
    ['fr', 'EUR'],
    ['fr-CA', 'CAD'],
    ['sr-ME', 'EUR'],
    ['pt', 'BRL'],
    ['hi', 'INR'],
    ['es-419', 'USD'],
    ['he', 'ILS'],
    ['zh-HK', 'HKD'],
    ['de_CH', 'CHF'],
    ['', 'USD'],
    ['no locale', 'USD'],
  ])('returns for %s the currency %s', (locale, currency) => {
    expect(regionCurrency(locale)).toBe(currency)
  })

  test.each(['', '_', 'C.UTF-8', 'a', '123', 'de-'])('returns USD for %j, which is no locale', (text) => {
    expect(regionCurrency(text)).toBe('USD')
  })

  // Legal tender of each region in CLDR, for the currencies of a store.
  test.each([
    [
      'EUR',
      'AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT',
    ],
    ['USD', 'US PR GU'],
    ['AUD', 'AU CC CX HM KI NF NR TV'],
    ['NOK', 'NO SJ BV'],
    ['CAD', 'CA'],
    ['NZD', 'NZ CK NU PN TK'],
    ['DKK', 'DK FO GL'],
    ['GBP', 'GB GG GS IM JE'],
    ['HKD', 'HK'],
    ['CHF', 'CH LI'],
    ['MXN', 'MX'],
    ['SGD', 'SG'],
    ['SEK', 'SE'],
    ['CZK', 'CZ'],
    ['ILS', 'IL PS'],
    ['PHP', 'PH'],
    ['RUB', 'RU'],
    ['PLN', 'PL'],
    ['THB', 'TH'],
    ['MYR', 'MY'],
    ['ARS', 'AR'],
    ['BRL', 'BR'],
    ['COP', 'CO'],
    ['IDR', 'ID'],
    ['INR', 'IN'],
    ['JPY', 'JP'],
    ['ZAR', 'ZA'],
  ])('returns %s for the regions %s', (currency, regions) => {
    for (const region of regions.split(' ')) expect(regionCurrency(`en-${region}`), region).toBe(currency)
  })
})
