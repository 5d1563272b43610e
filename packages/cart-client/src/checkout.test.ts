import { describe, expect, test } from 'vitest'
import { centsAmount, isMinimumMet, minimumText, subtotalAmount, subtotalText } from './checkout.ts'
import { messages as arabic } from './locales/ar.ts'
import { messages } from './messages.ts'

describe('money of a cart', () => {
  // spec: CRT-038
  test('the subtotal is in the store currency', () => {
    expect(subtotalAmount({ subtotalCents: 50_000 }, 'JPY')).toEqual({ value: '500.00', currency: 'JPY' })
    expect(subtotalText({ subtotalCents: 1999 }, { currency: 'USD' })).toBe('$19.99')
    expect(subtotalText({ subtotalCents: 1999 }, { currency: 'EUR', locale: 'de-DE' })).toBe('19,99\u00a0€')
  })

  test.each([
    [1999, '19.99'],
    [1999.5, '20.00'],
    [-1, '-0.01'],
    [Number.NaN, '0.00'],
    [Infinity, '0.00'],
    [2 ** 53, '0.00'],
  ])('%d hundredths are %s', (cents, value) => {
    expect(centsAmount(cents, 'USD')).toEqual({ value, currency: 'USD' })
  })

  // spec: CRT-011 CRT-012
  test('a minimum subtotal is met by as much', () => {
    const minimum = { value: '20.00', currency: 'USD' }
    expect(isMinimumMet({ subtotalCents: 1999 }, minimum)).toBe(false)
    expect(isMinimumMet({ subtotalCents: 2000 }, minimum)).toBe(true)
    expect(isMinimumMet({ subtotalCents: 0 }, undefined)).toBe(true)
    expect(minimumText(minimum, messages)).toBe('To check out, your order subtotal must be $20.00 or more.')
    expect(minimumText({ value: '20.00', currency: 'EUR' }, messages, 'de-DE')).toBe(
      'To check out, your order subtotal must be 20,00\u00a0€ or more.',
    )
  })

  test('money in Latin letters keeps its direction in a sentence from right to left', () => {
    expect(minimumText({ value: '20.00', currency: 'USD' }, arabic, 'ar-AE')).toContain(
      '\u2066\u200f20.00\u00a0US$\u2069',
    )
    expect(minimumText({ value: '20.00', currency: 'AED' }, arabic, 'ar-AE')).not.toContain('\u2066')
  })
})
