import type { Machine } from '@sitewright/machine'

/**
 * State of a consent banner: hidden, shown to a visitor who has not decided, or opened by one who wants to see or change
 * the decision.
 */
export type BannerState = 'hidden' | 'asking' | 'reopened'
/** Event of a consent banner. */
export type BannerEvent = 'ask' | 'reopen' | 'decide' | 'close'

/** A banner that asks can only be answered. One that the visitor has opened can be closed as well. */
export const consentBanner: Machine<BannerState, BannerEvent> = {
  initial: 'hidden',
  states: {
    hidden: { on: { ask: 'asking', reopen: 'reopened' } },
    asking: { on: { decide: 'hidden' } },
    reopened: { on: { decide: 'hidden', close: 'hidden', ask: 'asking' } },
  },
}
