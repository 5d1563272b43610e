import { expect, test, vi } from 'vitest'
import { connectInstalment } from './instalment.connect.ts'

const offer = {
  kind: 'in-range',
  brand: 'primary',
  locale: 'en_US',
  text: '4 interest-free payments of $25.00',
  oneLineText: 'or 4 interest-free payments of $25.00 with',
} as const

test('an instalment banner is a button that opens the dialog, with a place for the brand', () => {
  const open = vi.fn()
  const button = { type: 'button', 'aria-disabled': undefined, onClick: open }
  expect(connectInstalment({ offer, isFetching: false }, { open })).toEqual({
    root: { 'data-cart': 'instalment', 'data-state': 'in-range' },
    pill: { ...button, 'data-cart': 'instalment-pill' },
    text: { children: '4 interest-free payments of $25.00' },
    brand: { 'data-cart': 'brand' },
    info: { ...button, 'data-cart': 'instalment-info' },
  })
})

test('an instalment banner of one line leads to the logo, and is disabled while it fetches', () => {
  const { text, pill, info } = connectInstalment(
    { offer, isFetching: true },
    { open: vi.fn(), isOneLine: true },
  )
  expect(text.children).toBe('or 4 interest-free payments of $25.00 with')
  expect([pill['aria-disabled'], info['aria-disabled']]).toEqual([true, true])
})
