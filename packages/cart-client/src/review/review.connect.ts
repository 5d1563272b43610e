import type { Attributes, LinkAttributes } from '@sitewright/site/part'
import type { ReviewSource } from './review.ts'

/** Snapshot of the reviews of a product. */
export interface ReviewsView {
  /** `native` for reviews of the platform, `imported` for those of another one. */
  readonly source: ReviewSource
}

/** Attributes of the elements of reviews. */
export interface ReviewsAttributes {
  /** Attributes of the element around all reviews. */
  readonly root: Attributes
  /** Element of one review. */
  readonly review: Attributes
}

/** Attributes of the reviews of a product. */
export const connectReviews = ({ source }: ReviewsView): ReviewsAttributes => ({
  root: { 'data-cart': 'reviews', 'data-source': source },
  review: { 'data-cart': 'review' },
})

/** Attributes of a link to the reviews. */
export const connectReviewsAnchor = (
  { href }: { readonly href: string },
  { follow }: { readonly follow: () => void },
): LinkAttributes => ({ 'data-cart': 'reviews-anchor', href, onClick: follow })

/** A rating, as a number and as text. */
export interface StarsView {
  /** 0 to 5. */
  readonly value: number
  /** '4 of 5 stars'. */
  readonly label: string
}

/** Attributes of a rating, which a style sheet draws as five stars. */
export const connectStars = ({ value, label }: StarsView): Attributes => ({
  'data-cart': 'stars',
  role: 'img',
  'aria-label': label,
  style: { '--_stars': value },
})
