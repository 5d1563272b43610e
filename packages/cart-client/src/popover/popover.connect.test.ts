import { expect, test, vi } from 'vitest'
import { messages } from '../messages.ts'
import { connectPopover } from './popover.connect.ts'

test('the popover is a landmark with its text as name, and has a button that closes it', () => {
  const close = vi.fn()
  const text = 'Mug was added to your cart.'
  expect(connectPopover({ isOpen: true, text }, { close, messages })).toEqual({
    root: {
      popover: 'manual',
      role: 'region',
      'aria-label': text,
      'data-cart': 'popover',
      'data-state': 'open',
    },
    text: { children: text },
    close: { 'data-cart': 'popover-close', type: 'button', 'aria-label': 'Close', onClick: close },
  })
  expect(connectPopover({ isOpen: false, text }, { close, messages }).root['data-state']).toBe('closed')
})
