import { expect, test } from 'vitest'
import { all } from '../family/all.ts'
import { createEngine } from '../index.ts'

const engine = createEngine({ families: [all], dialect: 'java', logger: () => {} })
const show = (template: string, data: unknown): string => engine.render(template, data).output

test.each([
  ['{@|money-format}', 1234567, '12,345.67'],
  ['{@|moneyFormat}', 5, '0.05'],
  ['{@|money-string}', 123456, '<span class="sqs-money-native">1,234.56</span>'],
  ['{@|datetimefield}', 5, ''],
  ['{@|unit}', 5, ''],
  ['{@|bookkeeper-money-format}', 12345, '$123.45'],
  ['{@|timesince}', null, 'Invalid date.'],
  ['{@|timesince}', '1700000000000', 'Invalid date.'],
  [
    '{@|cart-subtotal}',
    { subtotalCents: 12345 },
    '<span class="sqs-cart-subtotal"><span class="sqs-money-native">123.45</span></span>',
  ],
  ['{.units-metric?}yes{.or}no{.end}', { a: 1 }, 'yes'],
])('the Java dialect prints %s', (template, data, output) => {
  expect(show(template, data)).toBe(output)
})
