'use client'

import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { areReviewsShown, type ReviewGate, type ReviewSource } from './review.ts'
import { useCartClient } from '../client/cart-provider.react.tsx'

export interface ReviewsProps extends ComponentPropsWithoutRef<'section'> {
  readonly gate: ReviewGate
  readonly source: ReviewSource
}

/** The reviews of a product, or anything that belongs to them: only where the store shows reviews at all. */
export function Root({ gate, source, ...element }: ReviewsProps): ReactNode {
  return areReviewsShown(gate) ? <section {...element} data-cart="reviews" data-source={source} /> : null
}

export interface AnchorProps extends ComponentPropsWithoutRef<'a'> {
  readonly gate: ReviewGate
  readonly itemId: string
}

/** A link down to the reviews. */
export function Anchor({ gate, itemId, href, children, ...link }: AnchorProps): ReactNode {
  const { emit } = useCartClient()
  if (!areReviewsShown(gate)) return null
  return (
    <a
      {...link}
      href={href}
      data-cart="reviews-anchor"
      onClick={() => emit({ kind: 'reviews-anchor-clicked', itemId })}
    >
      {children}
    </a>
  )
}

export interface StarsProps {
  /** 0 to 5. */
  readonly value: number
  /** The same in words: '4 of 5 stars'. */
  readonly label: string
}

/** A rating as five stars. */
export const Stars = ({ value, label }: StarsProps): ReactNode => (
  <span role="img" aria-label={label} data-cart="stars" style={{ '--_stars': value } as object} />
)

export interface ReviewProps extends ComponentPropsWithoutRef<'article'> {
  /** Who wrote it, and when. */
  readonly by: ReactNode
}

/** One review. */
export const Review = ({ by, children, ...element }: ReviewProps): ReactNode => (
  <article {...element} data-cart="review">
    {children}
    <footer>{by}</footer>
  </article>
)
