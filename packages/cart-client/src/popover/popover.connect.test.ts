import { expect, test, vi } from 'vitest'
import { messages } from '../messages.ts'
import { connectPopover } from './popover.connect.ts'

test('the popover is a landmark with its text as name, and has a button that closes it', () => {
  const close = vi.fn()
  const text = 'Mug was added to your cart.'
  expect(connectPopover({ isOpen: true, text, name: 'Mug' }, { close, messages })).toEqual({
    root: {
      popover: 'manual',
      role: 'region',
      'aria-label': text,
      'data-cart': 'popover',
      'data-state': 'open',
    },
    text: { children: text },
    textParts: ['', 'Mug', ' was added to your cart.'],
    close: { 'data-cart': 'popover-close', type: 'button', 'aria-label': 'Close', onClick: close },
  })
  expect(connectPopover({ isOpen: false, text }, { close, messages }).root['data-state']).toBe('closed')
})

test.each([
  ['at the end', 'In den Korb gelegt: Mug', 'Mug', ['In den Korb gelegt: ', 'Mug', '']],
  ['that is not in it', 'Added.', 'Mug', ['Added.', '', '']],
  ['that is empty', ' was added to your cart.', '', ['', '', ' was added to your cart.']],
])('the text of the popover has parts around a name %s', (_, text, name, parts) => {
  const { textParts } = connectPopover({ isOpen: true, text, name }, { close: () => undefined, messages })
  expect(textParts).toEqual(parts)
})
