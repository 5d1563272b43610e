import { describe, expect, test } from 'vitest'
import { messages as arabic } from '../locales/ar.ts'
import { messages as polish } from '../locales/pl.ts'
import {
  isSubscribable,
  periodsPerYear,
  subscriptionText,
  subscriptionTotal,
  type SubscriptionPlan,
  type SubscriptionTextOptions,
} from './index.ts'

const plan = (value: number, unit: string, numBillingCycles = 0): SubscriptionPlan => ({
  billingPeriod: { value, unit },
  numBillingCycles,
})

const unknown: SubscriptionPlan[] = [
  {},
  { billingPeriod: null, numBillingCycles: 3 },
  plan(1, 'DAY'),
  plan(1, 'month'),
  plan(1, 'constructor'),
  plan(0, 'MONTH'),
  plan(-1, 'MONTH'),
  plan(1.5, 'MONTH'),
  plan(1, 'MONTH', -1),
  plan(1, 'MONTH', 1.5),
  plan(1, 'MONTH', NaN),
  { billingPeriod: { value: 1, unit: 'YEAR' } },
  { billingPeriod: { value: 1, unit: 'YEAR' }, numBillingCycles: null },
]

// spec: CRT-045
test.each([
  [1, true],
  [2, false],
  [3, true],
  [4, false],
  [5, false],
])('a product of type %d that is marked can be subscribed to: %s', (productType, expected) => {
  expect(isSubscribable({ productType, isSubscribable: true })).toBe(expected)
  expect(isSubscribable({ productType })).toBe(false)
})

// spec: TPL-117
test('a year has 52 weeks, 12 months and 1 year', () => {
  expect(periodsPerYear).toEqual({ WEEK: 52, MONTH: 12, YEAR: 1 })
})

describe('the length of a subscription', () => {
  // spec: CRT-043 TPL-118
  test.each([
    [plan(1, 'WEEK', 10), 10, 'WEEK'],
    [plan(2, 'WEEK', 26), 1, 'YEAR'],
    [plan(1, 'WEEK', 104), 2, 'YEAR'],
    [plan(1, 'MONTH', 6), 6, 'MONTH'],
    [plan(1, 'MONTH', 12), 1, 'YEAR'],
    [plan(3, 'MONTH', 8), 2, 'YEAR'],
    [plan(5, 'MONTH', 5), 25, 'MONTH'],
    [plan(2, 'YEAR', 3), 6, 'YEAR'],
  ])('of %j is %d %s', (it, value, unit) => {
    expect(subscriptionTotal(it)).toEqual({ kind: 'limited', value, unit })
  })

  // spec: TPL-118
  test('keeps its unit with keepUnit', () => {
    expect(subscriptionTotal(plan(1, 'MONTH', 12), { keepUnit: true })).toEqual({
      kind: 'limited',
      value: 12,
      unit: 'MONTH',
    })
  })

  // spec: CRT-044
  test('is indefinite for 0 cycles', () => {
    expect(subscriptionTotal(plan(1, 'MONTH', 0))).toEqual({ kind: 'indefinite' })
    expect(subscriptionTotal(plan(1, 'YEAR', -0))).toEqual({ kind: 'indefinite' })
  })

  test.each(unknown)('of %j is unavailable', (it) => {
    expect(subscriptionTotal(it)).toEqual({ kind: 'unavailable' })
  })
})

describe('the phrase of a subscription', () => {
  test.each<[SubscriptionPlan, string, SubscriptionTextOptions]>([
    [plan(1, 'WEEK'), '$10.00 every week', {}],
    [plan(2, 'MONTH'), '$10.00 every 2 months', {}],
    [plan(1, 'YEAR', 1), '$10.00 every year for 1 year', {}],
    [plan(2, 'MONTH', 6), '$10.00 every 2 months for 1 year', {}],
    [plan(2, 'MONTH', 6), '$10.00 every 2 months for 12 months', { keepUnit: true }],
    [plan(1, 'WEEK', 1), '$10.00 every week for 1 week', {}],
    [plan(1, 'MONTH', 5), 'from $10.00 every month for 5 months', { from: true }],
    [
      plan(1, 'MONTH'),
      'jeden Monat $10.00',
      { messages: { 'subscription.every': 'jeden {period} {price}', 'subscription.each.MONTH': 'Monat' } },
    ],
  ])('of %j is %s', (it, text, options) => {
    expect(subscriptionText('$10.00', it, options)).toBe(text)
  })

  test.each([null, undefined])("of a product without a plan (%s) is 'Unavailable'", (none) => {
    expect(subscriptionText('$10.00', none)).toBe('Unavailable')
    expect(subscriptionTotal(none)).toEqual({ kind: 'unavailable' })
  })

  // spec: TPL-116
  test.each(unknown)("of %j is 'Unavailable'", (it) => {
    expect(subscriptionText('$10.00', it)).toBe('Unavailable')
  })
})

test.each([
  [1, '10 zł / miesiąc'],
  [2, '10 zł / 2 miesiące'],
  [5, '10 zł / 5 miesięcy'],
])('a period of %d months is in the form that the number has in the language', (months, text) => {
  expect(subscriptionText('10 zł', plan(months, 'MONTH'), { messages: polish })).toBe(text)
})

test('numbers have the digits of the locale, and a price keeps its direction', () => {
  const text = (price: string, locale?: string) =>
    subscriptionText(price, plan(3, 'MONTH', 5), { messages: arabic, locale })
  expect(text('١٠', 'ar-EG')).toContain('٣')
  expect(text('١٠', 'ar_EG')).toContain('١٥')
  expect(text('10')).toContain('3')
  expect(text('\u200f10.00\u00a0US$')).toContain('\u2066\u200f10.00\u00a0US$\u2069')
  expect(subscriptionText('$10.00', plan(1500, 'WEEK'), { locale: 'en-US' })).toBe('$10.00 every 1500 weeks')
})
