/** Where the reviews of a product come from. */
export type ReviewSource = 'native' | 'imported'

/** What decides whether reviews are shown. */
export interface ReviewGate {
  readonly areReviewsEnabled: boolean
  /** Switched on, it hides all reviews of all stores. */
  readonly killSwitch: boolean
}

/** Whether reviews are shown, native or imported. */
export const areReviewsShown = ({ areReviewsEnabled, killSwitch }: ReviewGate): boolean =>
  areReviewsEnabled && !killSwitch
