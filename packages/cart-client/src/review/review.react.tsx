'use client'

import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { useCartClient } from '../provider/cart-provider.react.tsx'
import { connectReviews, connectReviewsAnchor, connectStars, type StarsView } from './review.connect.ts'
import { areReviewsShown, type ReviewGate, type ReviewSource } from './review.ts'

/** Props of `Root`. */
export interface ReviewsProps extends ComponentPropsWithoutRef<'section'> {
  /** Settings that show reviews, or hide them. */
  readonly gate: ReviewGate
  /** Origin of the reviews: the store's own, or imported ones. */
  readonly source: ReviewSource
}

/** The reviews of a product, or anything that belongs to them. Not shown if the store shows no reviews. */
export function Root({ gate, source, ...element }: ReviewsProps): ReactNode {
  return areReviewsShown(gate) ? <section {...element} {...connectReviews({ source }).root} /> : null
}

/** Props of `Anchor`. */
export interface AnchorProps extends ComponentPropsWithoutRef<'a'> {
  /** Settings that show reviews, or hide them. */
  readonly gate: ReviewGate
  /** Id of the product. */
  readonly itemId: string
  /** Address of the reviews: `#reviews`. */
  readonly href: string
}

/** A link to the reviews. */
export function Anchor({ gate, itemId, href, children, ...link }: AnchorProps): ReactNode {
  const { emit } = useCartClient()
  if (!areReviewsShown(gate)) return null
  const follow = (): void => emit({ kind: 'reviews-anchor-clicked', itemId })
  return (
    <a {...link} {...connectReviewsAnchor({ href }, { follow })}>
      {children}
    </a>
  )
}

/** Props of `Stars`: the rating, and its text for screen readers. */
export type StarsProps = StarsView

/** A rating as five stars. */
export const Stars = (rating: StarsProps): ReactNode => <span {...connectStars(rating)} />

/** Props of `Review`. */
export interface ReviewProps extends ComponentPropsWithoutRef<'article'> {
  /** Author and date. */
  readonly by: ReactNode
}

/** One review. */
export const Review = ({ by, children, ...element }: ReviewProps): ReactNode => (
  <article {...element} {...connectReviews({ source: 'native' }).review}>
    {children}
    <footer>{by}</footer>
  </article>
)
