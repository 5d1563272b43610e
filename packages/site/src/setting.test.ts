import { describe, expect, test } from 'vitest'
import { parseStoreSettings, parseWebsiteSettings, upgradePaths, usesCldrMoneyFormat } from './setting.ts'

describe('website settings', () => {
  // spec: SIT-031
  test('hold the time zone, the money format and the captcha site key', () => {
    const raw = { timeZone: 'Europe/Berlin', useCLDRMoneyFormat: true, captchaSettings: { siteKey: 'key' } }
    expect(parseWebsiteSettings(raw)).toEqual(raw)
  })

  // spec: SIT-031 TPL-069
  test.each([undefined, null, [], { timeZone: 7, captchaSettings: 'key', useCLDRMoneyFormat: 'yes' }])(
    'are in New York when they are %j',
    (raw) => {
      expect(parseWebsiteSettings(raw)).toEqual({ timeZone: 'America/New_York', captchaSettings: {} })
    },
  )
})

describe('store settings', () => {
  // spec: SIT-032
  test('hold the currency, the multiple quantities of services, the restock text and the money format', () => {
    const raw = {
      selectedCurrency: 'EUR',
      multipleQuantityAllowedForServices: false,
      restockSuccessText: 'Thanks!',
      useCLDRMoneyFormat: false,
    }
    expect(parseStoreSettings(raw)).toEqual(raw)
  })

  // spec: SIT-032
  test.each([undefined, 'EUR', { selectedCurrency: '', multipleQuantityAllowedForServices: 'no' }])(
    'are in dollars, and let services come in numbers, when they are %j',
    (raw) => {
      expect(parseStoreSettings(raw)).toEqual({
        selectedCurrency: 'USD',
        multipleQuantityAllowedForServices: true,
      })
    },
  )
})

// spec: SIT-031 SIT-032
test.each([
  [true, false, true],
  [false, true, false],
  [undefined, true, true],
  [undefined, undefined, false],
])(
  'with %s for the website and %s for the store, the locale formats money: %s',
  (website, store, expected) => {
    const of = (useCLDRMoneyFormat: boolean | undefined) => ({ useCLDRMoneyFormat })
    expect(usesCldrMoneyFormat(of(website), of(store))).toBe(expected)
  },
)

describe('upgrade paths', () => {
  // spec: SIT-008
  test('lead to the billing upgrade and to the website subscriptions', () => {
    const paths = {
      trial: '/config/settings/billing/upgrade',
      subscriptions: '/config/settings/subscriptions',
    }
    expect(upgradePaths(paths)).toEqual(paths)
  })

  // spec: SIT-008
  test.each(['', 'https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', 'settings'])(
    'refuse %j',
    (trial) => {
      expect(() => upgradePaths({ trial, subscriptions: '/config' })).toThrow("Give the path of 'trial'")
    },
  )
})
