import { expect, test } from 'vitest'
import { all } from '../../family/all.ts'
import { html } from '../../escape/index.ts'
import { intl } from '../../i18n/intl/intl.ts'
import { createEngine } from '../../index.ts'

const engine = createEngine({ families: [all], logger: () => {} })

test.each([
  ['ar-AE', 'USD', '<bdi dir="ltr">\u200f62.00\u00a0US$</bdi>'],
  ['ar-AE', 'EUR', '\u200f62.00\u00a0€'],
  ['en-US', 'USD', '$62.00'],
])('a price in %s and %s has the direction that keeps its sign together', (language, currency, markup) => {
  const money = { value: '62.00', currency }
  const record = {
    website: { language },
    featureFlags: { useCLDRMoneyFormat: true },
    structuredContent: { productType: 1, variants: [{ priceMoney: money }], priceMoney: money },
  }
  expect(engine.render('{@|product-price}', record, { locale: language }).output.trim()).toBe(
    `<div class="product-price">\n${markup}\n</div>`,
  )
})

test('an engine that escapes also escapes prices in the words of a locale of one’s own', () => {
  const own = (locale: string) => {
    const made = intl(locale)
    return made && { ...made, money: (amount: string, currency: string) => `${amount} ${currency}` }
  }
  const escaping = createEngine({ families: [all, { i18n: own }], escape: html })
  const { output } = escaping.render('{@|product-price}', {
    featureFlags: { useCLDRMoneyFormat: true },
    structuredContent: { productType: 2, priceMoney: { value: '1', currency: '<b>' } },
  })
  expect(output).toContain('1 &lt;b&gt;')
})
