export { areReviewsShown, type ReviewGate, type ReviewSource } from './review.ts'
export {
  connectReviews,
  connectReviewsAnchor,
  connectStars,
  type ReviewsAttributes,
  type ReviewsView,
  type StarsView,
} from './review.connect.ts'
export { enhanceReviews, type EnhanceReviewsOptions } from './review.dom.ts'
