import { expect, test } from 'vitest'
import { all } from '../family/all.ts'
import { createEngine } from '../index.ts'

const engine = createEngine({ families: [all], logger: () => {} })

test.each([
  ['12345678901234567', '$123,456,789,012,345.67'],
  ['1234.5', '$12.34'],
  ['1234.5000000000000000001', '$12.35'],
  ['-5', '-$0.05'],
  ['.5', '$0.00'],
  [0, '$0.00'],
  [1e5, '$1,000.00'],
  ['none', '$0.00'],
])('hundredths become money digit by digit: %s', (cents, text) => {
  expect(engine.render('{@|bookkeeper-money-format}', cents, { locale: 'en-US' }).output).toBe(text)
})

test.each([
  ['10', '1000'],
  ['10.00', '1000'],
  ['1.5', '150'],
  ['1.005', '100.5'],
  ['-0.5', '-50'],
  ['+1', '100'],
  ['.5', '50'],
  ['0', '0'],
])('money becomes hundredths digit by digit: %s', (value, text) => {
  const item = { structuredContent: { productType: 2, priceMoney: { value, currency: 'USD' } } }
  expect(engine.render('{@|from-price}', item).output).toBe(text)
})

test.each([
  ['1e400', false],
  [8_640_000_000_000_001, false],
  [-8_640_000_000_000_001, false],
  [8_640_000_000_000_000, true],
  [Infinity, false],
])('the age of %s is that of a date, or it is none', (date, isDate) => {
  const { output } = engine.render('{@|timesince}', typeof date === 'string' ? Number(date) : date)
  expect(output !== 'Invalid date.').toBe(isDate)
})
