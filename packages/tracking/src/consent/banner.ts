import { run, type Cleanup } from '@sitewright/machine'
import { createStore, type Store } from '@sitewright/machine/store'
import { createStart } from '../shared-start.ts'
import { consentBanner, type BannerState } from './banner.machine.ts'
import type { ConsentState, ConsentStore } from './consent.ts'

/** Snapshot of a consent banner. */
export interface BannerSnapshot {
  /** State of the banner. */
  readonly state: BannerState
  /** The visitor's decision. */
  readonly consent: ConsentState
}

/** A banner that asks for consent, and lets a visitor change the decision later. */
export interface ConsentBanner extends Store<BannerSnapshot> {
  /** Grants consent, which is remembered, and hides the banner. */
  readonly accept: () => void
  /** Refuses consent, which is remembered, and hides the banner. */
  readonly decline: () => void
  /** Shows the decision, so that it can be changed. */
  readonly reopen: () => void
  /** Hides a reopened banner. The decision stays. */
  readonly close: () => void
  /** Asks a visitor who has not decided. The banner is hidden when each start is undone. */
  readonly start: () => Cleanup
}

/**
 * Creates a consent banner, without markup: `addConsentBanner` or `ConsentBanner` shows it.
 *
 * @example
 * ```ts
 * const banner = createConsentBanner(consent)
 * const stop = banner.start()
 * addConsentBanner(banner)
 * ```
 */
export function createConsentBanner(consent: ConsentStore): ConsentBanner {
  const runner = run(consentBanner)
  const takeSnapshot = (): BannerSnapshot => ({ state: runner.snapshot(), consent: consent.snapshot() })
  const shown = createStore(takeSnapshot())
  const publish = (): void => shown.set(takeSnapshot())
  /** A decision may come from another tab, and a withdrawal from a page of settings. */
  const follow = (): void => {
    runner.send(consent.snapshot() === 'undecided' ? 'ask' : 'decide')
    publish()
  }

  return {
    snapshot: shown.snapshot,
    subscribe: shown.subscribe,
    accept: () => {
      consent.grant()
      runner.send('decide')
    },
    decline: () => {
      consent.refuse()
      runner.send('decide')
    },
    reopen: () => runner.send('reopen'),
    close: () => runner.send('close'),
    start: createStart(() => {
      const cleanups = [runner.subscribe(publish), consent.subscribe(follow)]
      runner.start()
      if (consent.snapshot() === 'undecided') runner.send('ask')
      publish()
      return () => {
        runner.send('decide')
        runner.stop()
        for (const cleanup of cleanups) cleanup()
      }
    }),
  }
}
