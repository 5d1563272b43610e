import { expect, test, vi } from 'vitest'
import { messages as japanese } from '../locales/ja.ts'
import { messages } from '../messages.ts'
import { connectQuickView } from './quick-view.connect.ts'

test('a quick-view button is named by its product, where that has a name', () => {
  const open = vi.fn()
  expect(connectQuickView({ label: 'Quick View', name: 'Mug' }, { open, messages })).toEqual({
    root: { 'aria-label': 'Quick View: Mug' },
    button: {
      'aria-label': 'Quick View: Mug',
      'data-cart': 'button',
      'data-kind': 'quiet',
      type: 'button',
      onClick: open,
      children: 'Quick View',
    },
  })
  expect(
    connectQuickView({ label: 'Quick View', name: '' }, { open, messages }).root['aria-label'],
  ).toBeUndefined()
})

test('its name is put together as its language does', () => {
  const { root } = connectQuickView({ label: '表示', name: 'Mug' }, { open: vi.fn(), messages: japanese })
  expect(root['aria-label']).toBe('表示：Mug')
})
