import { expect, test, vi } from 'vitest'
import { connectQuickView } from './quick-view.connect.ts'

test('a quick-view button is named by its product, where that has a name', () => {
  const open = vi.fn()
  expect(connectQuickView({ label: 'Quick View', name: 'Mug' }, { open })).toEqual({
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
  expect(connectQuickView({ label: 'Quick View', name: '' }, { open }).root['aria-label']).toBeUndefined()
})
