import { enhanceReviews } from '@sitewright/cart-client/review'
import type { Cleanup } from '@sitewright/machine'
import { readSettings } from '../settings/settings.ts'
import type { Shop } from '../wiring.ts'

/** Starts printed reviews, and the link that leads to them. */
export const startReviews = ({ client }: Shop, reviews: HTMLElement): Cleanup =>
  enhanceReviews(client, reviews, {
    gate: { areReviewsEnabled: readSettings().reviews, killSwitch: false },
    source: 'native',
    itemId: reviews.dataset.itemId ?? '',
  })
