import type { Store } from '@sitewright/machine/store'

/** The visitor's decision about tracking. */
export type ConsentState = 'undecided' | 'granted' | 'refused'

/** The visitor's decision, and the functions that change it. */
export interface ConsentStore extends Store<ConsentState> {
  /** Remembers that the visitor agrees. */
  readonly grant: () => void
  /** Remembers that the visitor refuses. */
  readonly refuse: () => void
  /** Forgets the decision, so that the visitor is asked again. Queue and cookies are erased as after a refusal. */
  readonly withdraw: () => void
}
