/** Origin of a product's reviews. */
export type ReviewSource = 'native' | 'imported'

/** Settings that show or hide reviews. */
export interface ReviewGate {
  /** Setting of the store. */
  readonly areReviewsEnabled: boolean
  /** Switched on, it hides all reviews of all stores. */
  readonly killSwitch: boolean
}

/** Checks whether reviews are shown, native or imported. */
export const areReviewsShown = ({ areReviewsEnabled, killSwitch }: ReviewGate): boolean =>
  areReviewsEnabled && !killSwitch
