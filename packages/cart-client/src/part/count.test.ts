import { describe, expect, test } from 'vitest'
import { messages as arabic } from '../locales/ar.ts'
import { messages as polish } from '../locales/pl.ts'
import { messages } from '../messages.ts'
import { cartCount, countText, spokenCount } from './count.ts'

describe('the number of items', () => {
  // spec: CRT-024 CRT-106
  test.each([
    [0, '0', '0 items in cart'],
    [1, '1', 'One item in cart'],
    [2, '2', '2 items in cart'],
    [100, '100', '100 items in cart'],
    [101, '100+', 'More than 100 items in cart'],
  ])('%i items: %s, spoken %s', (count, shown, spoken) => {
    expect([countText(count, messages), spokenCount(count, messages)]).toEqual([shown, spoken])
    expect(cartCount(count, messages)).toEqual({ count, text: shown, spoken })
  })

  test('has the digits of the locale', () => {
    expect(cartCount(42, messages, 'ar-EG')).toEqual({ count: 42, text: '٤٢', spoken: '٤٢ items in cart' })
  })
})

test.each([
  [1, 'Jeden produkt w koszyku', 'منتج واحد في السلة'],
  [2, '2 produkty w koszyku', 'منتجان في السلة'],
  [5, '5 produktów w koszyku', '5 منتجات في السلة'],
  [22, '22 produkty w koszyku', '22 منتجًا في السلة'],
  [100, '100 produktów w koszyku', '100 منتج في السلة'],
])('%d items are spoken in the form that the number has in the language', (count, inPolish, inArabic) => {
  expect(spokenCount(count, polish)).toBe(inPolish)
  expect(spokenCount(count, arabic)).toBe(inArabic)
})

test('more items than are counted have the digits of the locale too', () => {
  expect(cartCount(101, messages, 'ar-EG')).toMatchObject({
    text: '١٠٠+',
    spoken: 'More than ١٠٠ items in cart',
  })
  expect(cartCount(101, messages, 'en-US').text).toBe('100+')
})
