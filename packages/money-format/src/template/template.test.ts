import { describe, expect, test } from 'vitest'
import { formatDecimal, formatLegacyMoney, type DigitOptions } from '../index.ts'
import {
  decimalOptionWords,
  formatBookkeeperMoney,
  formatTemplateMoney,
  moneyOptionWords,
  priceOrNothing,
  regionCurrency,
} from './index.ts'
import { plainText } from '../testing.ts'

const usd = (value: string) => ({ value, currency: 'USD' })

describe('the legacy template format', () => {
  // spec: MNY-014 MNY-015 MNY-016
  test.each<[string, string, string, DigitOptions]>([
    ['1234567.8', 'USD', '1,234,567.80', {}],
    ['123456.7890', 'USD', '123,456.79', {}],
    ['-1234.5', 'EUR', '-1,234.50', {}],
    ['-0.001', 'EUR', '0.00', {}],
    ['1234.5', 'JPY', '1,235', {}],
    ['1234', 'JPY', '1,234.00', { minimumFractionDigits: 2 }],
    ['10.00', 'USD', '10', { trailingZeroDisplay: 'stripIfInteger' }],
    ['10.50', 'USD', '10.50', { trailingZeroDisplay: 'stripIfInteger' }],
    ['999999999999999.99', 'USD', '999,999,999,999,999.99', {}],
  ])('writes %s %s as %s', (value, currency, text, options) => {
    expect(formatLegacyMoney({ value, currency }, options)).toBe(text)
  })

  // spec: MNY-013
  test('has at most 15 integer places', () => {
    expect(() => formatLegacyMoney(usd('1000000000000000'))).toThrow(RangeError)
  })
})

describe('formatTemplateMoney', () => {
  // spec: MNY-020
  test('follows the setting useCLDRMoneyFormat', () => {
    const money = { value: '1234.5', currency: 'EUR' }
    expect(formatTemplateMoney(money, { useCLDRMoneyFormat: true, locale: 'de' })).toBe('1.234,50\u00a0€')
    expect(formatTemplateMoney(money, { useCLDRMoneyFormat: false, locale: 'de' })).toBe('1,234.50')
    expect(formatTemplateMoney(money, { locale: 'de' })).toBe('1,234.50')
  })

  test('shortens when asked', () => {
    const options = moneyOptionWords(['style:short'])
    expect(formatTemplateMoney(usd('1234567'), { ...options, useCLDRMoneyFormat: true })).toBe('$1.2M')
  })
})

// spec: TPL-115
test.each([
  [
    { value: '5', currency: 'EUR' },
    { value: '5', currency: 'EUR' },
  ],
  [undefined, { value: '0', currency: 'USD' }],
  [null, { value: '0', currency: 'USD' }],
  [{ value: '5' }, { value: '0', currency: 'USD' }],
])('a price of %j counts as %j in a template', (price, expected) => {
  expect(priceOrNothing(price)).toEqual(expected)
})

describe('formatBookkeeperMoney', () => {
  test.each<[unknown, string | undefined, string]>([
    [12345, 'en', '$123.45'],
    [1234.5, 'en', '$12.34'],
    [1235.5, 'en', '$12.36'],
    [-5, 'en-US', '-$0.05'],
    [12345, 'de-DE', '123,45 €'],
    [12345, 'de_CH', 'CHF 123.45'],
    [50000, 'ja', '￥500'],
    [12345, 'ko-KR', 'US$123.45'],
    ['12345', 'en', '$123.45'],
    ['abc', 'en', '$0.00'],
    [undefined, 'en', '$0.00'],
    [NaN, 'en', '$0.00'],
    [12345, undefined, ''],
    [12345, '', ''],
  ])('writes %s hundredths for %s as %s', (subunits, locale, text) => {
    expect(plainText(formatBookkeeperMoney(subunits, locale))).toBe(text)
  })

  test.each([
    ['fr', 'EUR'],
    ['fr-CA', 'CAD'],
    ['sr-ME', 'EUR'],
    ['pt', 'BRL'],
    ['hi', 'INR'],
    ['es-419', 'USD'],
    ['he', 'ILS'],
    ['zh-HK', 'HKD'],
  ])('knows the currency of %s: %s', (locale, currency) => {
    expect(regionCurrency(locale)).toBe(currency)
  })

  // The tender of each region in CLDR, for the currencies of a store.
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
  ])('pays with %s in %s', (currency, regions) => {
    for (const region of regions.split(' ')) expect(regionCurrency(`en-${region}`), region).toBe(currency)
  })
})

describe('option words', () => {
  const halfEven = { roundingMode: 'halfEven' }

  test.each<[string[], object]>([
    [[], halfEven],
    [['style:accounting', 'no-group'], { ...halfEven, currencySign: 'accounting', useGrouping: false }],
    [['style:code'], { ...halfEven, currencyDisplay: 'code' }],
    [['style:name', 'grouping:false'], { ...halfEven, currencyDisplay: 'name', useGrouping: false }],
    [['symbol:narrow', 'group'], { ...halfEven, currencyDisplay: 'narrowSymbol', useGrouping: true }],
    [['style:standard', 'symbol:default'], halfEven],
    [['round:up'], { roundingMode: 'expand' }],
    [['rounding:truncate'], { roundingMode: 'trunc' }],
    [['round:nowhere', 'constructor', 'style:constructor', ''], halfEven],
    // spec: MNY-019
    [['maxFrac:0', 'minInt:99'], { ...halfEven, maximumFractionDigits: 0, minimumIntegerDigits: 50 }],
    [['minfrac:x'], { ...halfEven, minimumFractionDigits: 0 }],
    [['maximumSignificantDigits:-4'], { ...halfEven, maximumSignificantDigits: 0 }],
  ])('of money: %j', (words, options) => {
    expect(moneyOptionWords(words)).toEqual(options)
  })

  test('of decimals may ask for a percent sign', () => {
    const options = decimalOptionWords(['style:percent-scaled', 'maxFrac:1'])
    expect(formatDecimal('12.25', options)).toBe('12.2%')
    expect(decimalOptionWords(['style:decimal'])).toEqual(halfEven)
  })
})
