import type { Cleanup } from '@sitewright/machine'
import { spread } from '@sitewright/site/part'
import type { CartClient } from '../client/client.browser.ts'
import { all, once } from '../part/find.dom.ts'
import { connectReviews, connectReviewsAnchor } from './review.connect.ts'
import { areReviewsShown, type ReviewGate, type ReviewSource } from './review.ts'

/** Settings of `enhanceReviews`. */
export interface EnhanceReviewsOptions {
  /** Settings that show reviews, or hide them. */
  readonly gate: ReviewGate
  /** Origin of the reviews: the store's own, or imported ones. */
  readonly source: ReviewSource
  /** Id of the product. */
  readonly itemId: string
}

/**
 * Enhances printed reviews, which keep the page's look: they, and the links to them, are hidden if the store shows no
 * reviews, and a press of a link is an event.
 */
export function enhanceReviews(
  client: CartClient,
  reviews: HTMLElement,
  { gate, source, itemId }: EnhanceReviewsOptions,
): Cleanup {
  const hidden = !areReviewsShown(gate)
  const follow = (): void => client.emit({ kind: 'reviews-anchor-clicked', itemId })
  return once(reviews, () => {
    const href = `#${reviews.id}`
    const anchors = reviews.id ? all(reviews.ownerDocument, `a[href="${CSS.escape(href)}"]`) : []
    const { root } = connectReviews({ source })
    const link = connectReviewsAnchor({ href }, { follow })
    const cleanups = [
      spread(reviews, { ...root, hidden, 'data-cart': undefined }),
      ...anchors.map((anchor) => spread(anchor, { onClick: link.onClick, hidden })),
    ]
    return () => {
      for (const cleanup of cleanups) cleanup()
    }
  })
}
