import { expect, test, vi } from 'vitest'
import { connectReviews, connectReviewsAnchor, connectStars } from './review.connect.ts'

test('reviews name their source, and a rating is an image with a name', () => {
  expect(connectReviews({ source: 'imported' })).toEqual({
    root: { 'data-cart': 'reviews', 'data-source': 'imported' },
    review: { 'data-cart': 'review' },
  })
  expect(connectStars({ value: 4.5, label: '4.5 of 5 stars' })).toEqual({
    'data-cart': 'stars',
    role: 'img',
    'aria-label': '4.5 of 5 stars',
    style: { '--_stars': 4.5 },
  })
})

test('a link to the reviews leads there, and is followed', () => {
  const follow = vi.fn()
  expect(connectReviewsAnchor({ href: '#reviews' }, { follow })).toEqual({
    'data-cart': 'reviews-anchor',
    href: '#reviews',
    onClick: follow,
  })
})
