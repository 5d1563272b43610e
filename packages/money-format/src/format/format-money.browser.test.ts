import { expect, test } from 'vitest'
import { formatMoney, formatMoneyRange, formatMoneyToParts } from '../index.ts'
import { digitCases, localeCases, moneyOf } from './cases.test-support.ts'
import { compareWithIntl, locales } from './differential.test-support.ts'

test.each([...localeCases, ...digitCases])(
  'writes $amount $currency with $options as $text, as Node does',
  (it) => {
    expect(formatMoney(moneyOf(it), it.options)).toBe(it.text)
    expect(
      formatMoneyToParts(moneyOf(it), it.options)
        .map((part) => part.value)
        .join(''),
    ).toBe(it.text)
  },
)

test('writes the same as Intl in this browser', { timeout: 120_000 }, () => {
  const { compared, differences } = compareWithIntl()
  expect(differences).toEqual([])
  expect(compared).toBe(locales.length * 27 * 5 * 10)
})

test('writes ranges as Node does', () => {
  const [low, high] = [
    { value: '10', currency: 'EUR' },
    { value: '25.5', currency: 'EUR' },
  ]
  expect(formatMoneyRange(low, high)).toBe('€10.00 – €25.50')
  expect(formatMoneyRange(low, high, { locale: 'de-DE' })).toBe('10,00–25,50\u00a0€')
})
