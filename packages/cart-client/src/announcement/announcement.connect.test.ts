import { expect, test } from 'vitest'
import { connectAnnouncement } from './announcement.connect.ts'

test('changes of the cart are announced politely', () => {
  expect(connectAnnouncement('Mug was added to your cart.')).toEqual({
    role: 'status',
    'aria-live': 'polite',
    'data-cart': 'spoken',
    children: 'Mug was added to your cart.',
  })
})
